import { pino } from 'pino';
import { startApplications, type ApplicationsKit } from './applications-kit.fixture.ts';
import { startPlacesWorker } from './start-places.ts';


let kit: ApplicationsKit;
beforeEach(async () => void (kit = await startApplications()));
afterEach(() => kit.organiser.end());

/** Runs the worker once, as if this many minutes had passed. */
async function runAt(minutes: number): Promise<void> {
  const stop = startPlacesWorker(
    kit.organiser.database,
    pino({ enabled: false }),
    () => new Date(Date.now() + minutes * 60_000),
  );
  await stop();
}

it('startPlacesWorker reassigns seats that were not confirmed in time on its first run', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await kit.apply(name);
  await kit.confirm('cleo');
  await runAt(59);
  expect(await kit.states()).toEqual(['held', 'held', 'waiting']);
  await runAt(61);
  expect(await kit.states()).toEqual(['lapsed', 'lapsed', 'placed']);
});

it('startPlacesWorker fills seats that were added while it was not running', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await kit.apply(name);
  // Write to the database directly, so that no code updates the line.
  const { database } = kit.organiser;
  const row = await database
    .selectFrom('calendar_entries')
    .select('record')
    .where('id', '=', '801')
    .executeTakeFirstOrThrow();
  const record = JSON.stringify({ ...(JSON.parse(row.record) as object), Capacity: 3 });
  await database.updateTable('calendar_entries').set({ record }).where('id', '=', '801').execute();
  await runAt(0);
  expect(await kit.states()).toEqual(['held', 'held', 'held']);
});
