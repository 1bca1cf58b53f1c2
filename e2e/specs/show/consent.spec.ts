import { createServer, type Server } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import type { Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { expectLawfulStrip, measureStrip } from '../warning-strip.ts';
import { expect, openPage, phone, test, waitForHydration } from '../test.ts';

test.describe('on a site with age and consent questions', () => {
  let site: Site;
  let tags: Server;
  let tagManager: string;
  test.beforeAll(async ({ ownSite }) => {
    site = ownSite;
    tags = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.measured = true;'),
    );
    tagManager = `http://127.0.0.1:${await listen(tags)}`;
    const config = { ageQuestion: true, tagManager: { script: `${tagManager}/gtm.js?id=GTM-1` } };
    await site.restart({ env: { DATE_BAR: 'off' }, config }, 'web');
  });
  test.afterAll(async () => {
    await site.restart({ config: {} }, 'web');
    tags.close();
  });

  test('the age dialog covers the page but not the warning strip, and appears only once', async ({
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
      (await page.locator('.site-warning-text').boundingBox())?.y ?? 0,
    );
    expect(above.backdrop).toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(question.getByRole('textbox')).toHaveCount(0);
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

  test('answering no opens a neutral page on every visit, until the visitor revokes the answer', async ({
    page,
  }) => {
    await openPage(page, `${site.url}/en`);
    await page
      .getByRole('dialog', { name: 'Are you 18 or over?' })
      .getByRole('link', { name: 'No' })
      .click();
    await expect(page).toHaveURL(`${site.url}/en/AgeNotice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This site is for readers aged 18 and over',
    );
    await expect(page.locator('header, footer, img')).toHaveCount(0);
    await expectLawfulStrip(page, 'the neutral page');
    await page.goto(`${site.url}/en/News`);
    await expect(page).toHaveURL(`${site.url}/en/AgeNotice`);
    await page.getByRole('link', { name: 'I pressed the wrong button' }).click();
    await expect(page.getByRole('dialog', { name: 'Are you 18 or over?' })).toBeVisible();
  });

  test(
    'clients without JavaScript get the page content below the age question',
    { tag: '@full' },
    async ({ browser }) => {
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
    },
  );

  test('the tag manager loads only after consent, and no longer after consent is withdrawn', async ({
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

  test(
    'the age and consent questions have no axe violations',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await openPage(page, `${site.url}/News`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolationsOn(page), 'the age').toEqual([]);
      await page.goto(`${site.url}/AgeNotice`);
      await context.addCookies([{ name: 'dswine_age', value: 'yes', url: site.url }]);
      await openPage(page, `${site.url}/News`);
      await expect(page.locator('.consent-question')).toBeVisible();
      expect(await axeViolationsOn(page), 'the consent').toEqual([]);
    },
  );
});
