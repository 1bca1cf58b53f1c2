import { readCode, readSubmissions } from '../../site/captcha.ts';
import type { Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { findRoutes } from '../routes.ts';
import {
  expect,
  inLanguage,
  collectMessages,
  locales,
  phone,
  test,
  waitForHydration,
  openPage,
  type Page,
} from '../test.ts';

let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const textsByLocale = {
  tw: {
    ask: '商務洽詢',
    trade: '這是商務洽詢，不是訂購',
    name: '姓名',
    mobile: '手機',
    content: '內容',
    code: '驗證碼',
    send: '送出洽詢',
    incomplete: '資料未填妥，請再檢查一次',
    blank: '請至少填寫姓名、聯絡方式或內容其中一項',
    noCode: '請填寫驗證碼',
    wrongCode: '驗證碼錯誤，請重新輸入',
    restored: '已帶回您上次填寫',
    sent: '您的洽詢已送出',
  },
  en: {
    ask: 'Trade inquiry',
    trade: 'A trade inquiry, not an order',
    name: 'Name',
    mobile: 'Mobile',
    content: 'Content',
    code: 'Verification code',
    send: 'Send inquiry',
    incomplete: 'There are incomplete fields, please check again.',
    blank: 'Please give at least a name, a way to reach you, or what you would like to ask.',
    noCode: 'Verification code: please fill this in.',
    wrongCode: 'Error Invalid Code. Please re-enter the Validation Code.',
    restored: 'Here is what you typed last time',
    sent: 'Your inquiry has been sent',
  },
} as const;

const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

for (const locale of locales) {
  const texts = textsByLocale[locale];
  const send = (page: Page) => page.getByRole('button', { name: texts.send });
  const summary = (page: Page) => page.getByRole('main').getByRole('alert');

  test.describe(`the trade inquiry form with JavaScript (${locale})`, () => {
    // Axe injects a script, which the content security policy blocks.
    test.use({
      reducedMotion: 'reduce',
      viewport: locale === 'tw' ? phone : { width: 1280, height: 800 },
    });

    test('opens from an exhibitor page, reports errors, retains the input and stores the inquiry', async ({
      page,
      request,
    }) => {
      const messages = collectMessages(page);
      const routes = await findRoutes(request, site.url);
      await openPage(page, site.url + inLanguage(locale, routes.exhibitor));
      await page.getByRole('main').getByRole('link', { name: texts.ask }).click();
      await page.waitForURL(/VisitorExhibitor\/Inquiry\/\d+$/u);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: texts.trade })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);

      await send(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('heading')).toHaveText(texts.incomplete);
      expect(await summary(page).getByRole('link').allTextContents()).toEqual([
        texts.blank,
        texts.noCode,
      ]);
      expect(await axeViolationsOn(page)).toEqual([]);

      await field(page, texts.content).fill(`draft ${locale}`);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByText(texts.restored)).toBeVisible();
      await expect(field(page, texts.content)).toHaveValue(`draft ${locale}`);
      await field(page, texts.code).fill('00000');
      await send(page).click();
      await expect(summary(page)).toContainText(texts.wrongCode);
      await expect(field(page, texts.content)).toHaveValue(`draft ${locale}`);
      await expect
        .poll(() =>
          page.locator('.dw-captcha img').evaluate((image: HTMLImageElement) => image.complete),
        )
        .toBe(true);
      await field(page, texts.code).fill(readCode(site.dataDir));
      await send(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      await waitForHydration(page);
      expect(await axeViolationsOn(page)).toEqual([]);
      const stored = readSubmissions(site.dataDir).at(-1);
      expect(stored?.data).toMatchObject({ Content: `draft ${locale}`, Mobile: '' });
      await expect(page.getByRole('main')).toContainText(stored?.reference ?? 'none');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      );
      // A wrong code gets 422 by design.
      expect(messages.filter((line) => !line.includes('422'))).toEqual([]);
    });
  });

  test.describe(`the trade inquiry form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('opens from a product page, rejects a blank inquiry with the reason, and submits', async ({
      page,
      request,
    }) => {
      const routes = await findRoutes(request, site.url);
      await page.goto(site.url + inLanguage(locale, routes.product));
      await page.getByRole('main').getByRole('link', { name: texts.ask }).click();
      await field(page, texts.code).fill('1');
      await send(page).click();
      await expect(summary(page)).toContainText(texts.incomplete);
      await expect(summary(page)).toContainText(texts.blank);
      await field(page, texts.mobile).fill('0912-345-678');
      await field(page, texts.code).fill(readCode(site.dataDir));
      await send(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      await expect(page).toHaveURL(/VisitorProduct\/Inquiry\/\d+\?ref=DSW-/u);
    });

    test('responds with 404 for unknown exhibitors and products', async ({ page }) => {
      for (const path of ['/VisitorExhibitor/Inquiry/999999', '/VisitorProduct/Inquiry/999999'])
        expect((await page.goto(site.url + inLanguage(locale, path)))?.status()).toBe(404);
    });
  });
}
