import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { hostProblem, refuseClient } from '@dswine/shared/process/client-connections';
import { createCompositionMetrics, type CompositionMetrics } from './composition-metrics.ts';
import { createRenderMetrics, type RenderMetrics } from './render-metrics.ts';
import { createReleaseMetrics, type ReleaseMetrics } from './release-metrics.ts';
import type { Settings } from '../settings/settings.ts';

export type Metrics = {
  /** All metrics in Prometheus' text format. */
  scrape: () => Promise<{ type: string; text: string }>;
  page: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
  releases: Omit<ReleaseMetrics, 'forgetReleases'>;
  /** Registers gauges for the compositions. They call its functions on each scrape. */
  composition: CompositionMetrics['register'];
  render: RenderMetrics;
};

/** Creates the Prometheus metrics of the web server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'dswine_pages_total',
    help: 'Pages answered, by where they came from.',
    labelNames: ['from', 'status'],
    registers: [registry],
  });
  const releases = createReleaseMetrics(registry);
  const compositions = createCompositionMetrics(registry);
  return {
    async scrape() {
      await releases.forgetReleases(compositions.releases());
      return { type: registry.contentType, text: await registry.metrics() };
    },
    page: (from, status) => pages.inc({ from, status: String(status) }),
    releases,
    composition: compositions.register,
    render: createRenderMetrics(registry),
  };
}

/**
 * Serves `/metrics` on a separate listener, so that the public port does not expose them.
 * `internalHosts`: its names, besides those of this machine and addresses.
 */
export function createMetricsServer(
  { scrape }: Pick<Metrics, 'scrape'>,
  { internalHosts = [] }: Pick<Settings, 'internalHosts'> = {},
): FastifyInstance {
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: 10_000,
    clientErrorHandler: refuseClient,
  });
  server.addHook('onRequest', async (request, reply) => {
    const problem = hostProblem(request.raw, internalHosts);
    if (problem === undefined) return undefined;
    const { status, message } = problem;
    return reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
  });
  server.get('/metrics', async (_request, reply) => {
    const { type, text } = await scrape();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
  return server;
}
