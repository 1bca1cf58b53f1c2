import { until } from '@dswine/shared/testing/until';
import { pino } from 'pino';
import { bookableEdition, startApplications } from './applications-kit.fixture.ts';
import { startPlacesWorker } from './fill-places.ts';

it('startPlacesWorker fills added seats at its start, then those that were not confirmed in time', async () => {
  const kit = await startApplications();
  for (const name of ['ann', 'ben', 'cleo', 'dan']) await kit.apply(name);
  for (const name of ['cleo', 'dan']) await kit.confirm(name);
  // Write to the database directly, so that no code updates the line.
  const { database, clock } = kit.organiser;
  const [entry] = bookableEdition({ '801': { Capacity: 3 } }).calendar;
  const record = JSON.stringify(entry);
  await database.updateTable('content_records').set({ record }).where('id', '=', '801').execute();
  const now = () => new Date(clock.now());
  const logger = pino({ enabled: false });
  const stop = startPlacesWorker({ database, logger, clock, now });
  const minute = 60_000;
  await until(async () => (await kit.states())[2] === 'placed');
  await clock.advance(59 * minute);
  expect(await kit.states()).toEqual(['held', 'held', 'placed', 'waiting']);
  await until(async () => {
    await clock.advance(minute);
    return (await kit.states())[0] !== 'held';
  });
  await stop();
  expect(await kit.states()).toEqual(['lapsed', 'lapsed', 'placed', 'placed']);
  await kit.organiser.end();
});
