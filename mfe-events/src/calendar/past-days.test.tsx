import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleCalendar } from './calendar.fixture.ts';

const data = { calendar: sampleCalendar('tw') };
const folded = () => screen.queryByText(/^已結束的 \d 天$/);

it('marks today and collapses past days during the show', async () => {
  await renderPage(section, 'calendar', { now: '2026-04-18T02:10:00Z', data });
  expect(folded()).toHaveTextContent('已結束的 2 天');
  const past = folded()?.closest('details');
  expect(past).not.toHaveAttribute('open');
  expect(within(past ?? document.body).getAllByRole('region', { hidden: true })).toHaveLength(2);
  const days = within(screen.getByRole('navigation', { name: '跳到日期' }));
  expect(days.getByRole('link', { current: 'date' })).toHaveAttribute('href', '#day-2026-04-18');
});

it.each(['2026-04-01T00:00:00Z', '2026-05-01T00:00:00Z'])(
  'collapses no days outside the show (%s)',
  async (now) => {
    await renderPage(section, 'calendar', { now, data });
    expect(folded()).toBeNull();
  },
);

it('does not collapse a past day that the query requests', async () => {
  await renderPage(section, 'calendar', {
    now: '2026-04-18T02:10:00Z',
    search: 'day=2026-04-17',
    data,
  });
  expect(folded()).toBeNull();
});
