import { until } from '@dswine/shared/testing/until';
import type { FastifyInstance } from 'fastify';
import {
  sectionBundle,
  shellBundle,
  type SmallReleases,
} from '../releases/testing/small-releases.fixture.ts';
import { openReleaseSource } from './composition/release-source.ts';
import { createMetrics } from './metrics/metrics.ts';
import { makeSmallSite, type SmallSite } from './small-site.fixture.ts';
import { webServerOn } from './web-server.ts';

let site: SmallSite;
let small: SmallReleases;
const servers: FastifyInstance[] = [];
beforeEach(async () => {
  site = await makeSmallSite();
  ({ small } = site);
  await publishShown('mfe-events', '2.0.0', '');
  // As the real one, it shows the parts that there are.
  await small.publish('shell', '2.0.0', {
    server: shellBundle.replace(' && broken.length === 0', ''),
  });
  await putLive({ shell: '2.0.0', 'mfe-events': '2.0.0' });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await site.close();
});

/** Publishes a section whose fragment is on the home page. `code` runs when its bundle is loaded. */
async function publishShown(
  workspace: string,
  version: string,
  code: string,
  load = '',
): Promise<void> {
  const files = { scripts: [], styles: [] };
  const fragments = `[{ id: 'latest', load: async () => { ${load}; return { Fragment: () => '<p>${workspace}</p>' }; } }]`;
  await small.publish(workspace, version, {
    draft: (draft) => ({
      ...draft,
      fragments: [{ id: 'latest', slot: 'home', order: 1, data: {}, files }],
    }),
    server: code + sectionBundle(workspace, { fragments }),
  });
}

/** Makes releases live past the checks of a promotion, as everybody can who has the keys. */
const putLive = (releases: Record<string, string>) => small.putLive({ releases });

/** A web server by the real clock: its render processes are watched by their processor time. */
async function start() {
  const settings = { ...site.settings, renderLimit: 1500 };
  const metrics = createMetrics();
  const server = await webServerOn(settings, openReleaseSource(settings), { metrics });
  servers.push(server);
  const get = (url: string) => server.inject(url);
  return {
    statusOf: async (url: string) => (await get(url)).statusCode,
    home: async () => (await get('/')).body,
    live: async () => (await get('/composition.json')).json<{ releases: Record<string, string> }>(),
    ready: async () => (await get('/readyz')).json<{ processes: boolean; problems: string[] }>(),
    metrics: async () => (await metrics.scrape()).text,
  };
}

const instances = [
  [
    'keeps much memory in its heap',
    'globalThis.kept = Array.from({ length: 1e6 }, () => ({ a: {} }));',
    '',
  ],
  ['throws', "throw new Error('no wine');", ''],
  ['never ends', 'for (;;);', ''],
  ['keeps much memory outside of it', 'globalThis.kept = new Uint8Array(6e7).fill(1);', ''],
  ['fills the heap', 'for (const all = []; ; ) all.push(new Array(1e5).fill({}));', ''],
  ['never loads its fragment', '', 'await new Promise(() => undefined)'],
  ['loops in its fragment', '', 'for (;;) await 0'],
] as const;
it.each(process.env['FULL'] ? instances : instances.slice(0, 2))(
  'leaves out a section that %s when it is loaded, and nothing else',
  async (_what, code, load) => {
    await publishShown('mfe-info', '2.0.0', code, load);
    await small.publish('mfe-visitor', '1.1.0', { script: '2' });
    const running = await start();
    await until(async () => (await running.statusOf('/infoPage')) === 200);
    await putLive({ 'mfe-info': '2.0.0' });
    const isTakenUp = (server: typeof running) => async () =>
      (await server.live()).releases['mfe-info'] === '2.0.0' && (await server.ready()).processes;
    await until(isTakenUp(running));
    await putLive({ 'mfe-visitor': '1.1.0' });
    await until(async () => (await running.live()).releases['mfe-visitor'] === '1.1.0');
    const started = await start();
    await until(isTakenUp(started));
    for (const server of [running, started]) {
      expect(await server.home()).toContain('<p>mfe-events</p>');
      expect(await server.home()).not.toContain('<p>mfe-info</p>');
      for (const page of ['visitor', 'events', 'exhibitor'])
        expect(await server.statusOf(`/en/${page}Page`)).toBe(200);
      expect(await server.statusOf('/en/infoPage')).toBe(503);
      expect((await server.ready()).problems).toEqual([
        expect.stringMatching(/^mfe-info@2.0.0 is left out: .* rollback mfe-info$/),
      ]);
      expect(await server.metrics()).toContain(
        'dswine_section_left_out{section="info",release="2.0.0"} 1',
      );
    }
  },
);

it('shows the pages of two sections that fail only together, on the home page', async () => {
  const together = `const react = require('react');
    if (react.isTaken) throw new Error('two');
    react.isTaken = true;`;
  await publishShown('mfe-info', '2.0.0', together);
  await publishShown('mfe-visitor', '2.0.0', together);
  await putLive({ 'mfe-info': '2.0.0', 'mfe-visitor': '2.0.0' });
  const server = await start();
  await until(async () => (await server.ready()).processes);
  expect(await server.home()).toContain('<p>mfe-events</p>');
  for (const page of ['/', '/en/infoPage', '/en/visitorPage', '/en/eventsPage'])
    expect(await server.statusOf(page)).toBe(200);
  expect((await server.ready()).problems).toEqual([
    expect.stringContaining('is left out of the home page: two'),
  ]);
});
