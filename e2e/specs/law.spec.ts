import { createServer, type Server } from 'node:http';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { startSite, type Site } from '../site/site.ts';
import { axeViolationsOn } from './axe.ts';
import { expectLawfulStrip, measureStrip } from './warning-strip.ts';
import { desktop, expect, inLanguage, phone, test, waitForHydration, openPage } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the strip is there, as large', async ({ page, site, routes }) => {
    for (const path of [routes.home, routes.story, '/NoSuchPage']) {
      await page.goto(site + path);
      await expectLawfulStrip(page, path);
    }
  });
});

test('on paper the warning takes a tenth of a sheet', async ({ page, site, routes }) => {
  const mm = 96 / 25.4;
  const sheet = 210 * 297 * mm * mm;
  // The printable area of A4 with default browser margins.
  await page.setViewportSize({ width: Math.round(190 * mm), height: Math.round(277 * mm) });
  await page.emulateMedia({ media: 'print' });
  for (const path of [routes.home, routes.story, '/NoSuchPage']) {
    await page.goto(site + path);
    const printed = await page.locator('.frame-strip').evaluate((strip) => {
      const { width, height } = strip.getBoundingClientRect();
      const { fontSize, position } = getComputedStyle(strip);
      const length = strip.textContent.replaceAll(/\s/g, '').length;
      return {
        area: width * height,
        length: length * Number.parseFloat(fontSize) ** 2,
        position,
        fits: strip.scrollWidth <= strip.clientWidth,
      };
    });
    expect(printed.area / sheet, path).toBeGreaterThanOrEqual(0.1);
    expect(printed.length / printed.area, path).toBeGreaterThanOrEqual(0.5);
    expect(printed.fits, path).toBe(true);
  }
});

for (const width of [390, 1280])
  test(`what has focus is never under the strip (${width} px)`, async ({
    browser,
    site,
    routes,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of [routes.home, routes.exhibitors, routes.story, '/Privacy', '/NoSuchPage']) {
      const response = await page.goto(site + path);
      if (response?.status() === 200) await waitForHydration(page);
      const seen = new Set<string>();
      for (let stop = 0; stop < 80; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          const warning = document.querySelector('.frame-warning')?.getBoundingClientRect();
          if (!element || element === document.body || !warning) return undefined;
          const { top, bottom, height } = element.getBoundingClientRect();
          return {
            name: element.outerHTML.slice(0, 120),
            hidden: height < warning.top && bottom > warning.top + 1,
            top,
          };
        });
        if (!focused) break;
        expect.soft(focused.hidden, `${path}: ${focused.name}`).toBe(false);
        seen.add(`${focused.name} ${focused.top}`);
      }
      expect(seen.size, path).toBeGreaterThan(5);
    }
    await context.close();
  });

test('the legal pages are linked in the footer, say who collects data, and exist in both languages', async ({
  page,
  site,
}) => {
  for (const [locale, links] of [
    ['tw', ['隱私權聲明', '無障礙聲明', 'Cookie 設定']],
    ['en', ['Privacy', 'Accessibility', 'Cookie settings']],
  ] as const)
    for (const name of links) {
      await page.goto(site + inLanguage(locale, '/'));
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
    }
  await page.goto(`${site}/Privacy`);
  const main = page.getByRole('main');
  for (const heading of [
    '由誰蒐集',
    '蒐集的目的',
    '個人資料的類別',
    '利用的期間、地區、對象及方式',
    '您的權利',
    '不提供資料的影響',
  ])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  const organiser = await page.evaluate(() => document.querySelector('footer')?.textContent ?? '');
  expect(organiser).toContain('fair@');
  await expect(main).toContainText('fair@');
});

