import {
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
  field,
  headings,
  press,
  problemsOfForm,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { screen, within } from '@testing-library/react';
import { open, openEnglish, type SampleSetting } from '../open-sample.fixture.ts';
import { sampleRegistration } from './registration.fixture.ts';

const links = { relatedExhibitions: [], social: {} };
const ahead = { links, now: '2026-03-01T01:00:00Z' };
const register = (search: string, setting: SampleSetting = {}) =>
  openEnglish('pre-registration', { ...ahead, search, ...setting });
const boxes = (scope: Pick<typeof screen, 'getAllByRole'> = screen) =>
  scope.getAllByRole('checkbox').map((box) => box.getAttribute('value'));

it('tells the rules and each kind’s days before it asks for anything', async () => {
  await register('');
  const trade = region('Trade visitor');
  expect(textsOf(within(trade).getAllByRole('listitem'))[0]).toBe('Fri 17 April 10:00–18:00');
  expectLink('Register as a trade visitor', '/en/VisitorReg?as=trade', trade);
  const forPublic = region('Public visitor');
  expect(forPublic).not.toHaveTextContent('17 April');
  expectLink('Register as a public visitor', '/en/VisitorReg?as=public', forPublic);
  const rules = textsOf(within(region('Before you register')).getAllByRole('listitem'));
  expect(rules[0]).toMatch(/18 or over/u);
  expect(rules).toHaveLength(3);
  expect(screen.queryByRole('textbox')).toBeNull();
  expectLink('Lost your badge?', '/en/VisitorReg/Badge');
});

it('asks a public visitor for four fields, and offers only public days', async () => {
  await register('as=public');
  const fields = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
  expect(fields).toEqual(['Name', 'Email', 'Country', 'Code']);
  expect(boxes()).toEqual(['2026-04-18', '2026-04-19', '2026-04-20', 'yes', 'yes']);
  await press('Register');
  expect(problemsOfForm()).toEqual([
    'Days of your visit: please fill this in.',
    'Name: please fill this in.',
    'Email: please fill this in.',
    'Country or region: please fill this in.',
    'I am 18 or over: please fill this in.',
    'Verification code: please fill this in.',
  ]);
});

it('asks a trade visitor for company and position too, within twelve controls', async () => {
  await register('as=trade');
  expect(field(/^Company/u)).toBeVisible();
  expect(field(/^Position/u)).toBeVisible();
  expect(boxes()).toContain('2026-04-17');
  const controls = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('checkbox')];
  expect(controls.length).toBeLessThanOrEqual(12);
  expectNoText(/The organiser checks registrations/u);
});

it('says that staff approve trade visitors, where they do', async () => {
  const edition = { ...sampleEdition, Registration: { ApproveTrade: true } };
  await register('as=trade', { edition });
  expectText(/^The organiser checks registrations/u);
});

it.each<[string, SampleSetting]>([
  ['an unknown kind', { search: 'as=press' }],
  [
    'the day after its last one',
    { edition: { ...sampleEdition, Registration: { Until: '2026-02-28' } } },
  ],
  ['during the show', { now: '2026-04-18T05:10:00Z' }],
])('shows no form for %s', async (_when, setting) => {
  await register('as=trade', setting);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that a mail is on its way, with the reference', async () => {
  await register('ref=DSW-7K3M-Q9TX');
  expect(headings(1)).toEqual(['Look in your inbox: your badge is on its way']);
  expectText('DSW-7K3M-Q9TX');
});

describe('the badge', () => {
  const openBadge = (badge: unknown, search = '') =>
    openEnglish('badge', { ...ahead, search, data: { badge } });
  const buttons = () => textsOf(screen.queryAllByRole('button', { name: /./u, hidden: true }));

  it('has name, company, kind, days and a QR code, and can be changed and cancelled', async () => {
    await openBadge(sampleRegistration('en'));
    const badge = within(region('Jing Lin'));
    for (const text of ['Mountain & Sea Bar', 'Sommelier', 'Trade visitor', 'DSW-7K3M-Q9TX'])
      expect(badge.getByText(text)).toBeVisible();
    expect(textsOf(badge.getAllByRole('listitem'))).toEqual([
      'Fri 17 April 10:00–18:00',
      'Sat 18 April 10:00–18:00',
    ]);
    expect(badge.getByRole('img', { name: 'QR code of the badge' })).toBeVisible();
    const days = within(region('Change the days')).getAllByRole('checkbox', { checked: true });
    expect(days.map((day) => day.getAttribute('value'))).toEqual(['2026-04-17', '2026-04-18']);
    expect(buttons()).toEqual(['Print this page', 'Save the days', 'Cancel and delete']);
  });

  it.each([
    ['waiting', 'We are checking your registration', ['Save the days', 'Cancel and delete']],
    ['declined', 'Your registration was declined', ['Cancel and delete']],
  ] as const)('has no QR code while it is %s', async (State, title, names) => {
    const { Registration } = sampleRegistration('en', { State });
    const { Badge: _badge, ...rest } = Registration ?? {};
    await openBadge({ Registration: rest });
    expectText(title);
    expect(screen.queryByRole('img', { name: /QR/u })).toBeNull();
    expect(buttons()).toEqual(names);
  });

  it('without a link asks for the address, and says the same whether it is registered', async () => {
    await openBadge({});
    expectTitle('Your Badge');
    expect(
      within(region('Lost your badge?')).getByRole('textbox', { name: /^Email/u }),
    ).toBeVisible();
  });

  it('asks for no address once the fair is over, and leads to the next one', async () => {
    const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
    const edition = { ...sampleEdition, Next };
    await openEnglish('badge', { edition, now: '2026-05-20T02:00:00Z', data: { badge: {} } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expectLink('Notify me', '/en/Notify?as=visitor');
  });

  it.each([
    ['sent', 'An email is on its way'],
    ['cancelled', 'Your registration is cancelled'],
  ])('says what was done: %s', async (done, title) => {
    await openBadge({}, `done=${done}`);
    expectText(title);
  });

  it('is in Chinese on the Chinese page', async () => {
    await open('badge', { ...ahead, data: { badge: sampleRegistration('tw') } });
    expectTitle('參觀證');
    expect(within(region('林靜')).getByText('專業買主')).toBeVisible();
  });
});
