import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { inTime } from '../process/within.ts';
import type { Dependencies, Organiser } from '../dependencies.ts';
import type { Database } from '../store/tables.ts';
import type { Measures } from '../measures.ts';
import { Type } from 'typebox';
import { findRevision } from '../store/content.ts';
import { RETRY_SECONDS } from './responses.ts';
import { count } from './rate-limits.ts';

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

const tags = ['service'];
const State = Type.Object({ status: Type.String(), revision: Type.Optional(Type.String()) });

/** How long the database may take to show that it can be read and written, in ms. */
const DATABASE_MS = 2000;
/** A row that is written to show it. */
const readiness = { name: 'readiness', max: Infinity, seconds: 3600 };

type HealthDependencies = Pick<Dependencies, 'database' | 'exhibitionCode' | 'search' | 'clock'> & {
  /** Whether this process writes. */
  writes?: boolean;
};

/**
 * `/healthz`: the process is alive. `/readyz`: the database can be read and written in time and
 * holds the edition, and the indexes of its search are built, if this process has them; the first
 * request starts that. `/api/openapi.json`: the API document.
 */
export async function healthRoutes(
  app: Organiser,
  dependencies: HealthDependencies,
): Promise<void> {
  const { exhibitionCode, search } = dependencies;
  const checkDatabase = databaseCheck(dependencies);
  let warmUp: Promise<void> | undefined;
  let isWarm = false;
  function startWarmUp(): void {
    warmUp ??= search.prepare(exhibitionCode).then(
      () => void (isWarm = true),
      () => (warmUp = undefined),
    );
  }

  app.get(
    '/healthz',
    { schema: { tags, summary: 'Is the process alive?', response: { 200: State } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { status: 'alive' };
    },
  );

  app.get(
    '/readyz',
    { schema: { tags, summary: 'Can the service respond?', response: { 200: State, 503: State } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        const revision = await checkDatabase();
        if (revision === undefined)
          return reply.code(503).send({ status: `edition ${exhibitionCode} is not imported` });
        startWarmUp();
        if (isWarm) return { status: 'ready', revision };
        return reply.code(503).send({ status: 'the search is being prepared', revision });
      } catch (error) {
        request.log.error({ err: error }, 'the database does not respond');
        void reply.header('retry-after', String(RETRY_SECONDS));
        return reply.code(503).send({ status: 'the database does not respond' });
      }
    },
  );

  app.get(
    '/api/openapi.json',
    {
      schema: {
        tags,
        summary: 'This document',
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }) },
      },
    },
    async () => app.swagger(),
  );
}

/**
 * Reads the revision, after a write where this process writes. One check at a time: while the
 * database is silent, all requests wait for the same one.
 */
function databaseCheck({ database, exhibitionCode, clock, writes = true }: HealthDependencies) {
  let checking: Promise<string | undefined> | undefined;
  async function check(): Promise<string | undefined> {
    const now = new Date(clock.now());
    if (writes)
      await database
        .transaction()
        .execute((transaction) => count(transaction, readiness, 'organiser', now));
    return findRevision(database, exhibitionCode);
  }
  return () =>
    inTime(clock, DATABASE_MS, (checking ??= check().finally(() => (checking = undefined))));
}
