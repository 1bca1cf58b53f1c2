import {
  expectLink,
  expectNewTab,
  expectNoLink,
  expectNoText,
  expectText,
  expectTitle,
  problemsOfForm,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDirectory } from './exhibitor-records.fixture.ts';
import { open, openEnglish, type SampleSetting } from './open-sample.fixture.ts';

/** Opens a page in English, weeks before the show if no time is given. */
const openAt = (id: string, setting: SampleSetting = {}) =>
  openEnglish(id, { now: '2026-03-01T01:00:00Z', ...setting });

// The clock stands.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));

describe('paid services', () => {
  const links = { relatedExhibitions: [], social: {} };

  it('can be ordered until two months after the show', async () => {
    await open('exhibitor-upgrade', { now: '2026-06-20T15:59:00Z' });
    const period = screen.getByText('即日起').parentElement;
    expect(period).toHaveTextContent('即日起 至 2026年6月20日（六）');
    expectNewTab('登入參展商系統選購', 'https://service.example/tw');
  });

  it('cannot be ordered after the service period', async () => {
    await openAt('exhibitor-upgrade', { now: '2026-06-20T16:00:00Z' });
    expectText('The service period has ended');
    expectNoLink('Order in the exhibitor system');
  });

  it('are ordered at the own desk when no ordering system is configured', async () => {
    await openAt('exhibitor-upgrade', { links });
    expectLink('Order at the exhibitor desk', '/en/ExhibitorDesk');
  });

  it('are compared with the free services, with each fee and the total', async () => {
    await openAt('exhibitor-upgrade');
    const row = within(screen.getByRole('row', { name: /^Company profile/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)).toEqual([
      'Name and booth',
      'Text, brands and links',
      'NT$6,000',
    ]);
    expect(screen.getByText('All 2 together')).toHaveTextContent('NT$10,500');
  });
});

describe('the exhibitor calendar', () => {
  it('marks next and past deadlines, and offers upcoming ones as calendar files', async () => {
    await openAt('exhibitor-calendar');
    const next = screen.getByRole('listitem', { current: 'step' });
    expect(next).toHaveTextContent('Next, 5 days left');
    expect(screen.getByText('Past').closest('li')).toHaveAttribute('data-stage', 'past');
    expectLink(
      /^Add to my calendar ?: Move-out$/,
      '/api/expo/Deadlines/Calendar/DSWINE2026/4.ics?Lang=en',
    );
  });

  it('links the form and the page of a deadline, and shows the late fee', async () => {
    await openAt('exhibitor-calendar', { now: '2026-03-20T01:00:00Z' });
    const item = screen.getByText('Late: until Fri 10 April 2026 (30 per cent more)').closest('li');
    const deadline = within(item ?? document.body);
    expect(deadline.getByRole('heading')).toHaveTextContent('Power and equipment');
    const form = deadline.getByRole('link', { name: 'Order form CSV, 1 KB' });
    expect(form).toHaveAttribute('download');
    expectLink('For exhibitors', '/en/ExhibitorInfo', item ?? document.body);
  });

  it('shows the next deadline on the page of another month too', async () => {
    const params = { month: '2026-04' };
    await open('exhibitor-calendar', { params, now: '2026-03-06T01:00:00Z' });
    expectTitle(/2026年4月/);
    expectText('今天截止', '水電與設備申請');
  });

  it('shows that all deadlines have passed', async () => {
    await openAt('exhibitor-calendar', { now: '2026-05-01T00:00:00Z' });
    expectText(/All deadlines of this edition have gone by/);
  });

  it('links back to the calendar from an unknown month', async () => {
    await open('exhibitor-calendar', { params: { month: 'spring' } });
    expectText('找不到這一頁');
    for (const link of screen.getAllByRole('link', { name: '參展時程' }))
      expect(link).toHaveAttribute('href', '/ExhibitorCalendar');
  });
});

it('lists a download with name, format, size, upload date and thumbnail', async () => {
  await openAt('exhibitor-download');
  const row = screen.getByRole('row', { name: /Exhibitor manual/ });
  for (const text of ['PDF', '721 KB', 'Wed 15 October 2025']) expect(row).toHaveTextContent(text);
  expect(within(row).getByRole('img', { name: 'Thumbnail of Exhibitor manual' })).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('download', 'exhibitor-manual-en.pdf');
  expectLink('Download it', '/api/expo/Downloads/Archive/DSWINE2026?Lang=en');
});

describe('the page of the printed directory', () => {
  const notYet = 'The exhibition directory is not available yet';

  it('shows that the directory is not available yet, and links the booking inquiry', async () => {
    await openAt('ad-directory', { now: '2026-03-13T15:59:00Z' });
    expectText(notYet);
    expectLink('Ask about a space', '/en/ExhibitorInquiry');
  });

  it('links the available directory, and closes booking after the last day', async () => {
    const Open = { Label: 'Read it', Path: '/ExhibitorDownload' };
    const printed = { ...sampleDirectory('en', 'Printed'), Open };
    await openAt('ad-directory', { data: { printed }, now: '2026-03-13T16:00:00Z' });
    expectLink('Read it', '/en/ExhibitorDownload');
    expectNoText(notYet);
    expectText('Booking for this edition has ended.');
    expectNoLink('Ask about a space');
  });
});

it.each([
  ['ad-directory', '2026-03-01T01:00:00Z', /not available yet/u],
  ['ad-online-directory', '2026-04-18T04:00:00Z', /^Not published online$/u],
  ['ad-directory', '2026-04-20T12:00:00Z', /^This edition is over$/u],
  ['ad-public-area', '2026-11-22T04:00:00Z', /^This edition is over$/u],
])('the page %s shows at %s only that it is %s', async (id, now, text) => {
  await openAt(id, { now });
  const stages = screen.getAllByText(
    /not available yet|^Not published|edition is over|being edited/u,
  );
  expect(stages).toEqual([screen.getByText(text)]);
});

describe('the exhibitor inquiry', () => {
  it.each([
    ['en', 'Send the inquiry', 'Please enter a telephone or a mobile number.', 'Email'],
    ['tw', '送出洽詢', '請填寫電話或手機', '電子郵件'],
  ] as const)('reports missing and invalid fields (%s)', async (locale, name, reach, email) => {
    await open('exhibitor-inquiry', { locale });
    const submit = () => userEvent.click(screen.getByRole('button', { name }));
    await submit();
    expect(problemsOfForm()).toHaveLength(6);
    expect(problemsOfForm()[2]).toBe(reach);
    const field = screen.getByRole('textbox', { name: new RegExp(`^${email}`, 'u') });
    await userEvent.type(field, 'lin@');
    await submit();
    expect(field).toHaveAccessibleDescription(/電子郵件不完整|address is incomplete/u);
  });

  it('is confirmed with its reference number', async () => {
    await openAt('exhibitor-inquiry-completed', { search: '?ref=DSW-7K2M-9QXA' });
    expectText('DSW-7K2M-9QXA');
  });

  it('is not confirmed for an invalid reference number', async () => {
    await openAt('exhibitor-inquiry-completed', { search: '?ref=You have won' });
    expectTitle('No inquiry has been sent from here yet');
    expectNoText(/won/);
  });
});
