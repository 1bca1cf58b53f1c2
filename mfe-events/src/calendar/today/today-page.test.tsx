import { renderFragment, renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../../section.tsx';
import { sampleShuttle } from './shuttle.fixture.ts';
import { sampleCalendar } from '../calendar.fixture.ts';

const data = { calendar: sampleCalendar('tw') };
const open = (now: string) =>
  renderPage(section, 'today', { now, data: { ...data, shuttle: sampleShuttle('tw') } });
const titlesOf = (name: string) => {
  const part = screen.queryByRole('region', { name });
  return (
    part &&
    within(part)
      .queryAllByRole('heading', { level: 3 })
      .map((one) => one.textContent)
  );
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows upcoming events, opening hours and the last bus on a show day', async () => {
  await open('2026-04-17T05:10:00Z');
  expect(heading()).toBe('今日展場');
  expect(titlesOf('現在')).toBeNull();
  expect(titlesOf('一小時內開始')).toEqual(['山坡上的夏多內：三個海拔，一個年份']);
  expect(screen.getByText('20 分鐘後開始')).toBeVisible();
  expect(screen.getByText('10:00–18:00')).toBeVisible();
  const bus = screen.getByRole('region', { name: '末班接駁車' });
  expect(within(bus).getByText('18:40')).toBeVisible();
});

it('shows a notice when no event starts within the hour', async () => {
  await open('2026-04-17T07:00:00Z');
  expect(titlesOf('一小時內開始')).toEqual([]);
  expect(screen.getByText(/一小時內沒有節目開始/)).toBeVisible();
});

const parts = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the errands between the next events and those later today', async () => {
  await open('2026-04-18T03:30:00Z');
  const [soon, find, later] = ['一小時內開始', '找攤位', '今天稍後'].map((title) =>
    parts().indexOf(title),
  );
  expect(soon).toBeLessThan(find ?? -1);
  expect(find).toBeLessThan(later ?? -1);
});

it('shows the errands after the programme of the next show day', async () => {
  await open('2026-04-17T12:00:00Z');
  expect(parts().slice(0, 2)).toEqual(['4月18日（六）', '找攤位']);
});

it('shows the next show day after closing time', async () => {
  await open('2026-04-17T12:00:00Z');
  expect(heading()).toBe('下一個展覽日');
  expect(titlesOf('4月18日（六）')).toHaveLength(2);
});

it('shows the first show day before the show', async () => {
  await open('2026-04-01T00:00:00Z');
  expect(heading()).toBe('下一個展覽日');
  expect(titlesOf('4月17日（五）')).toHaveLength(2);
});

it('links to the full calendar after the show', async () => {
  await open('2026-05-01T00:00:00Z');
  expect(heading()).toBe('今日展場');
  expect(screen.getByText('本屆展覽已經結束，謝謝您的蒞臨。')).toBeVisible();
  expect(screen.getByRole('link', { name: '完整行事曆' })).toHaveAttribute(
    'href',
    '/EventsCalender',
  );
});

it.each([
  ['2026-04-01T00:00:00Z', 0],
  ['2026-04-16T23:00:00Z', 1],
  ['2026-04-17T05:10:00Z', 1],
  ['2026-04-17T12:00:00Z', 1],
  ['2026-05-01T00:00:00Z', 0],
])('is linked on the home page only during the show (%s: %i)', async (now, count) => {
  await renderFragment(section, 'today-link', { now, data });
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(Array.from({ length: count }, () => '/Today'));
});