test('without a tag manager nothing is asked and nothing leaves the site', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site) elsewhere.push(request.url());
  });
  await openPage(page, `${site}/`);
  await expect(page.locator('.consent-question, .age-question')).toHaveCount(0);
  await page.goto(`${site}/Consent`);
  await expect(page.getByText('沒有需要您同意的項目')).toBeVisible();
  expect(elsewhere).toEqual([]);
  const policy = (await page.request.get(`${site}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('http');
});

test('RecordUrl follows the reader, without what is nobody’s business', async ({
  page,
  site,
  context,
}) => {
  const recorded = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'RecordUrl');
    return cookie && { url: decodeURIComponent(cookie.value), sameSite: cookie.sameSite };
  };
  const response = await page.goto(
    `${site}/VisitorExhibitor?area=beer&token=s3cret&utm_source=mail`,
  );
  expect(response?.headers()['set-cookie']).toBeUndefined();
  await waitForHydration(page);
  expect(await recorded()).toEqual({ url: `${site}/VisitorExhibitor?area=beer`, sameSite: 'Lax' });
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私權聲明' }).click();
  await expect(page).toHaveURL(`${site}/Privacy`);
  await expect.poll(recorded).toEqual({ url: `${site}/Privacy`, sameSite: 'Lax' });
});

test.describe('on a site that asks', () => {
  let site: Site;
  let tags: Server;
  let tagManager: string;
  test.beforeAll(async () => {
    tags = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.measured = true;'),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => tags.once('listening', resolve));
    tagManager = `http://127.0.0.1:${(tags.address() as AddressInfo).port}`;
    site = await startSite('asking', {
      prepare: (dataDir) =>
        writeFile(
          path.join(dataDir, 'site.json'),
          JSON.stringify({
            ageQuestion: true,
            tagManager: { script: `${tagManager}/gtm.js?id=GTM-1` },
          }),
        ),
    });
  });
  test.afterAll(async () => {
    await site.stop();
    tags.close();
  });

  test('the age is asked over the page, not over the strip, and only once', async ({
    page,
    context,
  }) => {
    await openPage(page, `${site.url}/VisitorExhibitor`);
    const question = page.getByRole('dialog', { name: '請問您已年滿十八歲嗎？' });
    await expect(question).toBeVisible();
    // elementFromPoint does not reach behind a modal dialog, so compare the positions instead.
    expect(await measureStrip(page)).toMatchObject({ atTheBottom: true, fits: true });
    const above = await question.evaluate((dialog) => ({
      bottom: dialog.getBoundingClientRect().bottom,
      backdrop: getComputedStyle(dialog, '::backdrop').backgroundColor,
    }));
    expect(above.bottom).toBeLessThanOrEqual(
      (await page.locator('.frame-strip').boundingBox())?.y ?? 0,
    );
    expect(above.backdrop).toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    expect(await question.getByRole('textbox').count()).toBe(0);
    await question.getByRole('link', { name: '已滿十八歲', exact: true }).click();
    await expect(question).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'dswine_age');
    expect(cookie).toMatchObject({ value: 'yes', sameSite: 'Lax' });

    // The question must not flash again: the boot script decides before the first paint.
    await page.addInitScript(() => {
      const watch = () => {
        const seen = document.querySelector('.age-question');
        if (seen && getComputedStyle(seen).display !== 'none')
          document.documentElement.dataset['flashed'] = '';
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await openPage(page, `${site.url}/News`);
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
    await expect(question).toBeHidden();
  });

  test('a no leads to a neutral page, stays a no, and can be taken back', async ({ page }) => {
    await openPage(page, `${site.url}/en`);
    await page
      .getByRole('dialog', { name: 'Are you 18 or over?' })
      .getByRole('link', { name: 'No' })
      .click();
    await expect(page).toHaveURL(`${site.url}/en/AgeNotice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This site is for readers of 18 and over',
    );
    expect(await page.locator('header, footer, img').count()).toBe(0);
    await expectLawfulStrip(page, 'the neutral page');
    await page.goto(`${site.url}/en/News`);
    await expect(page).toHaveURL(`${site.url}/en/AgeNotice`);
    await page.getByRole('link', { name: 'I pressed the wrong button' }).click();
    await expect(page.getByRole('dialog', { name: 'Are you 18 or over?' })).toBeVisible();
  });

  test('crawlers and readers without JavaScript get the page, with the question in its flow', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/News`);
    await expect(page.getByText('請問您已年滿十八歲嗎？')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.consent-question')).toBeHidden();
    const [question, heading] = await Promise.all([
      page.locator('.age-question').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await page.getByRole('link', { name: '未滿十八歲' }).click();
    await expect(page).toHaveURL(`${site.url}/AgeNotice`);
    await context.close();
  });

  test('no request leaves the site before the consent, the script loads after it, and it can be taken back', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'dswine_age', value: 'yes', url: site.url }]);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(tagManager)) requests.push(request.url());
    });
    const response = await page.goto(`${site.url}/`);
    expect(response?.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
    expect(response?.headers()['content-security-policy']).toContain(tagManager);
    await waitForHydration(page);
    const question = page.getByRole('region', { name: '可以載入分析程式嗎？' });
    const [accept, refuse] = await Promise.all(
      ['同意', '不同意'].map((name) =>
        question.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    );
    expect(accept).toMatchObject({ width: refuse?.width, height: refuse?.height });
    await expectLawfulStrip(page, 'with the question');
    await question.getByRole('button', { name: '不同意' }).click();
    await expect(question).toBeHidden();
    await openPage(page, `${site.url}/News`);
    await expect(question).toBeHidden();
    expect(requests).toEqual([]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie 設定' }).click();
    await expect(page.getByRole('status').filter({ hasText: '不同意' })).toBeVisible();
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'measured' in window)).toBe(true);
    expect(requests).toEqual([`${tagManager}/gtm.js?id=GTM-1`]);

    await page.getByRole('button', { name: '不同意' }).click();
    await expect.poll(() => page.evaluate(() => 'measured' in window)).toBe(false);
    await waitForHydration(page);
    expect(requests).toHaveLength(1);
  });

  for (const [locale, size, colorScheme] of [
    ['tw', phone, 'dark'],
    ['en', desktop, 'light'],
  ] as const)
    test(`nothing stands in anybody’s way while it asks (${locale})`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: size,
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      await openPage(page, site.url + inLanguage(locale, '/News'));
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolationsOn(page), 'the age').toEqual([]);
      await page.goto(site.url + inLanguage(locale, '/AgeNotice'));
      expect(await axeViolationsOn(page), 'the neutral page').toEqual([]);
      await context.addCookies([{ name: 'dswine_age', value: 'yes', url: site.url }]);
      await openPage(page, site.url + inLanguage(locale, '/News'));
      await expect(page.locator('.consent-question')).toBeVisible();
      expect(await axeViolationsOn(page), 'the consent').toEqual([]);
      await context.close();
    });
});
