import { readCode, readSubmissions } from '../../site/captcha.ts';
import type { Site } from '../../site/site.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import {
  expect,
  inLanguage,
  collectMessages,
  locales,
  test,
  waitForHydration,
  openPage,
  type Page,
} from '../test.ts';

let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const textsByLocale = {
  tw: {
    fields: {
      Company: '公司名稱',
      Person: '聯絡人',
      Tel: '電話',
      Email: '電子郵件',
      Products: '主要產品',
      Code: '驗證碼',
    },
    send: '送出洽詢',
    work: '不輸入數字，由裝置驗證',
    worked: '裝置已完成驗證',
    incomplete: '資料未填妥，請再檢查一次',
    missing: [
      '請填寫公司名稱',
      '請填寫聯絡人',
      '請填寫電話或手機',
      '請填寫電子郵件',
      '請填寫主要產品',
      '請填寫驗證碼',
    ],
    noEmail: '請輸入正確的電子郵件',
    wrongCode: '驗證碼錯誤，請重新輸入',
    busy: '系統忙碌中，請稍後再試',
    restored: '已帶回您上次填寫',
    sent: '您的洽詢已送出',
    nothing: '這裡還沒有送出的洽詢',
  },
  en: {
    fields: {
      Company: 'Company name',
      Person: 'Contact person',
      Tel: 'Tel',
      Email: 'Email',
      Products: 'Main products',
      Code: 'Verification code',
    },
    send: 'Send the inquiry',
    work: 'Let my device do it instead',
    worked: 'Your device has done it',
    incomplete: 'There are incomplete fields, please check again.',
    missing: [
      'Company name: please fill this in.',
      'Contact person: please fill this in.',
      'Please enter a telephone or a mobile number.',
      'Email: please fill this in.',
      'Main products: please fill this in.',
      'Verification code: please fill this in.',
    ],
    noEmail: 'Please enter a valid email address.',
    wrongCode: 'Error Invalid Code. Please re-enter the Validation Code.',
    busy: 'Server is busy, please try again later',
    restored: 'Here is what you typed last time',
    sent: 'Your inquiry has been sent',
    nothing: 'No inquiry has been sent from here yet',
  },
} as const;
type Texts = (typeof textsByLocale)['tw' | 'en'];

const field = (page: Page, texts: Texts, name: keyof Texts['fields']) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${texts.fields[name]}`, 'u') });
const send = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.send, exact: true });

async function fill(page: Page, texts: Texts, products: string): Promise<void> {
  await field(page, texts, 'Company').fill('霧峰酒莊');
  await field(page, texts, 'Person').fill('Lin');
  await field(page, texts, 'Tel').fill('04-2345-6789');
  await field(page, texts, 'Email').fill('lin@brewery.example');
  await field(page, texts, 'Products').fill(products);
}

/** Presses Tab until the wanted element has focus. */
async function tabTo(page: Page, isThere: (text: string) => boolean, text: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere, text)) return;
  }
  throw new Error(`The keyboard does not lead to ${text}.`);
}

for (const locale of locales) {
  const texts = textsByLocale[locale];
  const inquiry = () => site.url + inLanguage(locale, '/ExhibitorInquiry');
  const submittedWith = (products: string) =>
    readSubmissions(site.dataDir).filter(({ data }) => data['Products'] === products);

  test.describe(`the exhibitor inquiry form with JavaScript (${locale})`, () => {
    // Axe injects a script, which the content security policy blocks.
    test.use({ reducedMotion: 'reduce' });

    test('reports missing fields, retains the input and submits once', async ({ page }) => {
      const messages = collectMessages(page);
      await openPage(page, inquiry());
      await send(page, texts).click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toHaveText(texts.incomplete);
      expect(await summary.getByRole('link').allTextContents()).toEqual(texts.missing);
      expect(await axeViolationsOn(page)).toEqual([]);
      await field(page, texts, 'Email').fill('lin@');
      await send(page, texts).click();
      await expect(field(page, texts, 'Email')).toHaveAccessibleDescription(
        new RegExp(texts.noEmail.replaceAll('./', '\\.'), 'u'),
      );
      const products = `sent ${locale}`;
      await fill(page, texts, products);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByText(texts.restored)).toBeVisible();
      await expect(field(page, texts, 'Products')).toHaveValue(products);
      await field(page, texts, 'Code').fill('00000');
      await send(page, texts).click();
      await expect(summary).toContainText(texts.wrongCode);
      await page.route('**/api/expo/ExhibitorInquiry/**', (route) => route.abort(), { times: 1 });
      await field(page, texts, 'Code').fill(readCode(site.dataDir));
      await send(page, texts).click();
      await expect(summary).toContainText(texts.busy);
      await send(page, texts).dblclick();
      await page.waitForURL(/ExhibitorInquiry_completed\?ref=DSW-/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      await waitForHydration(page);
      expect(await axeViolationsOn(page)).toEqual([]);
      const stored = submittedWith(products);
      expect(stored).toHaveLength(1);
      await expect(page.getByRole('main')).toContainText(stored[0]?.reference ?? 'none');
      await openPage(page, inquiry());
      await expect(field(page, texts, 'Products')).toHaveValue('');
      expect(messages.filter((line) => !/422|Service Worker|ERR_FAILED/u.test(line))).toEqual([]);
    });

    test('is submitted by keyboard, with proof of work instead of a captcha', async ({ page }) => {
      await openPage(page, inquiry());
      await tabTo(page, (id) => document.activeElement?.id === id, 'inquiry-Company');
      const products = `keys ${locale}`;
      await page.keyboard.type('Keys Ltd');
      for (const text of ['Ann', '', '0912-345-678', 'ann@keys.example', '', products]) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await tabTo(page, (text) => document.activeElement?.textContent === text, texts.work);
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.worked)).toBeVisible();
      await tabTo(page, (text) => document.activeElement?.textContent === text, texts.send);
      await page.keyboard.press('Enter');
      await page.waitForURL(/ExhibitorInquiry_completed\?ref=/u);
      expect(submittedWith(products)).toMatchObject([
        { email: 'ann@keys.example', data: { Mobile: '0912-345-678', Tel: '' } },
      ]);
    });
  });

  test.describe(`the exhibitor inquiry form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('reports errors, retains the input, and shows the reference number after submission', async ({
      page,
    }) => {
      await page.goto(inquiry());
      await fill(page, texts, '');
      await send(page, texts).click();
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toContainText(texts.missing[4]);
      await expect(summary).toContainText(texts.missing[5]);
      await expect(field(page, texts, 'Company')).toHaveValue('霧峰酒莊');
      const products = `plain ${locale}`;
      await field(page, texts, 'Products').fill(products);
      await field(page, texts, 'Code').fill('1');
      await send(page, texts).click();
      await expect(summary).toContainText(texts.wrongCode);
      await field(page, texts, 'Code').fill(readCode(site.dataDir));
      await send(page, texts).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent);
      const [stored] = submittedWith(products);
      await expect(page.getByRole('main')).toContainText(stored?.reference ?? 'none');
      await page.goto(`${site.url}${inLanguage(locale, '/ExhibitorInquiry_completed')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nothing);
    });
  });
}
