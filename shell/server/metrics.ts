import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  page: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
  composition: (revision: number) => void;
};

/** Figures for operators, in Prometheus' text form. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'dswine_pages_total',
    help: 'Pages answered, by where they came from.',
    labelNames: ['from', 'status'],
    registers: [registry],
  });
  const revision = new Gauge({
    name: 'dswine_composition_revision',
    help: 'The live composition.',
    registers: [registry],
  });
  return {
    registry,
    page: (from, status) => pages.inc({ from, status: String(status) }),
    composition: (value) => revision.set(value),
  };
}

/** `/metrics` on a listener of its own: the site's port does not publish figures. */
export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): FastifyInstance {
  const server = fastify({ forceCloseConnections: true, requestTimeout: 10_000 });
  server.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return server;
}
