import { readCode } from '../../site/captcha.ts';
import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { expect, inLanguage, locales, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const texts = {
  tw: {
    audience: '參展商',
    email: '電子郵件',
    agree: /^我同意/,
    code: /^驗證碼/,
    submit: '通知我',
    sent: '請收信並確認',
    confirm: '確認，通知我',
    confirmed: '已加入通知名單',
    leave: '取消通知',
    left: '已取消通知',
    noLink: '這個連結已失效',
  },
  en: {
    audience: 'Exhibitor',
    email: 'Email',
    agree: /^I agree/,
    code: /^Verification code/,
    submit: 'Notify me',
    sent: 'Please confirm by email',
    confirm: 'Confirm, notify me',
    confirmed: 'You are on the list',
    leave: 'End the emails',
    left: 'The emails have ended',
    noLink: 'This link no longer works',
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];
  test(`a reader subscribes to mails about the next edition, confirms and unsubscribes in one click (${locale})`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const email = `next-${locale}@reader.example`;
    await page.goto(`${site.url}${inLanguage(locale, '/Notify')}?as=exhibitor`);
    await expect(main.getByRole('radio', { name: t.audience })).toBeChecked();
    await main.getByLabel(t.agree).check();
    await main.getByLabel(t.code).fill(readCode(site.dataDir));
    await main.getByRole('button', { name: t.submit }).click();
    await expect(main.getByRole('alert').first()).toContainText(t.email);
    await expect(main.getByRole('radio', { name: t.audience })).toBeChecked();
    await main.getByRole('textbox', { name: t.email }).fill(email);
    await main.getByLabel(t.agree).check();
    await main.getByLabel(t.code).fill(readCode(site.dataDir));
    await main.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent);

    const mail = await mailTo(site.dataDir, email, '/Notify/Link?key=');
    const [path = ''] = /(?:\/en)?\/Notify\/Link\?key=\S+/.exec(mail) ?? [];
    expect(path).toContain(inLanguage(locale, '/Notify/Link'));
    const link = site.url + path;
    await page.goto(link);
    await expectHiddenToken(page, inLanguage(locale, '/Notify/Link'));
    await main.getByRole('button', { name: t.confirm }).click();
    await expect(main.getByText(t.confirmed)).toBeVisible();
    if (locale === 'tw') {
      await main.getByRole('button', { name: t.leave }).click();
      await expect(main.getByText(t.left)).toBeVisible();
    } else {
      // As a mail program does it: without cookies and origin.
      const token = new URL(link).searchParams.get('key') ?? '';
      const left = await fetch(
        `${site.url}/api/expo/Notify/Unsubscribe/DSWINE2026?Token=${token}`,
        { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      );
      expect(left.status).toBe(200);
    }
    await page.goto(link);
    await expect(main.getByText(t.noLink)).toBeVisible();
  });
}
