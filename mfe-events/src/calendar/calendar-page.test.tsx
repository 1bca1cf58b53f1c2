import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleCalendar } from './calendar.fixture.ts';

const onTheFirstDay = '2026-04-17T06:00:00Z';
const day = (name: RegExp) => screen.getByRole('region', { name });

it('groups the entries by day', async () => {
  await renderPage(section, 'calendar', { data: { calendar: sampleCalendar('tw') } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('活動行事曆');
  const titles = within(day(/4月 17 週五/)).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    '開幕與年度酒款公布',
    '山坡上的夏多內：三個海拔，一個年份',
  ]);
});

it('shows the calendar in English with English links', async () => {
  await renderPage(section, 'calendar', { locale: 'en', data: { calendar: sampleCalendar('en') } });
  const friday = within(day(/Friday 17 April 2026/));
  expect(friday.getByText('2 events')).toBeVisible();
  const link = friday.getByRole('link', {
    name: 'Chardonnay uphill: three altitudes, one vintage',
  });
  expect(link).toHaveAttribute('href', '/en/EventsCalender/Detail/703');
  expect(friday.getByText('Lin Yi-ching, winemaker')).toBeVisible();
  expect(friday.getByText('Wine area')).toBeVisible();
});

it('links to each day on the page', async () => {
  await renderPage(section, 'calendar', { data: { calendar: sampleCalendar('tw') } });
  const days = within(screen.getByRole('navigation', { name: '跳到日期' })).getAllByRole('link');
  expect(days).toHaveLength(3);
  for (const link of days)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeInTheDocument();
});

it('shows the count of each topic and marks the current one', async () => {
  await renderPage(section, 'calendar-topic', {
    params: { topic: '3' },
    data: { calendar: sampleCalendar('tw', '3') },
  });
  const topics = within(screen.getByRole('navigation', { name: '依主題查看' }));
  expect(
    topics.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['全部活動5', '/EventsCalender'],
    ['籌備時程1', '/EventsCalender/1'],
    ['專題講座2', '/EventsCalender/2'],
    ['主題品飲2', '/EventsCalender/3'],
  ]);
  expect(topics.getByRole('link', { current: 'page' })).toHaveTextContent('主題品飲');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('主題品飲');
});

it('marks a past day as over once', async () => {
  await renderPage(section, 'calendar', {
    now: onTheFirstDay,
    data: { calendar: sampleCalendar('tw') },
  });
  expect(within(day(/3月 12/)).getAllByText('已結束')).toHaveLength(1);
});

it('marks current and past entries', async () => {
  await renderPage(section, 'calendar', {
    now: onTheFirstDay,
    data: { calendar: sampleCalendar('tw') },
  });
  const marks = within(day(/4月 17/))
    .getAllByRole('listitem')
    .flatMap((item) => {
      const title = within(item).queryByRole('heading', { level: 3 })?.textContent;
      const mark = within(item).queryByText(/進行中|已結束/)?.textContent;
      return title && mark ? [[title, mark]] : [];
    });
  expect(marks).toEqual([
    ['開幕與年度酒款公布', '已結束'],
    ['山坡上的夏多內：三個海拔，一個年份', '進行中'],
  ]);
});

it('links to all entries from an empty topic', async () => {
  await renderPage(section, 'calendar-topic', {
    params: { topic: '1' },
    data: { calendar: { ...sampleCalendar('tw'), Entries: [] } },
  });
  expect(screen.getByRole('heading', { name: '這個主題目前沒有活動' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部活動' })).toHaveAttribute(
    'href',
    '/EventsCalender',
  );
});

it('shows an empty state when the calendar has no entries', async () => {
  await renderPage(section, 'calendar', { data: { calendar: { Topics: [], Entries: [] } } });
  expect(screen.getByRole('heading', { name: '本屆活動安排中' })).toBeVisible();
});

it('shows its heading while it loads', async () => {
  await renderPage(section, 'calendar');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('活動行事曆');
});

it('reloads the calendar with the retry link after an error', async () => {
  const requestedKeys: string[] = [];
  await renderPage(section, 'calendar-topic', {
    params: { topic: '3' },
    failures: { calendar: 503 },
    fetcher: async (key) => (requestedKeys.push(key), sampleCalendar('tw', '3')),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('活動資料暫時讀不到');
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(await screen.findByRole('region', { name: /4月 17/ })).toBeVisible();
  expect(requestedKeys).toEqual(['Event/Calendar/DSWINE2026/3?Lang=tw']);
});

it('links to all entries from an unknown topic', async () => {
  await renderPage(section, 'calendar-topic', {
    params: { topic: '99' },
    failures: { calendar: 404 },
  });
  expect(screen.getByRole('heading', { name: '沒有這個主題' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看全部活動' })).toHaveAttribute(
    'href',
    '/EventsCalender',
  );
});

it('shows the current entry in the strip of current and next entries', async () => {
  await renderPage(section, 'calendar', {
    now: onTheFirstDay,
    data: { calendar: sampleCalendar('tw') },
  });
  const strip = within(screen.getByRole('region', { name: '現在與接下來' }));
  expect(strip.getByText('進行中')).toBeVisible();
  expect(strip.getByRole('link', { name: '山坡上的夏多內：三個海拔，一個年份' })).toBeVisible();
});

it('filters by the query, and shows an empty state when nothing matches', async () => {
  const data = { calendar: sampleCalendar('en') };
  const { unmount } = await renderPage(section, 'calendar', {
    locale: 'en',
    search: 'day=2026-04-17&hour=13',
    data,
  });
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Chardonnay uphill: three altitudes, one vintage']);
  expect(screen.getByLabelText('Day')).toHaveValue('2026-04-17');
  unmount();
  await renderPage(section, 'calendar', { locale: 'en', search: 'day=2026-04-19', data });
  expect(screen.getByRole('heading', { name: 'Nothing is on then' })).toBeVisible();
});

it('saves selected entries, marks overlaps and links the download of the list', async () => {
  localStorage.clear();
  const [, opening, chardonnay] = sampleCalendar('en').Entries;
  if (!opening || !chardonnay) throw new Error('The sample has fewer entries than the test needs.');
  const Entries = [opening, { ...chardonnay, Start: opening.Start }];
  await renderPage(section, 'calendar', {
    locale: 'en',
    data: { calendar: { ...sampleCalendar('en'), Entries } },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `My list: ${opening.Title}` }));
  expect(screen.queryByText(/At the same time/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `My list: ${chardonnay.Title}` }));
  expect(screen.getAllByText(/At the same time/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Download my list (2 events)' })).toHaveAttribute(
    'href',
    '/calendar/DSWINE2026.ics?Lang=en&Entries=702,703',
  );
  await user.click(screen.getByRole('button', { name: `My list: ${chardonnay.Title}` }));
  expect(screen.queryByText(/At the same time/)).not.toBeInTheDocument();
});
