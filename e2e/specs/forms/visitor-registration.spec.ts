import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expectHiddenToken } from './hidden-token.ts';
import {
  expect,
  inLanguage,
  locales,
  main,
  phone,
  test,
  title,
  type Locale,
  type Page,
} from '../test.ts';

const texts = {
  tw: {
    entry: '參觀預先登錄',
    trade: '以專業買主登錄',
    days: [/4月17日/u, /4月19日/u],
    fields: { 姓名: '林靜', 國家或地區: '臺灣', 公司名稱: '山海酒館', 職稱: '侍酒師' },
    email: '電子郵件',
    adult: /年滿十八歲/u,
    code: /^驗證碼/u,
    submit: '完成登錄',
    sent: '請收信：參觀證已寄出',
    name: '林靜',
    saveDays: '儲存參觀日',
    saved: '參觀日已更改',
    cancel: '取消登錄',
    confirmCancel: '取消登錄並刪除資料',
    cancelled: '已取消登錄',
    lost: '找不到參觀證？',
    ask: '寄給我',
    asked: '信已寄出',
  },
  en: {
    entry: 'Visitor Pre-registration',
    trade: 'Register as a trade visitor',
    days: [/17 April/u, /19 April/u],
    fields: {
      Name: 'Jing Lin',
      'Country or region': 'Taiwan',
      Company: 'Mountain & Sea Bar',
      Position: 'Sommelier',
    },
    email: 'Email',
    adult: /I am 18 or over/u,
    code: /^Verification code/u,
    submit: 'Register',
    sent: 'Look in your inbox: your badge is on its way',
    name: 'Jing Lin',
    saveDays: 'Save the days',
    saved: 'Your days have been changed',
    cancel: 'Cancel the registration',
    confirmCancel: 'Cancel and delete',
    cancelled: 'Your registration is cancelled',
    lost: 'Lost your badge?',
    ask: 'Send it to me',
    asked: 'An email is on its way',
  },
} as const;

type Walk = { page: Page; site: Site; locale: Locale; email: string; check?: () => Promise<void> };

/** Walks from the home page to the badge, and counts the fields of the form. `check`s each screen. */
async function walk({ page, site, locale, email, check = async () => {} }: Walk) {
  const text = texts[locale];
  await page.goto(site.url + inLanguage(locale, '/'));
  await main(page).getByRole('link', { name: text.entry }).first().click();
  // Screen 1: the rules, before the first field.
  await expect(title(page)).toHaveText(text.entry);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await check();
  await main(page).getByRole('link', { name: text.trade }).click();
  // Screen 2: the form.
  await expect(title(page)).toHaveText(text.trade);
  const form = main(page).locator('form').first();
  const fields = await form
    .locator('input:not([type=hidden]), select, textarea')
    .evaluateAll(
      (controls) => new Set(controls.map((control) => control.getAttribute('name'))).size,
    );
  expect(fields).toBeLessThanOrEqual(12);
  await check();
  for (const day of text.days) await form.getByRole('checkbox', { name: day }).check();
  for (const [name, value] of Object.entries(text.fields))
    await form.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') }).fill(value);
  await form.getByRole('textbox', { name: new RegExp(`^${text.email}`, 'u') }).fill(email);
  await form.getByRole('checkbox', { name: text.adult }).check();
  await form.getByLabel(text.code).fill('00000');
  await form.getByRole('button', { name: text.submit, exact: true }).click();
  // Screen 3: what happens next.
  await expect(title(page)).toHaveText(text.sent);
  await check();
}

/** Opens the badge by the link of the newest mail with the phrase. */
async function openBadge(page: Page, site: Site, locale: Locale, email: string) {
  const mail = await mailTo(site.dataDir, email, '/VisitorReg/Badge?key=');
  const [path = ''] = /(?:\/en)?\/VisitorReg\/Badge\?key=[0-9a-f]{40}/u.exec(mail) ?? [];
  expect(mail).toContain('BEGIN:VCALENDAR');
  await page.goto(site.url + path);
  await expectHiddenToken(page, inLanguage(locale, '/VisitorReg/Badge'));
  return path;
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const locale of locales)
      test(
        `a visitor registers on a phone in three screens, changes the days and cancels (${locale})`,
        { tag: javaScriptEnabled === (locale === 'en') ? [] : '@full' },
        async ({ page, ownSite }) => {
          const text = texts[locale];
          const email = `jing-${locale}-${javaScriptEnabled}@bar.example`;
          // Scripts change nothing on these pages that axe would see.
          const check = async () => {
            if (javaScriptEnabled) expect(await axeViolationsOn(page, 'main')).toEqual([]);
          };
          await walk({ page, site: ownSite, locale, email, check });
          const link = await openBadge(page, ownSite, locale, email);
          const badge = main(page).getByRole('region', { name: text.name });
          await expect(badge.getByRole('img')).toBeVisible();
          for (const day of text.days) await expect(badge.getByText(day)).toBeVisible();
          await check();
          if (javaScriptEnabled) await expectOneSheet(page);

          await main(page).getByRole('checkbox', { name: text.days[0] }).uncheck();
          await main(page).getByRole('button', { name: text.saveDays }).click();
          await expect(main(page).getByText(text.saved)).toBeVisible();
          await expect(badge.getByText(text.days[0])).toHaveCount(0);
          await expect(badge.getByText(text.days[1])).toBeVisible();

          await main(page).locator('summary', { hasText: text.cancel }).click();
          await main(page).getByRole('button', { name: text.confirmCancel }).click();
          await expect(main(page).getByText(text.cancelled, { exact: true })).toBeVisible();
          await page.goto(ownSite.url + link);
          await expect(badge).toHaveCount(0);

          // Whoever has lost the link, or never had one, gets the same answer.
          const lost = main(page).getByRole('region', { name: text.lost });
          await lost.getByRole('textbox', { name: new RegExp(`^${text.email}`, 'u') }).fill(email);
          await lost.getByLabel(text.code).fill('00000');
          await lost.getByRole('button', { name: text.ask }).click();
          await expect(main(page).getByText(text.asked, { exact: true })).toBeVisible();
        },
      );
  });

/** A badge prints on one sheet of A6 and of A4. */
async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ['A4', 'A6'] as const) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
  }
}
