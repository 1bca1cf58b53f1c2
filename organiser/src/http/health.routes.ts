import { Type } from 'typebox';
import { findRevision } from '../store/content.ts';
import { RETRY_SECONDS } from './errors.ts';
import type { Organiser } from './organiser.ts';
import { inTime } from '../process/within.ts';
import { count } from './rate-limits.ts';
import type { Dependencies } from '../dependencies.ts';

const tags = ['service'];
const State = Type.Object({ status: Type.String(), revision: Type.Optional(Type.String()) });

/** How long the database may take to show that it can be read and written, in ms. */
export const DATABASE_MS = 2000;
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
