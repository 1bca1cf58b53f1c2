import { expect } from '../test.ts';
import { raw } from '../raw-request.fixture.ts';
import { test } from './faulty-site.fixture.ts';

test('metrics and the staff desk have separate listeners, unreachable through the site', async ({
  ownSite: site,
}) => {
  await fetch(site.url);
  expect(await (await fetch(site.metricsUrls.web)).text()).toMatch(/dswine_pages_total\{/);
  expect(await (await fetch(site.metricsUrls.organiser)).text()).toMatch(/dswine_outbox_mails\{/);
  const desk = await fetch(site.deskUrl, { redirect: 'manual' });
  expect(desk.headers.get('location')).toBe('/desk/login');
  for (const path of ['/metrics', '/desk', '/api/x\\..\\..\\desk', '/api/..%5cdesk']) {
    const { status, body } = await raw(site.url, {}, 'GET', path);
    expect([400, 404], path).toContain(status);
    expect(body).not.toMatch(/dswine_(?:pages|outbox)|服務臺/u);
  }
  for (const path of ['/metrics', '/desk'])
    expect((await fetch(site.organiserUrl + path)).status, path).toBe(404);
});

test('while the organiser is down, cached pages are served and other pages show an error', async ({
  page,
  ownSite: site,
}) => {
  const unseen = `${site.url}/VisitorExhibitor?area=sake`;
  await fetch(`${site.url}/News`);
  await site.organiser.end('SIGKILL');
  const isReachable = async () =>
    ((await (await fetch(`${site.url}/readyz`)).json()) as { organiser: boolean }).organiser;
  await expect.poll(isReachable).toBe(false);
  expect(await (await fetch(`${site.url}/News`)).text()).toContain('href="/News/Detail/');

  expect((await page.goto(unseen))?.status()).toBe(503);
  await expect(page.getByText('暫時讀不到參展商資料')).toBeVisible();
  await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
  expect((await fetch(`${site.url}/api/expo/News/DSWINE2026?Lang=tw`)).status).toBe(503);

  await site.startOrganiser();
  await expect.poll(async () => (await fetch(unseen)).status).toBe(200);
  await page.getByRole('link', { name: '再試一次' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

// The last one: the web server has ended.
test('the web server completes pending requests before it exits on SIGTERM', async ({
  ownSite: site,
  organiser,
}) => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  const delay = { call: 'Report', until, waiting: 0 };
  organiser.delay = delay;
  // The server waits for connections that clients keep open.
  const headers = { connection: 'close' };
  const load = async (path: string) => {
    const response = await fetch(site.url + path, { headers });
    return { status: response.status, whole: (await response.text()).endsWith('</html>') };
  };
  const pending = Promise.all([load('/Report'), load('/en/Report')]);
  await expect.poll(() => delay.waiting).toBe(2);
  const ended = site.web.end('SIGTERM');
  const takesRequests = () =>
    fetch(`${site.url}/healthz`, { headers }).then(
      () => true,
      () => false,
    );
  await expect.poll(takesRequests).toBe(false);
  answer();
  organiser.delay = undefined;
  expect(await pending).toEqual([
    { status: 200, whole: true },
    { status: 200, whole: true },
  ]);
  expect(await ended).toBe(0);
});
