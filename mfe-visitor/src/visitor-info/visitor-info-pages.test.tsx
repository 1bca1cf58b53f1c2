import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import {
  expectLink,
  expectNewTab,
  expectNoLink,
  expectNoText,
  expectText,
  expectTitle,
  headings,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';

const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
const afterShow = { edition: { ...sampleEdition, Next }, now: '2026-05-20T02:00:00Z' };

describe('about the fair', () => {
  it('shows the fair with its hours, areas and visitors, and links further pages', async () => {
    await openEnglish('about-exhibition');
    expectTitle('About the fair');
    expect(screen.getByText('1,355', { exact: false })).toBeVisible();
    const hours = screen.getByRole('table', { name: 'Opening hours' });
    const name = 'Fri 17 April 2026 10:00–18:00 Trade visitors';
    expect(within(hours).getByRole('row', { name })).toBeVisible();
    const plans = within(region('Four themed areas')).getAllByRole('link', { name: /on the plan/ });
    expect(plans[2]).toHaveAttribute('href', '/en/VisitorFloorplan?area=sake');
    expectText('Restaurants and hotels');
    expectLink('Visitor Pre-registration', '/en/VisitorReg');
  });

  it('offers notification of the next edition after the show', async () => {
    await openEnglish('about-exhibition', { ...afterShow });
    expectNoText(/before you set out/);
    expectNoLink(/registration/i);
    expectLink('Notify me', '/en/Notify?as=visitor');
  });
});

it('lists the rules of admission in order with the days of the edition', async () => {
  await openEnglish('admission');
  expect(headings(2)).toEqual(['Opening hours', 'Aged 18 and over', 'Tickets']);
  expect(within(region('Opening hours')).getByText('Fri 17 April')).toBeVisible();
  expectText('Please show a photo ID.');
  expectLink('Free Shuttle Buses', '/en/VisitorShuttle');
});

describe('the shuttle', () => {
  // The clock stands.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));

  it('shows a line with its first and last bus and a table with one row per hour', async () => {
    await openEnglish('shuttle');
    const line = within(region('Line 1: Taipei Main Station line'));
    const [table] = line.getAllByRole('table', { name: 'To Hall 1: timetable for Trade days' });
    const rows = textsOf(within(table ?? document.body).getAllByRole('row'));
    expect(rows.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'HourDepartures from Taipei Main Station (minutes)',
      '0909:10 09:30',
      '1010:10',
    ]);
    const span = 'First bus 09:10, last bus 10:10, which reaches TWTC Hall 1 at 10:35.';
    expect(line.getAllByText(span)[0]).toBeInTheDocument();
  });

  it.each([
    ['2026-03-01T01:00:00Z', '下一班 4月17日（五）', 2],
    ['2026-04-17T01:00:00Z', '10 分鐘後開車', 1],
    ['2026-05-01T01:00:00Z', '本屆接駁服務已經結束。', 2],
  ])('shows at %s: %s', async (now, text, count) => {
    await open('shuttle', { now });
    expect(screen.getAllByText(text)).toHaveLength(count);
  });
});

describe('pre-registration', () => {
  const unset = { relatedExhibitions: [], social: {} };

  it('links the registration page for the edition’s code in a new tab', async () => {
    await openEnglish('pre-registration');
    expectNewTab(
      /^Go to pre-registration/,
      'https://register.example/visit?from=site&id=DSWINE2026',
    );
  });

  it.each([
    ['during the show', { links: unset, now: '2026-04-18T05:10:00Z' }],
    [
      'while the edition has no registration code',
      { edition: { ...sampleEdition, PreRegExhCode: '' } },
    ],
    ['without a registration page', { links: { ...unset, preRegistration: 'none' } }],
  ])('explains admission without pre-registration %s', async (_when, options) => {
    await openEnglish('pre-registration', { ...options });
    expectTitle('Registration at the Door');
    const arrival = within(region('What you need at the door'));
    expect(arrival.getByRole('listitem')).toHaveTextContent('Sold at the ticket desk.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says after the show that it has closed, and announces the next edition', async () => {
    await openEnglish('pre-registration', { ...afterShow });
    expectText('Pre-registration for this edition has closed.');
    expectNoLink(/^Go to pre-registration/);
    expectLink('Notify me', '/en/Notify?as=visitor');
  });
});
