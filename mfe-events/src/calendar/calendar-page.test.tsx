import {
  expectAlert,
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
  headings,
  hrefsIn,
  linksOf,
  navigation,
  press,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleCalendar } from './calendar.fixture.ts';

const onTheFirstDay = '2026-04-17T06:00:00Z';
const chardonnay = '山坡上的夏多內';

it('groups the entries by day, and links each day on the page', async () => {
  await open('calendar');
  expectTitle('活動行事曆');
  expect(headings(3, region(/4月 17 週五/))).toEqual(['開幕與年度酒款公布', chardonnay]);
  const days = hrefsIn(navigation('跳到日期'));
  expect(days).toHaveLength(3);
  for (const href of days) expect(document.querySelector(href)).toBeInTheDocument();
});

it('shows the count of each topic and marks the current one', async () => {
  await open('calendar-topic');
  const topics = navigation('依主題查看');
  expect(linksOf(topics)).toEqual([
    ['全部活動5', '/EventsCalender'],
    ['籌備時程1', '/EventsCalender/1'],
    ['專題講座2', '/EventsCalender/2'],
    ['主題品飲2', '/EventsCalender/3'],
  ]);
  const current = within(topics).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('主題品飲');
  expectTitle('主題品飲');
});

it('marks current and past entries, and a past day once', async () => {
  await open('calendar', { now: onTheFirstDay });
  expect(within(region(/3月 12/)).getAllByText('已結束')).toHaveLength(1);
  const marks = within(region(/4月 17/)).getAllByText(/^(進行中|已結束)$/);
  expect(marks.map((mark) => [mark.textContent, mark.closest('li')?.textContent])).toEqual([
    ['已結束', expect.stringContaining('開幕與年度酒款公布')],
    ['進行中', expect.stringContaining(chardonnay)],
  ]);
  const strip = within(region('現在與接下來'));
  expect(strip.getByText('進行中')).toBeVisible();
  expect(strip.getByRole('link', { name: chardonnay })).toBeVisible();
});

it('filters by the query with a GET form, and shows an empty state when nothing matches', async () => {
  const day = (search: string) => openEnglish('calendar', { search });
  const { unmount } = await day('day=2026-04-17&hour=13');
  expect(headings(3)).toEqual(['Chardonnay uphill']);
  const field = screen.getByLabelText('Day');
  expect(field).toHaveValue('2026-04-17');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field.closest('form')).toHaveAttribute('action', '/en/EventsCalender');
  unmount();
  await day('day=2026-04-19');
  expectText('Nothing is on then');
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
  await press('My list: Opening');
  expect(overlaps()).toEqual([]);
  await press('My list: Chardonnay uphill');
  expect(overlaps()).toHaveLength(2);
  expectLink('Download my list (2 events)', '/calendar/DSWINE2026.ics?Lang=en&Entries=702,703');
  await press('My list: Chardonnay uphill');
  expect(overlaps()).toEqual([]);
});

describe('past days', () => {
  const folded = () => screen.queryByText(/^已結束的 \d 天$/);

  it('marks today and collapses past days during the show', async () => {
    await open('calendar', { now: '2026-04-18T02:10:00Z' });
    expect(folded()).toHaveTextContent('已結束的 2 天');
    const past = folded()?.closest('details');
    expect(past).not.toHaveAttribute('open');
    expect(within(past ?? document.body).getAllByRole('region', { hidden: true })).toHaveLength(2);
    const days = navigation('跳到日期');
    const today = within(days).getByRole('link', { current: 'date' });
    expect(today).toHaveAttribute('href', '#day-2026-04-18');
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
    expectLink('完整行事曆', '/EventsCalender');
  });

  it('show an empty state when the programme is not published yet', async () => {
    await open('next-events', { state: 'empty' });
    expectText(/節目正在安排/);
  });
});
