import type { BrowserContext } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite, type Site } from '../site/site.ts';
import {
  expect,
  inLanguage,
  locales,
  phone,
  test,
  waitForHydration,
  type Page,
  openPage,
} from './test.ts';
import { cachedBytes, cachedPaths, fileOf, openAndCache } from './offline.fixture.ts';

/** The site without a network connection. */
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow', viewport: phone });
let site: Site;
test.beforeAll(async () => void (site = await startSite('offline')));
test.afterAll(() => site.stop());

/**
 * Also stops the web server: the offline setting of the browser does not affect service workers.
 */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await site.web.end('SIGKILL');
}

const openAndWaitForCache = (page: Page, path: string) => openAndCache(page, site.url + path);

test('the offline cache is below 6 MB and contains no personal pages', async ({ page }) => {
  await openAndWaitForCache(page, '/');
  await openPage(page, `${site.url}/Login`);
  await openPage(page, `${site.url}/VisitorExhibitor?page=2`);
  await expect
    .poll(async () => (await page.evaluate(cachedPaths)).includes('/VisitorExhibitor'))
    .toBe(true);
  const paths = await page.evaluate(cachedPaths);
  expect(
    paths.filter(
      (path) =>
        !path.startsWith('/releases/') &&
        /login|member|\/api\/auth|validcode|favourites|\/user/i.test(path),
    ),
  ).toEqual([]);
  expect(await page.evaluate(cachedBytes)).toBeLessThan(6_000_000);
});

test('online, a cached page comes from the network without the offline sign', async ({ page }) => {
  await openAndWaitForCache(page, '/');
  const response = await page.goto(`${site.url}/VisitorExhibitor`);
  expect(response?.fromServiceWorker()).toBe(true);
  expect((await response?.allHeaders())?.['server-timing']).toBeUndefined();
  await expect(page.locator('.offline-sign')).toHaveCount(0);
});

test('with the service worker, pages are still sent as dictionary deltas', async ({ page }) => {
  await openAndWaitForCache(page, '/');
  // The browser requests it itself, because requests of the worker have no dictionary for pages.
  await expect(async () => {
    const response = await page.goto(`${site.url}/VisitorExhibitor`);
    expect(response?.fromServiceWorker()).toBe(true);
    expect((await response?.allHeaders())?.['content-encoding']).toBe('dcz');
  }).toPass();
});

test('with the service worker, URLs without a locale open in the chosen language by one redirect', async ({
  page,
}) => {
  await openAndWaitForCache(page, '/News');
  await page.locator('.site-language:visible').first().click();
  await expect(page).toHaveURL(`${site.url}/en/News`);
  for (const address of ['/News', '/', '/InfoVenue', '/VisitorExhibitor?page=2']) {
    const response = await page.goto(site.url + address);
    expect(page.url()).toBe(site.url + inLanguage('en', address));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.request().redirectedFrom()?.redirectedFrom() ?? null).toBeNull();
  }
  // Chinese pages do not redirect.
  await page.goto(`${site.url}/en/News?hl=tw`);
  await page.goto(`${site.url}/News`);
  expect(page.url()).toBe(`${site.url}/News`);
});

