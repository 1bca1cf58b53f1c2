import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { testStoreEnvironment } from '../../testing/test-store.fixture.ts';
import { bookableEdition } from './applications-kit.fixture.ts';

const crowd = process.env['FULL'] === '1' ? 1000 : 60;
const Capacity = 20;
const upTo = (length: number) => Array.from({ length }, (_, index) => index);

type Response = { status: number; State?: string; Wait?: string };

/** Applies for these persons at an organiser, all at once. */
async function applyAt(organiser: ChildProcess, persons: number[]): Promise<Response[]> {
  organiser.send(persons);
  const [responses] = (await once(organiser, 'message')) as [Response[]];
  return responses;
}

it('two organisers on one database allocate exactly the available seats to a crowd', async () => {
  const { database, folder, end } = await startTestOrganiser(
    bookableEdition({ '801': { Capacity } }),
  );
  const start = () =>
    fork(join(import.meta.dirname, 'crowd-process.fixture.ts'), [], {
      env: testStoreEnvironment(folder),
      execArgv: [],
    });
  const [one, other] = [start(), start()];
  await Promise.all([once(one, 'message'), once(other, 'message')]);
  const [even, odd] = [0, 1].map((rest) => upTo(crowd).filter((person) => person % 2 === rest));
  const responses = (
    await Promise.all([applyAt(one, even ?? []), applyAt(other, odd ?? [])])
  ).flat();
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(responses.filter(({ State }) => State === 'held')).toHaveLength(Capacity);
  // Everybody else waits, each at a different position.
  const waiting = responses
    .filter(({ State }) => State === 'waiting')
    .map(({ Wait }) => Number(Wait));
  expect(waiting.sort((a, b) => a - b)).toEqual(upTo(crowd - Capacity).map((index) => index + 1));

  // The same people again, at the other organiser: nobody gets a second application.
  await Promise.all([applyAt(one, [1, 3]), applyAt(other, [0, 2])]);
  const rows = await database.selectFrom('applications').selectAll().orderBy('number').execute();
  expect(rows.map(({ number, state }) => [number, state])).toEqual(
    upTo(crowd).map((index) => [index + 1, index < Capacity ? 'held' : 'waiting']),
  );
  const mails = await database.selectFrom('outbox_mails').select('kind').execute();
  expect(mails.filter(({ kind }) => kind === 'application')).toHaveLength(crowd);
  for (const organiser of [one, other]) organiser.kill();
  await end();
}, 600_000);
