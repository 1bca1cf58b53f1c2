import { createMetrics, createMetricsServer } from './metrics.ts';
import { readSettings } from './settings/settings.ts';

it('publishes the figures, and nothing else', async () => {
  const metrics = createMetrics();
  metrics.page('memory', 200);
  const server = createMetricsServer(metrics);
  const { body } = await server.inject('/metrics');
  expect(body).toContain('dswine_pages_total{from="memory",status="200"} 1');
  expect((await server.inject('/')).statusCode).toBe(404);
  await server.close();
});

it.each([
  [{}, { metricsHost: '127.0.0.1', metricsPort: 9464, clientConnections: 1024 }],
  [{ PORT: '0' }, { metricsHost: '127.0.0.1', metricsPort: 0 }],
  [
    { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9000', CLIENT_CONNECTIONS: '5000' },
    { metricsHost: '0.0.0.0', metricsPort: 9000, clientConnections: 5000 },
  ],
])('listens for them on the loopback unless %j', (environment, settings) => {
  const DATA_DIR = '/tmp/dswine-metrics-test';
  const read = readSettings({ DATA_DIR, RELEASE_ROOT: 'none', ...environment }, '/');
  expect(read).toMatchObject(settings);
});

it.each(['0', '-1', 'many'])('refuses %s connections per client', (CLIENT_CONNECTIONS) => {
  const environment = {
    DATA_DIR: '/tmp/dswine-metrics-test',
    RELEASE_ROOT: 'none',
    CLIENT_CONNECTIONS,
  };
  expect(() => readSettings(environment, '/')).toThrow(/clientConnections/u);
});

it('say when the store is ahead of this server, and what it cannot use', async () => {
  const metrics = createMetrics();
  const problem = { release: 'shell@1.1.0', message: 'late', isFinal: false };
  let state = {
    revision: 3,
    storeRevision: 4,
    problems: [problem],
    rejected: [{ revision: 4, problem }],
  };
  metrics.composition(() => state);
  const text = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('dswine_'));
  expect(await text()).toEqual([
    'dswine_composition_revision 3',
    'dswine_store_revision 4',
    'dswine_composition_problems 2',
  ]);
  state = { revision: 4, storeRevision: 4, problems: [], rejected: [] };
  expect(await text()).toContain('dswine_composition_problems 0');
});