test('after one visit the main pages are readable offline, in both languages', async ({
  page,
  context,
}) => {
  for (const locale of locales) await openAndWaitForCache(page, inLanguage(locale, '/'));
  const exhibitor = await page.goto(`${site.url}/VisitorExhibitor`).then(async () => {
    await waitForHydration(page);
    return (
      (await page.locator('a[href*="/VisitorExhibitor/Detail/"]').first().getAttribute('href')) ??
      ''
    );
  });
  await openPage(page, site.url + exhibitor);
  await expect.poll(async () => (await page.evaluate(cachedPaths)).includes(exhibitor)).toBe(true);
  await goOffline(context);

  const texts = { tw: /目前離線|連不上網路/, en: /You are offline|cannot be reached/ };
  for (const locale of locales)
    for (const path of [
      '/',
      '/VisitorExhibitor',
      '/VisitorProduct',
      '/VisitorFloorplan',
      '/MyList',
      '/EventsCalender',
    ]) {
      await openPage(page, site.url + inLanguage(locale, path));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.offline-sign').getByText(texts[locale])).toBeVisible();
    }
  await openPage(page, site.url + exhibitor);
  await expect(page.locator('main h1')).toBeVisible();

  // A page that was never opened shows a notice and lists the pages that are available.
  await page.goto(`${site.url}/en/News/Detail/501`);
  await expect(
    page.getByRole('heading', { name: 'This page is not saved on your device' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/en\/Offline\?to=/);
  await page.locator('main').getByRole('link', { name: 'Exhibitor List' }).click();
  await expect(page).toHaveURL(/\/en\/VisitorExhibitor$/);
  await expect(page.locator('main h1')).toBeVisible();
});

test('the list’s QR code and the calendar files are available offline', async ({
  page,
  context,
}) => {
  await site.startWeb();
  const texts = {
    tw: { offer: '加入我的清單', qr: /QR/, qrAlt: /QR/, file: /ics/ },
    en: { offer: 'Add to my list', qr: /QR/, qrAlt: /QR/, file: /ics/ },
  };
  for (const locale of locales) await openAndWaitForCache(page, inLanguage(locale, '/MyList'));
  await openPage(page, `${site.url}/en/MyList#add=e1001.e1003.c701`);
  await page.getByRole('main').getByRole('button', { name: texts.en.offer }).click();
  for (const locale of locales)
    for (const path of ['/MyVisit', '/EventsCalender']) {
      await openPage(page, site.url + inLanguage(locale, path));
      await expect
        .poll(async () => (await page.evaluate(cachedPaths)).includes(inLanguage(locale, path)))
        .toBe(true);
    }
  await goOffline(context);

  for (const locale of locales) {
    const t = texts[locale];
    await openPage(page, site.url + inLanguage(locale, '/MyList'));
    await page.getByRole('button', { name: t.qr }).click();
    await expect(page.getByRole('img', { name: t.qrAlt })).toBeVisible();
    await openPage(page, site.url + inLanguage(locale, '/MyVisit'));
    const visit = await fileOf(page, page.getByRole('main').getByRole('link', { name: t.file }));
    expect(visit.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(visit).toContain('UID:event-701@127.0.0.1');
    expect(visit).toMatch(/DESCRIPTION:[A-D]\d{4}/);
    await openPage(page, site.url + inLanguage(locale, '/EventsCalender'));
    const all = await fileOf(page, page.getByRole('main').locator('a[download="DSWINE2026.ics"]'));
    expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10);
    const chosen = await fileOf(
      page,
      page.getByRole('main').locator('a[download="DSWINE2026-my-list.ics"]'),
    );
    expect(chosen.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  }
});

test('a form sent offline waits on the device, and is submitted with a new verification', async ({
  page,
  context,
}) => {
  await site.startWeb();
  await openAndWaitForCache(page, '/en/Contact');
  await expect
    .poll(async () => (await page.evaluate(cachedPaths)).includes('/en/Contact'))
    .toBe(true);
  await context.setOffline(true);
  await page.getByLabel('Inquiry type').selectOption({ index: 1 });
  for (const [label, text] of [
    ['Subject', 'A group of twenty'],
    ['Name', 'Ming'],
    ['Mobile', '0912 345 678'],
    ['Email', 'ming@dswine.example'],
    ['Content', 'May we register together?'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent yet: it waits on this device.')).toBeVisible();
  await page.goto(`${site.url}/en/VisitorExhibitor`);
  await expect(page.getByText('Waiting to be sent:')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You have a form that was not sent yet.')).toBeVisible();
  await page.locator('.waiting-sign').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
    'May we register together?',
  );
  await page.getByRole('button', { name: 'Let my device do it instead' }).click();
  await expect(page.getByText('Your device has done it.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your inquiry has been sent')).toBeVisible();
  await openPage(page, `${site.url}/en`);
  await expect(page.locator('.waiting-sign')).toHaveCount(0);
});

test('the site can be installed as an app', async ({ page, context }) => {
  await openAndWaitForCache(page, '/');
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});

test('an uncached page of the other language shows the offline notice in the language last read', async ({
  page,
  context,
}) => {
  await openAndWaitForCache(page, '/en');
  await goOffline(context);
  await page.goto(`${site.url}/News`);
  await expect(page).toHaveURL(/\/en\/Offline\?to=%2FNews$/);
  await expect(
    page.getByRole('heading', { name: 'This page is not saved on your device' }),
  ).toBeVisible();
  await site.startWeb();
});

test('disabling the offline feature removes its service worker and caches', async ({ page }) => {
  await openAndWaitForCache(page, '/');
  await site.web.end();
  await writeFile(path.join(site.dataDir, 'site.json'), JSON.stringify({ offline: false }));
  await site.startWeb();
  const leftOnDevice = async () => {
    await openPage(page, `${site.url}/`);
    return page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  };
  await expect.poll(leftOnDevice).toEqual([0, 0]);
});
