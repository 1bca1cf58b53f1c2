import { startSite } from '../site/site.ts';
import { expect, inLanguage, locales, test } from './test.ts';
import { raw } from './raw-request.fixture.ts';

test('unknown and malformed URLs get the right status and reveal no internals', async ({
  site,
}) => {
  const statuses: Record<string, number> = {
    '/VisitorExhibitor/Detail/999999': 404,
    '/en/VisitorExhibitor/Detail/none': 404,
    '/News/Detail/999999': 404,
    '/EventsCalender/Detail/0': 404,
    '/EventsCalender/99': 404,
    '/en/NoSuchPage': 404,
    '//evil.example': 404,
    '/VisitorExhibitor?page=abc': 200,
    '/VisitorExhibitor?page=-1&country=%3Cscript%3E': 200,
    '/VisitorExhibitor?keyword=%E4%B8': 400,
    '/en?x=%FF': 400,
    '/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80': 400,
    '/calendar/DSWINE2026.ics?Topic=%FF': 400,
    '/sitemap.xml?%zz': 400,
    '/VisitorExhibitor?page=99999': 404,
    '/%E4%B8': 404,
    '/releases/mfe-visitor/9.9.9/browser/page.js': 404,
    '/releases/mfe-cellar/1.0.0/browser/page.js': 404,
    '/releases/shell/../../keys/operator.pem': 404,
    '/releases/shell/..%2f..%2f..%2fkeys/operator.pem': 404,
    '/releases/..%2f..%2fkeys/operator.pem': 404,
    '/api/expo/Exhibitors/NOSUCH2026?Lang=tw': 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await raw(site, {}, 'GET', path);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.body).not.toContain('PRIVATE KEY');
    expect(response.body).not.toMatch(/at .+\(.+:\d+:\d+\)/);
  }
  const manifest = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { entry: string }[];
  };
  const release = manifest.sections[0]?.entry.split('/').slice(0, 4).join('/') ?? '';
  expect((await raw(site, {}, 'GET', `${release}/server/section.cjs`)).status).toBe(404);
  expect((await raw(site, {}, 'GET', `${release}/release.json`)).status).toBe(404);
  const posted = await raw(`${site}/News`, {}, 'POST');
  expect(posted.status).toBe(405);
  expect(posted.headers['allow']).toBe('GET, HEAD');
});

test('the web server forwards a malformed body to the organiser unchanged', async ({ site }) => {
  const response = await fetch(`${site}/api/auth/isAuthenticated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a',
  });
  // The web server must not parse the body: its 400 differs from the organiser's response.
  expect([response.status, await response.text()]).toEqual([200, '251']);
});

test('the 404 page is in both languages', async ({ page, site }) => {
  for (const locale of locales) {
    const response = await page.goto(site + inLanguage(locale, '/NoSuchPage'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      locale === 'tw' ? 'zh-Hant-TW' : 'en',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('找不到頁面');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not Found');
    await expect(page.getByText('This page could not be found.')).toBeVisible();
    expect(await page.title()).toContain(locale === 'tw' ? '找不到頁面' : 'Page not Found');
  }
});

test('while the organiser is down, cached pages are served and other pages show an error', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const site = await startSite('organiser-gone');
  try {
    const good = await (await fetch(`${site.url}/News`)).text();
    await fetch(`${site.url}/en`);
    await site.organiser.end('SIGKILL');
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${site.url}/readyz`)).json()) as { organiser: boolean }).organiser,
      )
      .toBe(false);
    expect(await (await fetch(`${site.url}/News`)).text()).toBe(good);
    expect((await fetch(`${site.url}/en`)).status).toBe(200);

    const unseen = await page.goto(`${site.url}/VisitorExhibitor?area=sake`);
    expect(unseen?.status()).toBe(503);
    await expect(page.getByText('暫時讀不到參展商資料')).toBeVisible();
    await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
    expect((await fetch(`${site.url}/api/expo/News/DSWINE2026?Lang=tw`)).status).toBe(503);

    await site.startOrganiser();
    await expect
      .poll(async () => (await fetch(`${site.url}/VisitorExhibitor?area=sake`)).status, {
        timeout: 30_000,
      })
      .toBe(200);
    await page.getByRole('link', { name: '再試一次' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await site.stop();
  }
});
