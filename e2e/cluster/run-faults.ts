import pg from 'pg';
import { seed } from '@dswine/shared/testing/full-run';
import { databaseKilled, faultsOf, type Fault } from './faults.ts';
import { anonymousViews, openPages } from './page-views.ts';
import { evening, startSenders, type Senders } from './senders.ts';
import type { Cluster } from './start-cluster.ts';
import { describeTimes, startVisitors, type Failure, type Views } from './visitors.ts';

const THINK_MS = 60;
/** So long a server may show an older composition than the newest one. */
const TAKE_UP_MS = 5000;

type Outcome = { lost: string[]; doubled: string[]; mails: string[]; places: number };

type Options = { people: number; senders: number; rounds: number };

/**
 * Kills every part while people visit and write. False when a view failed (but for searches without
 * the database), a server did not follow
 * in time, or something that was acknowledged was lost or doubled.
 */
export async function runFaults(cluster: Cluster, options: Options): Promise<boolean> {
  const { url } = cluster;
  const kinds = anonymousViews(url, await openPages(url));
  const visitors = startVisitors(kinds, { people: options.people, seed, thinkMs: THINK_MS });
  const senders = startSenders(url, options.senders);
  const faults: Fault[] = [];
  for (let round = 0; round < options.rounds; round += 1)
    for await (const fault of faultsOf(cluster)) {
      faults.push(fault);
      console.log(describe(fault));
    }
  await senders.stop();
  await visitors.stop();
  return report({
    views: visitors.views,
    senders,
    faults,
    outcome: await outcomeOf(cluster, senders),
  });
}

function describe({ name, seconds, found, takeUpMs }: Fault): string {
  const parts = [
    `${name}: ${seconds.toFixed(1)} s`,
    ...(found === undefined ? [] : [found]),
    ...(takeUpMs === undefined ? [] : [`on every server after ${takeUpMs} ms`]),
  ];
  return parts.join(', ');
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

type Run = { views: Record<string, Views>; senders: Senders; faults: Fault[]; outcome: Outcome };

function report({ views, senders, faults, outcome }: Run): boolean {
  for (const [kind, view] of Object.entries(views)) {
    const { requested, failed } = view;
    console.log(`${kind}: ${requested}, ${describeTimes(view)}, failed ${failed.length}`);
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
        !views['searches']?.failed.includes(failure) ||
        faultAt(failure.at, faults) !== databaseKilled,
    );
  return (
    unexpected.length === 0 &&
    faults.every(({ takeUpMs = 0 }) => takeUpMs <= TAKE_UP_MS) &&
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
