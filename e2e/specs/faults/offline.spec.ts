import type { BrowserContext } from '@playwright/test';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { full } from '@dswine/shared/testing/full-run';
import type { Site } from '../../site/site.ts';
import { cachedBytes, cachedPaths, fileOf, openAndCache } from '../offline.fixture.ts';
import { expect, inLanguage, locales, openPage, phone } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

/** The site without a network connection. */
test.use({ serviceWorkers: 'allow', viewport: phone });

/**
 * Also stops the web server: the offline setting of the browser does not affect service workers.
 */
async function goOffline(site: Site, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await site.web.end('SIGKILL');
}

test(
  'with the service worker, URLs without a locale open in the chosen language by one redirect',
  { tag: '@full' },
  async ({ page, ownSite: site }) => {
    await openAndCache(page, `${site.url}/News`);
    await page.locator('.site-language:visible').first().click();
    await expect(page).toHaveURL(`${site.url}/en/News`);
    for (const address of ['/News', '/', '/VisitorExhibitor?page=2']) {
      const response = await page.goto(site.url + address);
      expect(page.url()).toBe(site.url + inLanguage('en', address));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(response?.fromServiceWorker()).toBe(true);
      expect(response?.request().redirectedFrom()?.redirectedFrom() ?? null).toBeNull();
      // Online, it comes from the network.
      expect((await response?.allHeaders())?.['server-timing']).toBeUndefined();
      await expect(page.locator('.offline-sign')).toHaveCount(0);
    }
  },
);

test('after one visit the main pages, booths and routes are readable offline, in both languages', async ({
  page,
  context,
  ownSite: site,
}) => {
  for (const locale of locales) await openAndCache(page, site.url + inLanguage(locale, '/'));
  await page.goto(`${site.url}/Login`);
  const exhibitor = '/VisitorExhibitor/Detail/1001';
  await openPage(page, site.url + exhibitor);
  const paths = () => page.evaluate(cachedPaths);
  await expect.poll(paths).toContain(exhibitor);
  const personal = /login|member|\/api\/auth|validcode|favourites|\/user/i;
  const pages = (await paths()).filter((cached) => !cached.startsWith('/releases/'));
  expect(pages.filter((cached) => personal.test(cached))).toEqual([]);
  expect(await page.evaluate(cachedBytes)).toBeLessThan(6_000_000);

  await goOffline(site, context);
  const texts = { tw: /目前離線|連不上網路/, en: /You are offline|cannot be reached/ };
  const shown = ['/', '/VisitorExhibitor', '/VisitorFloorplan', '/MyList', '/EventsCalender'];
  for (const [index, address] of shown.entries())
    for (const locale of locales) {
      // In turn; `FULL=1` opens each in both languages.
      if (!full && locale !== locales[index % 2]) continue;
      await openPage(page, site.url + inLanguage(locale, address));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.offline-sign').getByText(texts[locale])).toBeVisible();
    }
  await openPage(page, site.url + exhibitor);
  await expect(page.locator('main h1')).toBeVisible();

  // Booths and routes too, in a new tab, though no page with this query was opened.
  const plan = await context.newPage();
  await plan.goto(`${site.url}/VisitorFloorplan?from=main-entrance&to=A0123`);
  await expect(plan.locator('#route-result')).toContainText('A0123');
  await plan.goto(`${site.url}/en/VisitorFloorplan?booth=B0146`);
  await expect(plan.getByRole('heading', { name: /B0146/ }).first()).toBeVisible();
  await plan.close();

  // A page that was never opened shows a notice and lists the pages that are available.
  await page.goto(`${site.url}/en/News/Detail/501`);
  await expect(
    page.getByRole('heading', { name: 'This page is not saved on your device' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/en\/Offline\?to=/);
  await page.locator('main').getByRole('link', { name: 'Exhibitor List' }).click();
  await expect(page).toHaveURL(/\/en\/VisitorExhibitor$/);
  await expect(page.locator('main h1')).toBeVisible();
  await site.startWeb();
});

test(
  'My List is complete offline, and stores notes written offline',
  { tag: '@full' },
  async ({ page, context, ownSite: site }) => {
    const address = `${site.url}/en/MyList`;
    const main = page.getByRole('main');
    await openAndCache(page, address);
    await openPage(page, `${address}#add=e1001.c701`);
    await main.getByRole('button', { name: 'Add to my list' }).click();
    const rows = main.getByRole('article');
    const booth = rows.getByRole('link', { name: /^[A-D]\d{4}/ }).first();
    await expect(booth).toBeVisible();
    const before = await rows.allInnerTexts();
    for (const visited of ['/en/MyVisit', '/en/EventsCalender']) {
      await openPage(page, site.url + visited);
      await expect.poll(() => page.evaluate(cachedPaths)).toContain(visited);
    }
    await goOffline(site, context);

    // What is not saved shows the notice in the language last read.
    await page.goto(`${site.url}/News`);
    await expect(page).toHaveURL(/\/en\/Offline\?to=%2FNews$/);
    await openPage(page, address);
    await expect(booth).toBeVisible();
    await expect.poll(() => rows.allInnerTexts()).toEqual(before);
    await main.getByRole('textbox', { name: /^Note/ }).first().fill('14:30');
    await main.getByRole('button', { name: 'Must see' }).first().click();
    await openPage(page, address);
    await expect(main.getByRole('textbox', { name: /^Note/ }).first()).toHaveValue('14:30');
    const must = main.getByRole('button', { name: 'Must see' }).first();
    await expect(must).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /QR/ }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    await openPage(page, `${site.url}/en/MyVisit`);
    const visit = await fileOf(page, main.getByRole('link', { name: /ics/ }));
    expect(visit).toContain('UID:event-701@127.0.0.1');
    expect(visit).toMatch(/DESCRIPTION:[A-D]\d{4}/);
    await openPage(page, `${site.url}/en/EventsCalender`);
    const all = await fileOf(page, main.locator('a[download="DSWINE2026.ics"]'));
    expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10);
    await site.startWeb();
  },
);

test('a form sent offline waits on the device, and is submitted with a new verification', async ({
  page,
  context,
  ownSite: site,
}) => {
  await openAndCache(page, `${site.url}/en/Contact`);
  await expect.poll(() => page.evaluate(cachedPaths)).toContain('/en/Contact');
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
  // The text depends on `navigator.onLine`, which a new process of the browser may learn late.
  await expect(page.locator('.waiting-sign').getByRole('link', { name: 'Contact' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You have a form that was not sent yet.')).toBeVisible();
  await page.locator('.waiting-sign').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
    'May we register together?',
  );
  await page.getByRole('button', { name: 'Verify automatically instead' }).click();
  await expect(page.getByText('Verified automatically.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your inquiry has been sent')).toBeVisible();
  await openPage(page, `${site.url}/en`);
  await expect(page.locator('.waiting-sign')).toHaveCount(0);
});

test(
  'disabling the offline feature removes its service worker and caches',
  { tag: '@full' },
  async ({ page, ownSite: site }) => {
    await openAndCache(page, `${site.url}/`);
    const config = path.join(site.dataDir, 'site.json');
    await writeFile(config, JSON.stringify({ offline: false }));
    await site.restartWeb();
    const leftOnDevice = async () => {
      await openPage(page, `${site.url}/`);
      return page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    };
    await expect.poll(leftOnDevice).toEqual([0, 0]);
    await rm(config);
    await site.restartWeb();
  },
);
