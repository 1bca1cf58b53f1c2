import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { hostProblem, refuseClient } from '@dswine/shared/process/client-connections';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { createCompositionMetrics, type CompositionMetrics } from './composition-metrics.ts';
import { createReleaseFigures, type ReleaseFigures } from '../receipts/release-figures.ts';
import { createRenderMetrics, type RenderMetrics } from './render-metrics.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import type { Settings } from '../settings/settings.ts';

export type Metrics = {
  /** All metrics in Prometheus' text format. */
  scrape: () => Promise<{ type: string; text: string }>;
  page: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
  request: RequestMetrics['record'];
  /** Registers gauges for the compositions. They call its functions on each scrape. */
  composition: CompositionMetrics['register'];
  render: RenderMetrics;
  /** The same by release, which servers tell each other and publishers. */
  figures: ReleaseFigures;
};

/** Creates the Prometheus metrics of the web server. */
export function createMetrics(clock: Pick<Clock, 'now'> = systemClock): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'dswine_pages_total',
    help: 'Pages answered, by where they came from.',
    labelNames: ['from', 'status'],
    registers: [registry],
  });
  const requests = createRequestMetrics(registry);
  const compositions = createCompositionMetrics(registry);
  const figures = createReleaseFigures(clock);
  return {
    async scrape() {
      await requests.forgetReleases(compositions.releases());
      return { type: registry.contentType, text: await registry.metrics() };
    },
    page: (from, status) => pages.inc({ from, status: String(status) }),
    request(labels, seconds) {
      requests.record(labels, seconds);
      if (labels.kind !== 'page') return;
      figures.count(labels, 'views');
      if (labels.status === '5xx') figures.count(labels, 'errors');
    },
    composition: compositions.register,
    render: createRenderMetrics(registry),
    figures,
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
