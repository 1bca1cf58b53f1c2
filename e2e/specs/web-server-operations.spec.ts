import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { FaultyOrganiser } from '../site/faulty-organiser.ts';
import { root } from '../site/service.ts';
import { startSite } from '../site/site.ts';
import { expect, test } from './test.ts';
import { raw } from './raw-request.fixture.ts';

test('health, readiness and composition endpoints report a healthy site', async ({ site }) => {
  expect(await (await fetch(`${site}/healthz`)).json()).toEqual({ alive: true });
  expect(await (await fetch(`${site}/readyz`)).json()).toMatchObject({
    ready: true,
    organiser: true,
  });
  const composition = (await (await fetch(`${site}/composition.json`)).json()) as {
    revision: number;
    releases: Record<string, string>;
    problems: string[];
  };
  expect(Object.keys(composition.releases)).toEqual(releasedWorkspaces(root));
  expect(composition.problems).toEqual([]);
});

test('metrics and the staff desk have separate listeners, unreachable through the site', async () => {
  const site = await startSite('listeners');
  try {
    await fetch(site.url);
    expect(await (await fetch(site.metricsUrls.web)).text()).toMatch(/dswine_pages_total\{/);
    expect(await (await fetch(site.metricsUrls.organiser)).text()).toMatch(/dswine_outbox_mails\{/);
    expect((await fetch(site.deskUrl, { redirect: 'manual' })).headers.get('location')).toBe(
      '/desk/login',
    );
    for (const path of [
      '/metrics',
      '/desk',
      '/api/x\\..\\..\\desk',
      '/api/x\\..\\..\\metrics',
      '/api/..%5cdesk',
    ]) {
      const { status, body } = await raw(site.url, {}, 'GET', path);
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toMatch(/dswine_(?:pages|outbox)|服務臺/u);
    }
    for (const path of ['/metrics', '/desk'])
      expect((await fetch(site.organiserUrl + path)).status, path).toBe(404);
  } finally {
    await site.stop();
  }
});

test('the web server completes pending requests before it exits on SIGTERM', async () => {
  const organiser = new FaultyOrganiser();
  const site = await startSite('ending', { proxy: (url) => organiser.start(url) });
  try {
    const { promise: until, resolve: answer } = Promise.withResolvers<void>();
    const delay = { call: 'News', until, waiting: 0 };
    organiser.delay = delay;
    const ask = async (path: string) => {
      const response = await fetch(site.url + path);
      return { status: response.status, whole: (await response.text()).endsWith('</html>') };
    };
    const underWay = Promise.all([ask('/News'), ask('/en/News')]);
    const soon = { intervals: [10] };
    await expect.poll(() => delay.waiting, soon).toBe(2);
    const ended = site.web.end('SIGTERM');
    const takesRequests = () =>
      fetch(`${site.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(takesRequests, soon).toBe(false);
    answer();
    expect(await underWay).toEqual([
      { status: 200, whole: true },
      { status: 200, whole: true },
    ]);
    expect(await ended).toBe(0);
  } finally {
    organiser.stop();
    await site.stop();
  }
});
