import type { FastifyInstance } from 'fastify';
import type { ContentWatch } from './content-watch.ts';
import type { Live } from './live-composition.ts';

type Options = {
  live: () => Pick<Live, 'revision' | 'releases' | 'composition' | 'problems'>;
  content: Pick<ContentWatch, 'revision' | 'reachable'>;
};

/** What operators and probes ask for: liveness, readiness and the live composition. */
export async function statusRoutes(
  server: FastifyInstance,
  { live, content }: Options,
): Promise<void> {
  server.get('/healthz', () => ({ alive: true }));

  server.get('/readyz', (_request, reply) => {
    const ready = content.revision() !== '';
    return reply
      .code(ready ? 200 : 503)
      .send({ ready, composition: live().revision, organiser: content.reachable() });
  });

  server.get('/composition.json', (_request, reply) => {
    const { revision, releases, composition, problems } = live();
    const sections = composition.sections.map(({ name, version, entry, routes }) => ({
      name,
      version,
      entry,
      paths: routes.map((route) => `/${route.path}`),
    }));
    return reply
      .header('cache-control', 'no-cache')
      .header('x-composition', String(revision))
      .send({ revision, releases, sections, problems });
  });
}
