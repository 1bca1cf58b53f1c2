import {
  expectLink,
  expectText,
  expectTitle,
  headings,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open } from '../../open-sample.fixture.ts';

const soon = '一小時內開始';

it('shows upcoming events, opening hours and the last bus on a show day', async () => {
  await open('today', { now: '2026-04-17T05:10:00Z' });
  expectTitle('今日展場');
  expect(screen.queryByRole('region', { name: '現在' })).toBeNull();
  expect(headings(3, region(soon))).toEqual(['山坡上的夏多內']);
  expectText('20 分鐘後開始', '10:00–18:00');
  expect(within(region('末班接駁車')).getByText('18:40')).toBeVisible();
});

it('shows a notice when no event starts within the hour', async () => {
  await open('today', { now: '2026-04-17T07:00:00Z' });
  expect(within(region(soon)).getByText(/一小時內沒有節目開始/)).toBeVisible();
});

it('shows the errands between the next events and those later today', async () => {
  await open('today', { now: '2026-04-18T03:30:00Z' });
  const parts = headings(2).filter((title) => [soon, '找攤位', '今天稍後'].includes(title));
  expect(parts).toEqual([soon, '找攤位', '今天稍後']);
});

it.each([
  ['2026-04-17T12:00:00Z', '4月18日（六）', 'after closing time'],
  ['2026-04-01T00:00:00Z', '4月17日（五）', 'before the show'],
])('shows at %s the next show day, %s, and then the errands: %s', async (now, day) => {
  await open('today', { now });
  expectTitle('下一個展覽日');
  expect(headings(3, region(day))).toHaveLength(2);
  expect(headings(2).slice(0, 2)).toEqual([day, '找攤位']);
});

it('links to the full calendar after the show', async () => {
  await open('today', { now: '2026-05-01T00:00:00Z' });
  expectTitle('今日展場');
  expectText('本屆展覽已經結束，謝謝您的蒞臨。');
  expectLink('完整節目表', '/EventsCalender');
});

it.each([
  ['2026-04-01T00:00:00Z', []],
  ['2026-04-16T23:00:00Z', ['/Today']],
  ['2026-04-17T12:00:00Z', ['/Today']],
  ['2026-05-01T00:00:00Z', []],
])('is linked on the home page only during the show (%s: %j)', async (now, hrefs) => {
  await open('today-link', { now });
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
