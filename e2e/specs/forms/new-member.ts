import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expect, inLanguage, openPage, type Page } from '../test.ts';

/** Texts for registration and login. */
const memberTexts = {
  tw: {
    name: '姓名',
    email: '電子郵件',
    password: '密碼',
    work: '不輸入數字，由裝置驗證',
    worked: '裝置已完成驗證，不必輸入驗證碼。',
    register: '註冊',
    sent: '確認信已寄出',
    confirm: '確認並登入',
  },
  en: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    work: 'Let my device do it instead',
    worked: 'Your device has done it. No code is needed.',
    register: 'Register',
    sent: 'An email is on its way',
    confirm: 'Confirm and log in',
  },
} as const;
export const memberPassword = 'a bottle a day is too much';

type Locale = keyof typeof memberTexts;
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const fillPassword = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByLabel(memberTexts[locale].password, { exact: false })
    .first()
    .fill(memberPassword);

/** Passes the captcha by proof of work, the option that needs neither sight nor hearing. */
async function proveByDevice(page: Page, locale: Locale): Promise<void> {
  await button(page, memberTexts[locale].work).click();
  await expect(page.getByText(memberTexts[locale].worked)).toBeVisible();
}

/**
 * Registers, opens the link in the confirmation mail, and confirms. The member is logged in
 * afterwards.
 */
export async function becomeMember(
  page: Page,
  site: Site,
  locale: Locale,
  email: string,
): Promise<void> {
  const t = memberTexts[locale];
  const main = page.getByRole('main');
  await openPage(page, site.url + inLanguage(locale, '/Register'));
  await main.getByRole('textbox', { name: t.name }).fill('王小明');
  await main.getByRole('textbox', { name: t.email }).fill(email);
  await fillPassword(page, locale);
  await proveByDevice(page, locale);
  await button(page, t.register).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  const mail = await mailTo(site.dataDir, email, '/Register?token=');
  const link = /\/Register\?token=[0-9a-f]{40}/.exec(mail)?.[0] ?? '';
  await openPage(page, site.url + inLanguage(locale, link));
  await fillPassword(page, locale);
  await button(page, t.confirm).click();
  await expect(page).toHaveURL(site.url + inLanguage(locale, '/MemberCenter?done=confirmed'));
}

/** Fills and submits the login form of the current page. */
export async function logIn(page: Page, locale: Locale, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: memberTexts[locale].email }).fill(email);
  await fillPassword(page, locale);
  await main.locator('.dw-form__submit button').click();
}
