import { Type } from 'typebox';
import { findRevision } from '../store/content.ts';
import type { Organiser } from './organiser.ts';
import type { Services } from '../services.ts';

const tags = ['service'];
const State = Type.Object({ status: Type.String(), revision: Type.Optional(Type.String()) });

/**
 * `/healthz`: the process is alive. `/readyz`: the database responds and holds the edition, and the
 * indexes of its search are built, if this process has them; the first request starts that.
 * `/api/openapi.json`: the API document.
 */
export async function healthRoutes(
  app: Organiser,
  { database, exhibitionCode, search }: Pick<Services, 'database' | 'exhibitionCode' | 'search'>,
): Promise<void> {
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
        const revision = await findRevision(database, exhibitionCode);
        if (revision === undefined)
          return reply.code(503).send({ status: `edition ${exhibitionCode} is not imported` });
        startWarmUp();
        if (isWarm) return { status: 'ready', revision };
        return reply.code(503).send({ status: 'the search is being prepared', revision });
      } catch (error) {
        request.log.error({ err: error }, 'the database does not respond');
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
