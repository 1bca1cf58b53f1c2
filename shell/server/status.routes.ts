import type { SearchPages } from '@dswine/shared/contract/menu';
import type { ShownForms } from '@dswine/shared/contract/team-forms';
import type { FastifyInstance } from 'fastify';
import { sectionOf } from '@dswine/shared/contract/releases';
import { kitOf } from '../releases/index.ts';
import type { ContentWatch } from './organiser/content-watch.ts';
import type { CompositionState } from './composition/composition-loader.ts';
import type { ResolvedComposition } from './composition/live-composition.ts';
import type { CanaryWatch } from './variants/canary-watch.ts';

type Options = {
  live: () => Pick<ResolvedComposition, 'revision' | 'releases' | 'composition' | 'manifests'>;
  state: () => CompositionState;
  /** Whether a render process is warm. */
  isWarm: () => boolean;
  content: Pick<ContentWatch, 'revision' | 'reachable'>;
  canary?: CanaryWatch['shown'] | undefined;
};

/**
 * Endpoints for operators, probes and the organiser: liveness, readiness, the live composition, and
 * the pages and forms that its releases state.
 */
export async function statusRoutes(
  server: FastifyInstance,
  { live, state, isWarm, content, canary }: Options,
): Promise<void> {
  server.get('/healthz', () => ({ alive: true }));

  server.get('/readyz', (_request, reply) => {
    const { revision } = live();
    const processes = isWarm();
    const ready = content.revision() !== '' && processes;
    const { storeRevision, problems, rejected } = state();
    const all = [...problems, ...rejected.map(({ problem }) => problem)];
    return reply.code(ready ? 200 : 503).send({
      ready,
      composition: revision,
      store: storeRevision,
      problems: all.map(({ message }) => message),
      organiser: content.reachable(),
      processes,
    });
  });

  await server.register(statedRoutes, { live, canary });

  server.get('/composition.json', (_request, reply) => {
    const { revision, releases, composition, manifests } = live();
    const shell = manifests.find(({ workspace }) => workspace === 'shell');
    const kit = shell && kitOf(shell);
    const { problems } = state();
    const sections = composition.sections.map(({ name, version, entry, routes }) => ({
      name,
      version,
      entry,
      paths: routes.map((route) => `/${route.path}`),
    }));
    const shown = canary?.();
    const [release] = Object.entries(shown?.releases ?? {}).map((one) => one.join('@'));
    return reply
      .header('cache-control', 'no-cache')
      .header('x-composition', String(revision))
      .send({
        revision,
        releases,
        sections,
        ...(kit && { kit }),
        problems: problems.map(({ message }) => message),
        // Only while this server shows one.
        ...(shown && { canary: { id: shown.key, percent: shown.percent, release } }),
      });
  });
}

/** What the live releases state for the organiser, and of forms also what a canary does. */
async function statedRoutes(
  server: FastifyInstance,
  { live, canary }: Pick<Options, 'live' | 'canary'>,
): Promise<void> {
  server.get('/search-pages.json', (_request, reply) => {
    const pages = live().manifests.flatMap(({ search }) => search ?? []);
    return reply.header('cache-control', 'no-cache').send({ pages } satisfies SearchPages);
  });

  server.get('/team-forms.json', (_request, reply) => {
    const shown = new Set([...live().manifests, ...(canary?.()?.live.manifests ?? [])]);
    const forms = [...shown].flatMap(({ workspace, forms: own = {} }) =>
      Object.entries(own).map(([name, form]) => ({ section: sectionOf(workspace), name, form })),
    );
    return reply.header('cache-control', 'no-cache').send({ forms } satisfies ShownForms);
  });
}
