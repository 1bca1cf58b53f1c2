import fastify, { type FastifyInstance } from 'fastify';
import type { CompositionState } from './composition/composition-loader.ts';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export type Metrics = {
  registry: Registry;
  page: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
  /** Registers gauges for the compositions. They call `state` on each scrape. */
  composition: (state: () => CompositionState) => void;
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
  return {
    registry,
    page: (from, status) => pages.inc({ from, status: String(status) }),
    composition(state) {
      const gauge = (name: string, help: string, read: (state: CompositionState) => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(read(state()));
          },
        });
      gauge('dswine_composition_revision', 'The live composition.', ({ revision }) => revision);
      gauge(
        'dswine_store_revision',
        'The newest signed composition in the store. Higher than the live one: this server is behind.',
        ({ storeRevision }) => storeRevision,
      );
      gauge(
        'dswine_composition_problems',
        'Releases and compositions that this server cannot use.',
        ({ problems, rejected }) => problems.length + rejected.length,
      );
    },
  };
}

/** Serves `/metrics` on a separate listener, so that the public port does not expose them. */
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
