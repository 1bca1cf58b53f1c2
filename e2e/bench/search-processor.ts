import { createOrganiser } from '../../organiser/src/app.ts';
import { bumpRevision } from '../../organiser/src/store/content.ts';
import { openStore } from '../../organiser/src/store/open-store.ts';
import { listAllRecords } from '../../organiser/src/store/content.ts';
import type { Database } from '../../organiser/src/store/tables.ts';
import { benchEdition } from './many-records.ts';

/** CPU times of the search, in ms. Unlike wall-clock times they exclude other processes. */
export type ProcessorTime = {
  /** Per request. */
  p50: number;
  p99: number;
  slowest: string;
  /** To build the index, and the longest block of the event loop meanwhile. */
  build: number;
  longestTurn: number;
  /** From the change of one record until it is found, and the longest block of the event loop. */
  oneRecord: number;
  oneRecordTurn: number;
};

/** Runs as a child process. Its parent sends the queries; it exits when the parent disconnects. */
process.once('disconnect', () => process.exit(1));
process.once('message', (job: { dataDir: string; queries: string[] }) => {
  void measure(job.dataDir, job.queries).then((measured) =>
    process.send?.(measured, () => process.exit(0)),
  );
});

async function measure(dataDir: string, queries: readonly string[]): Promise<ProcessorTime> {
  const database = await openStore({ dataFolder: dataDir });
  const settings = {
    exhibitionCode: 'NONE2000',
    siteOrigins: [],
    dataFolder: dataDir,
    trustedProxies: ['loopback'],
  } satisfies Parameters<typeof createOrganiser>[0]['settings'];
  const app = createOrganiser({ settings, database });
  const request = async (query: string) => {
    const response = await app.inject(`/api/expo/${query}`);
    if (response.statusCode !== 200) throw new Error(`${query} answered ${response.statusCode}.`);
    return response.headers['x-content-revision'];
  };
  await app.ready();
  const built = await watchTurns(() => request(`Products/${benchEdition}?PageSize=1`));
  for (let index = 0; index < 60; index += 1)
    await request(`Products/${benchEdition}?Keyword=whisky&Country=FR&w=${index}`);
  const times: { query: string; time: number }[] = [];
  for (const [index, query] of queries.entries()) {
    const start = processorTime();
    await request(`${query}&n=${index}`);
    times.push({ query, time: processorTime() - start });
  }
  times.sort((one, other) => one.time - other.time);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const revision = await changeOneRecord(database);
  const changed = await watchTurns(async () => {
    while ((await request(`Products/${benchEdition}?Keyword=zugzwang`)) !== revision);
  });
  const response = await app.inject(`/api/expo/Products/${benchEdition}?Keyword=zugzwang`);
  if (response.json<{ Data: { Total: number } }>().Data.Total !== 1)
    throw new Error('The changed record was not found.');
  await app.close();
  await database.destroy();
  return {
    p50: at(0.5)?.time ?? Number.NaN,
    p99: at(0.99)?.time ?? Number.NaN,
    slowest: times.at(-1)?.query ?? '',
    build: built.total,
    longestTurn: built.longest,
    oneRecord: changed.total,
    oneRecordTurn: changed.longest,
  };
}

/** CPU time that this thread has used so far, ms. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs a task and measures the longest block of the event loop meanwhile. */
async function watchTurns(
  run: () => Promise<unknown>,
): Promise<{ total: number; longest: number }> {
  const start = processorTime();
  let longest = 0;
  let last = start;
  let isRunning = true;
  const measureTurn = () => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) setImmediate(measureTurn);
  };
  setImmediate(measureTurn);
  await run();
  isRunning = false;
  return { total: processorTime() - start, longest };
}

/**
 * Changes one record like an import: its row and the import's progress. Returns the new revision.
 */
async function changeOneRecord(database: Database): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const [product] = await listAllRecords(transaction, benchEdition, 'products');
    if (!product) throw new Error('The bench has no products.');
    const record = { ...product, Model: `${product.Model} zugzwang` };
    await transaction
      .updateTable('content_records')
      .set({ record: JSON.stringify(record), hash: 'changed-by-the-bench' })
      .where('edition', '=', benchEdition)
      .where('kind', '=', 'products')
      .where('id', '=', product.Id)
      .execute();
    const progress = {
      source: 'bench',
      source_hash: 'one',
      good: 1,
      bad: 0,
      finished_at: new Date().toISOString(),
    };
    await transaction
      .insertInto('import_progress')
      .values({ edition: benchEdition, ...progress })
      .onConflict((conflict) => conflict.column('edition').doUpdateSet(progress))
      .execute();
    return bumpRevision(transaction, benchEdition, 'one record', new Date());
  });
}
