import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleShuttle } from './shuttle.fixture.ts';

const open = (locale: 'tw' | 'en', now?: string) =>
  renderPage(section, 'shuttle', {
    locale,
    data: { shuttle: sampleShuttle(locale) },
    ...(now !== undefined && { now }),
  });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it('shows a line with its first and last bus and a table with one row per hour', async () => {
  jest.setSystemTime(Date.parse('2026-03-01T01:00:00Z'));
  await open('en');
  const line = within(screen.getByRole('region', { name: 'Line 1: Taipei Main Station line' }));
  const [table] = line.getAllByRole('table', { name: 'To Hall 1: timetable for Trade days' });
  const rows = within(table ?? document.body).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'HourDepartures from Taipei Main Station (minutes)',
    '0909:10 09:30',
    '1010:10',
  ]);
  expect(
    line.getAllByText('First bus 09:10, last bus 10:10, which reaches TWTC Hall 1 at 10:35.')[0],
  ).toBeInTheDocument();
});

it('shows the next bus before and during the show, and the end of service after it', async () => {
  jest.setSystemTime(Date.parse('2026-04-17T01:00:00Z'));
  const during = await open('tw', '2026-04-17T01:00:00Z');
  expect(screen.getByText('10 分鐘後開車')).toBeVisible();
  during.unmount();
  jest.setSystemTime(Date.parse('2026-03-01T01:00:00Z'));
  const before = await open('en');
  expect(screen.getAllByText('Next bus on Fri 17 April')).toHaveLength(2);
  before.unmount();
  jest.setSystemTime(Date.parse('2026-05-01T01:00:00Z'));
  await open('tw', '2026-05-01T01:00:00Z');
  expect(screen.getAllByText('本屆接駁服務已經結束。')).toHaveLength(2);
});

it('shows empty and error states', async () => {
  const empty = await renderPage(section, 'shuttle', { data: { shuttle: { Lines: [] } } });
  expect(screen.getByText('接駁車時刻更新中')).toBeVisible();
  empty.unmount();
  await renderPage(section, 'shuttle', { failures: { shuttle: 503 } });
  expect(screen.getByText('暫時讀不到接駁車時刻')).toBeVisible();
});
