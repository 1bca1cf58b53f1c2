import { parseArgs } from 'node:util';
import pg from 'pg';
import { hasPostgres } from '../../organiser/src/testing/postgres.fixture.ts';
import { seed } from '../full-run.ts';
import { databaseKilled, faultsOf, type Fault } from './faults.ts';
import { missingPrograms } from './proxies.ts';
import { evening, startSenders, type Senders } from './senders.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { startVisitors, type Failure, type Visitors } from './visitors.ts';

/*
 * `npm run cluster`: the site on several processes under load, while each of them is killed.
 * Exits with 1 when a view failed (but for searches without the database), or something that was
 * acknowledged was lost or doubled.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '12' },
    senders: { type: 'string', default: '4' },
    /** How often everything is killed. */
    rounds: { type: 'string', default: '1' },
  },
});

type Outcome = { lost: string[]; doubled: string[]; mails: string[]; places: number };

async function run(cluster: Cluster): Promise<boolean> {
  const visitors = await startVisitors(cluster.url, Number(values.people), seed);
  const senders = startSenders(cluster.url, Number(values.senders));
  const faults: Fault[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    for await (const fault of faultsOf(cluster)) {
      faults.push(fault);
      console.log(
        `${fault.name}: ${fault.seconds.toFixed(1)} s${fault.found ? `, ${fault.found}` : ''}`,
      );
    }
  await senders.stop();
  await visitors.stop();
  return report({ visitors, senders, faults, outcome: await outcomeOf(cluster, senders) });
}

/** Compares what was acknowledged with the database and the mails that arrived. */
async function outcomeOf({ databaseUrl, mails }: Cluster, senders: Senders): Promise<Outcome> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const count = async (query: string) =>
      Number(
        (await database.query<{ n: string }>(`select count(*) as n from ${query}`)).rows[0]?.n,
      );
    while ((await count(`outbox_mails where state = 'waiting'`)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 500));
    const { rows } = await database.query<{ reference: string }>(
      `select reference from submissions where kind = 'contact'`,
    );
    const stored = new Set(rows.map(({ reference }) => reference));
    const subjects = Map.groupBy(mails.arrived, ({ messageId }) => messageId);
    const mailsFor = (reference: string) =>
      [...subjects.values()].filter(([mail]) => mail?.subject.includes(reference)).length;
    const references = senders.inquiries.map((inquiry) => inquiry.references[0] ?? 'none');
    return {
      lost: references.filter((reference) => !stored.has(reference)),
      doubled: stored.size === references.length ? [] : [`${stored.size} of ${references.length}`],
      mails: references.filter((reference) => mailsFor(reference) !== 2),
      places: await count(`applications where entry = '${evening.id}' and state = 'held'`),
    };
  } finally {
    await database.end();
  }
}

type Run = { visitors: Visitors; senders: Senders; faults: Fault[]; outcome: Outcome };

function report({ visitors: { views }, senders, faults, outcome }: Run): boolean {
  for (const [kind, { requested, failed, ms }] of Object.entries(views)) {
    const sorted = ms.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    console.log(
      `${kind}: ${requested}, median ${at(0.5)} ms, p99 ${at(0.99)} ms, failed ${failed.length}`,
    );
    printByFault(failed, faults);
  }
  const { inquiries, applications, failed } = senders;
  console.log(
    `inquiries: ${inquiries.length}, lost ${outcome.lost.length}, doubled ${outcome.doubled.length}, ` +
      `without exactly two mails ${outcome.mails.length}`,
  );
  console.log(
    `applications: ${applications.length} for ${evening.places} places, given ${outcome.places}`,
  );
  console.log(`sent again: ${failed.length}`);
  printByFault(failed, faults);
  const unexpected = Object.values(views)
    .flatMap((view) => view.failed)
    .filter(
      (failure) =>
        !views.searches.failed.includes(failure) || faultAt(failure.at, faults) !== databaseKilled,
    );
  return (
    unexpected.length === 0 &&
    [outcome.lost, outcome.doubled, outcome.mails].every(({ length }) => length === 0) &&
    outcome.places === Math.min(evening.places, applications.length)
  );
}

function faultAt(at: number, faults: readonly Fault[]): string {
  return faults.findLast(({ began }) => began <= at)?.name ?? 'before';
}

/** How much failed since each fault, and one example. */
function printByFault(failed: readonly Failure[], faults: readonly Fault[]): void {
  for (const [name, some] of Map.groupBy(failed, ({ at }) => faultAt(at, faults)))
    console.log(`  ${some.length} since ${name}, as ${some[0]?.what}`);
}

const missing = [...missingPrograms, ...(hasPostgres ? [] : ['postgresql'])];
if (missing.length > 0) {
  console.error(`缺少程式 / Missing programs. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
// Ends what was started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const cluster = await startCluster();
console.log(`${cluster.url}: nginx, two web servers, two organisers, PostgreSQL, a bucket`);
const isGood = await run(cluster).finally(cluster.stop);
console.log(isGood ? 'Nothing failed.' : 'Something failed.');
process.exit(isGood ? 0 : 1);
