import { renderFragment } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleCalendar } from './calendar.fixture.ts';

const show = (setting: Parameters<typeof renderFragment>[2]) =>
  renderFragment(section, 'next-events', setting);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

it('shows the first four events before the fair', async () => {
  await show({
    now: '2026-01-05T00:00:00Z',
    data: { calendar: sampleCalendar('en') },
    locale: 'en',
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Coming up');
  expect(titles()).toEqual([
    'Briefing for exhibitors',
    'Opening and the bottles of the year',
    'Chardonnay uphill: three altitudes, one vintage',
    'Beyond polishing: yeast and aroma',
  ]);
});

it('starts with the current event during the fair', async () => {
  await show({ now: '2026-04-17T06:00:00Z', data: { calendar: sampleCalendar('tw') } });
  expect(titles()).toEqual([
    '山坡上的夏多內：三個海拔，一個年份',
    '精米步合之外：酵母與香氣',
    '小廠啤酒的冷鏈運輸',
  ]);
  expect(screen.getByText('進行中')).toBeVisible();
});

it('shows four events after the fair without marking each as over', async () => {
  await show({ now: '2026-06-01T00:00:00Z', data: { calendar: sampleCalendar('tw') } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('本屆活動');
  expect(titles()).toHaveLength(4);
  expect(screen.queryByText('已結束')).not.toBeInTheDocument();
});

it('links to the calendar even when the entries fail to load', async () => {
  await show({ failures: { calendar: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('活動資料暫時讀不到');
  expect(screen.getByRole('link', { name: '完整行事曆' })).toHaveAttribute(
    'href',
    '/EventsCalender',
  );
});

it('shows an empty state when the programme is not published yet', async () => {
  await show({ data: { calendar: { Topics: [], Entries: [] } } });
  expect(screen.getByText(/節目正在安排/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('接下來的活動');
});
