import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { createRecentViews } from './recent-views.ts';

const MINUTE_MS = 60_000;

it('counts by composition what was reported in the last hour, newest composition first', async () => {
  const clock = createManualClock();
  const views = createRecentViews(clock);
  for (const revision of [7, 7, 8]) views.add(revision);
  await clock.advance(30 * MINUTE_MS);
  views.add(8);
  expect(views.recent()).toEqual([
    [8, 2],
    [7, 2],
  ]);
  await clock.advance(35 * MINUTE_MS);
  expect(views.recent()).toEqual([[8, 1]]);
  await clock.advance(60 * MINUTE_MS);
  expect(views.recent()).toEqual([]);
});

it('keeps few compositions, whatever clients name', () => {
  const views = createRecentViews(createManualClock());
  for (let revision = 1; revision <= 100; revision += 1) views.add(revision);
  expect(views.recent()).toHaveLength(20);
  expect(views.recent()[0]).toEqual([100, 1]);
});
