import {
  expectAlert,
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
  headings,
  linksOf,
  navigation,
  press,
  region,
} from '@dswine/shared/testing/read-page';
import type { Appointment } from '@dswine/shared/contract/appointments';
import { saveAppointments } from '@dswine/shared/fair/lists/appointments-storage';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleCalendar } from './calendar.fixture.ts';

const onTheFirstDay = '2026-04-17T06:00:00Z';
const chardonnay = '山坡上的夏多內';

it('groups the entries by day and time', async () => {
  await open('calendar');
  expectTitle('節目表');
  const friday = region('2026年4月17日（五）');
  expect(headings(3, friday)).toEqual(['開幕與年度酒款公布', chardonnay]);
  expect(
    within(friday)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['10:00', '10:40', '13:30']);
});

it('filters by chips that are links, and keeps the other choices', async () => {
  await open('calendar-topic', { search: 'day=2026-04-18' });
  expectTitle('主題品飲');
  const chips = navigation('篩選節目');
  expect(linksOf(within(chips).getByRole('list', { name: '類型' }))).toEqual([
    ['籌備時程', '/EventsCalender/1?day=2026-04-18'],
    ['專題講座', '/EventsCalender/2?day=2026-04-18'],
    ['取消：主題品飲', '/EventsCalender?day=2026-04-18'],
  ]);
  expect(linksOf(within(chips).getByRole('list', { name: '時段' }))).toEqual([
    ['上午', '/EventsCalender/3?day=2026-04-18&half=am'],
    ['下午', '/EventsCalender/3?day=2026-04-18&half=pm'],
  ]);
  const chosen = within(chips).getAllByRole('link', { current: true });
  expect(chosen.map((chip) => chip.getAttribute('href'))).toEqual([
    '/EventsCalender/3',
    '/EventsCalender?day=2026-04-18',
  ]);
});

it('marks current and past entries, and a past day once', async () => {
  await open('calendar', { now: onTheFirstDay });
  expect(within(region(/3月12日/)).getAllByText('已結束')).toHaveLength(1);
  const marks = within(region(/4月17日/)).getAllByText(/^(進行中|已結束)$/);
  expect(marks.map((mark) => [mark.textContent, mark.closest('td')?.textContent])).toEqual([
    ['已結束', expect.stringContaining('開幕與年度酒款公布')],
    ['進行中', expect.stringContaining(chardonnay)],
  ]);
  const strip = within(region('現在與接下來'));
  expect(strip.getByText('進行中')).toBeVisible();
  expect(strip.getByRole('link', { name: chardonnay })).toBeVisible();
});

it('names the nearest entries when a day or half-day has none', async () => {
  const { unmount } = await openEnglish('calendar', {
    search: 'day=2026-04-18&half=pm&area=wine',
  });
  expectText('Nothing matches (Sat 18 April, Afternoon). Nearest in time:');
  expectLink('Chardonnay uphill', '/en/EventsCalender/Detail/703');
  expectLink(
    'Save to my calendar (.ics): Chardonnay uphill',
    '/calendar/DSWINE2026/703.ics?Lang=en',
  );
  unmount();
  await openEnglish('calendar', { search: 'area=beer' });
  expectText('Try another area, kind or language.');
});

it('offers the file of what is shown', async () => {
  await openEnglish('calendar', { search: 'day=2026-04-17' });
  expectLink('Download it (.ics)', '/calendar/DSWINE2026.ics?Lang=en&Entries=702,703');
});

it('saves selected entries, marks overlaps and links the download of the list', async () => {
  localStorage.clear();
  const calendar = sampleCalendar('en');
  const Entries = calendar.Entries.slice(1, 3);
  const [opening, tasting] = Entries.map((entry) => ({ ...entry, Start: Entries[0]?.Start ?? '' }));
  await openEnglish('calendar', {
    data: { calendar: { ...calendar, Entries: [opening, tasting] } },
  });
  const overlaps = () => screen.queryAllByText(/At the same time/);
  await press('Save: Opening');
  expect(overlaps()).toEqual([]);
  await press('Save: Chardonnay uphill');
  expect(overlaps()).toHaveLength(2);
  expectLink('Download my list (2 events)', '/calendar/DSWINE2026.ics?Lang=en&Entries=702,703');
  await press('Saved: Chardonnay uphill');
  expect(overlaps()).toEqual([]);
});

it('marks a saved entry that is at the time of an appointment which waits', async () => {
  const [first] = sampleCalendar('en').Entries;
  const Exhibitor = { Id: '1002', Name: 'Yukimachi' };
  const Slots = [first?.Start ?? ''];
  const appointment = { Id: 'a', State: 'requested', Exhibitor, Booths: [], Slots, Proposals: [] };
  saveAppointments('DSWINE2026', [appointment as Appointment]);
  await openEnglish('calendar');
  await press(`Save: ${first?.Title}`);
  expect(screen.getByText(/^At the same time as “Meeting Yukimachi \(waiting/u)).toBeVisible();
});

describe('past days', () => {
  const folded = () => screen.queryByText(/^已結束的 \d 天$/);

  it('collapses past days during the show', async () => {
    await open('calendar', { now: '2026-04-18T02:10:00Z' });
    expect(folded()).toHaveTextContent('已結束的 2 天');
    const past = folded()?.closest('details');
    expect(past).not.toHaveAttribute('open');
    expect(within(past ?? document.body).getAllByRole('region', { hidden: true })).toHaveLength(2);
  });

  it.each([
    ['2026-04-01T00:00:00Z', ''],
    ['2026-05-01T00:00:00Z', ''],
    ['2026-04-18T02:10:00Z', 'day=2026-04-17'],
  ])('are not collapsed outside the show or when requested (%s, %s)', async (now, search) => {
    await open('calendar', { now, search });
    expect(folded()).toBeNull();
  });
});

describe('the next events on the home page', () => {
  it.each([
    ['2026-04-17T06:00:00Z', '接下來的活動', chardonnay, 3],
    ['2026-06-01T00:00:00Z', '本屆活動', '參展商說明會', 4],
  ])('are at %s: %s, %s, …', async (now, title, first, count) => {
    await open('next-events', { now });
    expect(headings(2)).toEqual([title]);
    expect([headings(3).length, headings(3)[0]]).toEqual([count, first]);
    expectNoText('已結束');
  });

  it('link to the calendar even when the entries fail to load', async () => {
    await open('next-events', { state: 'failed' });
    expectAlert('活動資料暫時讀不到');
    expectLink('完整節目表', '/EventsCalender');
  });

  it('show an empty state when the programme is not published yet', async () => {
    await open('next-events', { state: 'empty' });
    expectText(/節目正在安排/);
  });
});
