import type { ResolvedComposition } from '../composition/live-composition.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';

const problem = { release: 'shell@1.1.0', message: 'late', isFinal: false };
const behind = {
  revision: 3,
  storeRevision: 4,
  problems: [problem],
  rejected: [{ revision: 4, problem }],
};

/** Metrics of a server that serves a composition, and a reader of their lines. */
function serving(version: string) {
  const metrics = createMetrics();
  const now = {
    state: behind,
    served: { composition: { revision: 3, shell: '1.0.0', sections: [{ name: 'info', version }] } },
  };
  metrics.watch({
    state: () => now.state,
    served: () => ({ ...now.served, madeAt: 1_000 }) as unknown as ResolvedComposition,
    leftOut: () => [],
    pool: () => ({ waiting: 7, warm: 2, busy: 1, servedSince: 3_000 }),
    expiresAt: async () => 9_000,
  });
  const lines = async (start: string) =>
    (await metrics.scrape()).text.split('\n').filter((line) => line.startsWith(`dswine_${start}`));
  return { metrics, now, lines };
}

it('drops the series of a replaced release after two scrapes, and no others', async () => {
  const { metrics, now, lines } = serving('1.0.0');
  const view = (release: string) =>
    metrics.request({ kind: 'page', section: 'info', status: '2xx', release }, 0.01);
  view('1.0.0');
  metrics.request({ kind: 'file', section: '', release: '', status: '2xx' }, 0.01);
  const releases = async () =>
    (await lines('request_duration_seconds_count')).map(
      (line) => /release="(.*?)"/.exec(line)?.[1],
    );
  expect(await releases()).toEqual(['1.0.0', '']);
  now.served.composition.sections = [{ name: 'info', version: '1.1.0' }];
  view('1.1.0');
  expect(await releases()).toEqual(['1.0.0', '', '1.1.0']);
  expect(await releases()).toEqual(['', '1.1.0']);
});

it('reports queue times and outcomes of renderings, and the sources of page data', async () => {
  const { metrics, lines } = serving('1.0.0');
  metrics.rendered({ owner: 'info', wait: 20, duration: 30, outcome: 'done' });
  metrics.rendered({ owner: 'info', wait: 30_000, outcome: 'overloaded' });
  metrics.called({ from: 'cache' });
  metrics.called({ from: 'organiser', status: 'failed', duration: 50 });
  const all = [...(await lines('render')), ...(await lines('page_data')), ...(await lines('org'))];
  expect(all.filter((line) => !line.includes('_bucket') && !line.includes('_sum'))).toEqual([
    'dswine_render_wait_seconds_count 2',
    'dswine_render_duration_seconds_count{section="info",outcome="done"} 1',
    'dswine_render_queue_length 7',
    'dswine_render_processes 2',
    'dswine_render_processes_busy 1',
    'dswine_page_data_total{from="cache"} 1',
    'dswine_page_data_total{from="organiser"} 1',
    'dswine_organiser_call_duration_seconds_count{status="failed"} 1',
  ]);
});

it.each([
  ['127.0.0.1:9464', 200],
  ['prometheus.fair.example', 200],
  ['rebind.evil.example:9464', 421],
])('responds to a request for the host %s with %i', async (host, status) => {
  const settings = { internalHosts: ['prometheus.fair.example'] };
  const server = createMetricsServer(createMetrics(), settings);
  const response = await server.inject({ url: '/metrics', headers: { host } });
  expect(response.statusCode).toBe(status);
  await server.close();
});

it('counts errors and web vitals by release, in seconds', async () => {
  const { metrics, lines } = serving('1.0.0');
  const release = { section: 'info', release: '1.0.0' };
  metrics.error({ ...release, kind: 'load' }, 3);
  metrics.vital(release, 'inp', 250);
  metrics.vital(release, 'cls', 0.2);
  expect(await lines('errors')).toEqual([
    'dswine_errors_total{section="info",release="1.0.0",kind="load"} 3',
  ]);
  expect(await lines('inp_seconds_sum')).toEqual([
    'dswine_inp_seconds_sum{section="info",release="1.0.0"} 0.25',
  ]);
  expect(await lines('cls_sum')).toEqual(['dswine_cls_sum{section="info",release="1.0.0"} 0.2']);
});
