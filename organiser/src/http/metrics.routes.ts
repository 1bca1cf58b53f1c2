import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { inTime } from '../process/within.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Database } from '../store/tables.ts';
import { DATABASE_MS } from './health.routes.ts';
import type { Organiser } from './organiser.ts';
import type { Measures } from '../measures.ts';

type MetricsDependencies = Pick<Dependencies, 'database'> & {
  measures: Measures;
  clock?: Clock | undefined;
};

/**
 * What this process has counted, and metrics of outbox and submissions. These are read from the
 * database on each request, so every process returns the same values. While the database is away,
 * they are missing, and `dswine_database_up` is 0.
 */
export async function metricsRoute(
  app: Organiser,
  { database, measures, clock = systemClock }: MetricsDependencies,
): Promise<void> {
  const { registry } = measures;
  collectDefaultMetrics({ register: registry });
  const up = new Gauge({
    name: 'dswine_database_up',
    help: 'Whether the database could be read now: 1 or 0',
    registers: [registry],
  });
  const stored = new Registry();
  const readOutbox = outboxGauges(stored);
  const readSubmissions = submissionGauge(stored);
  async function read(): Promise<string> {
    await readOutbox(database, clock.now());
    await readSubmissions(database, clock.now());
    return stored.metrics();
  }

  app.get('/metrics', { schema: { hide: true } }, async ({ log }, reply) => {
    const rows = await inTime(clock, DATABASE_MS, read()).catch((err: unknown) => {
      log.error({ err }, 'the database does not respond');
      return undefined;
    });
    up.set(rows === undefined ? 0 : 1);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send((await registry.metrics()) + (rows ?? ''));
  });
}

/** `now` is in ms. */
type Read = (database: Database, now: number) => Promise<void>;

function outboxGauges(registry: Registry): Read {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `dswine_outbox_${name}`, help, labelNames, registers: [registry] });
  const mails = gauge('mails', 'Mails by state', ['state']);
  const oldest = gauge('oldest_seconds', 'Age of the oldest mail that waits');
  const retried = gauge('retried_mails', 'Mails that wait after a failed attempt');
  const parked = gauge(
    'parked_mails',
    'Mails that will not be tried again, by kind; their reasons are in outbox_mails',
    ['kind'],
  );
  return async (database, now) => {
    for (const each of [mails, parked]) each.reset();
    for (const state of ['waiting', 'sent', 'parked']) mails.set({ state }, 0);
    const counted = await database
      .selectFrom('outbox_mails')
      .select(['state', 'kind', (row) => row.fn.countAll<number>().as('number')])
      .groupBy(['state', 'kind'])
      .execute();
    for (const { state, kind, number } of counted) {
      mails.inc({ state }, Number(number));
      if (state === 'parked') parked.set({ kind }, Number(number));
    }
    const waiting = await database
      .selectFrom('outbox_mails')
      .select((row) => [
        row.fn.min('created_at').as('first'),
        row.fn.countAll<number>().filterWhere('attempts', '>', 0).as('again'),
      ])
      .where('state', '=', 'waiting')
      // Without those that are not due yet.
      .where((row) =>
        row.or([
          row('attempts', '>', 0),
          row('leased_until', 'is', null),
          row('leased_until', '<=', new Date(now).toISOString()),
        ]),
      )
      .executeTakeFirst();
    oldest.set(waiting?.first ? (now - Date.parse(waiting.first)) / 1000 : 0);
    retried.set(Number(waiting?.again ?? 0));
  };
}

function submissionGauge(registry: Registry): Read {
  const submissions = new Gauge({
    name: 'dswine_submissions',
    help: 'Submissions by kind and state',
    labelNames: ['kind', 'state'],
    registers: [registry],
  });
  return async (database) => {
    submissions.reset();
    const counted = await database
      .selectFrom('submissions')
      .select(['kind', 'state', (row) => row.fn.countAll<number>().as('number')])
      .groupBy(['kind', 'state'])
      .execute();
    for (const { kind, state, number } of counted) submissions.set({ kind, state }, Number(number));
  };
}
