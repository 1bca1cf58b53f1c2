import { FaultyOrganiser } from '../site/faulty-organiser.ts';
import { startSite, type Site } from '../site/site.ts';
import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import { expect, inLanguage, locales, phone, test } from './test.ts';

/** Each organiser response, and the page that docs/rulings.md specifies for it. */
const responses = [
  [403, 'closed', 403, 'Page not Found', '找不到頁面', /not open to you/],
  [404, 'no such record', 404, 'Page not Found', '找不到頁面', /could not be found/],
  [429, 'slower', 429, 'Page not Found', '找不到頁面', /Too many requests/],
  [503, 'busy', 503, 'Page not Found', '找不到頁面', /Server is busy, please try again later/],
  [502, 'gateway', 503, 'Page not Found', '找不到頁面', /Server is busy, please try again later/],
  [500, 'boom', 500, '500 Internal Server Error', '500 伺服器內部錯誤', /Something went wrong/],
  [500, 'x is undefined', 500, 'We’re getting things ready for you!', '精彩內容準備中', /./],
] as const;

const faulty = new FaultyOrganiser();
let site: Site;
test.beforeAll(async () => {
  site = await startSite('error-responses', { proxy: (url) => faulty.start(url) });
});
test.afterAll(async () => {
  await site.stop();
  faulty.stop();
});

for (const [code, message, status, en, tw, text] of responses)
  for (const locale of locales)
    test(`organiser response ${code} "${message}" shows the error page specified for it (${locale})`, async ({
      browser,
    }) => {
      // A 404 is cached for a while, so it has a page of its own.
      const [call, target] = code === 404 ? ['Partners', '/InfoPartner'] : ['Venue', '/InfoVenue'];
      faulty.fault = { call, code, message };
      const context = await browser.newContext({ viewport: phone });
      const page = await context.newPage();
      const path = inLanguage(locale, target);
      await expect(async () => {
        const response = await page.goto(site.url + path);
        expect(response?.status()).toBe(status);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toContainText(locale === 'tw' ? tw : en, { timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('main')).toContainText(text);
      const home = page.getByRole('main').getByRole('link', { name: 'Back to home' });
      await expect(home).toHaveAttribute('href', inLanguage(locale, '/'));
      expect(await axeViolationsOn(page)).toEqual([]);
      const retry = page.getByRole('main').getByRole('link', { name: 'Try again' });
      await expect(retry).toHaveCount(status === 429 || status === 503 ? 1 : 0);
      await context.close();
    });

// Must be the last test: from here on a cached good page replaces later failures.
test('the retry link opens the page once the organiser has recovered', async ({ page }) => {
  faulty.fault = { call: 'Venue', code: 503, message: 'busy' };
  await expect(async () => {
    expect((await page.goto(`${site.url}/en/InfoVenue`))?.status()).toBe(503);
  }).toPass({ timeout: 20_000 });
  faulty.fault = undefined;
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Venue', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});
