import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { expect, main, openPage, type Page } from '../test.ts';

export const memberName = '王小明';
export const password = 'a bottle a day is too much';

const fillPassword = (page: Page) =>
  main(page)
    .getByLabel(/^(密碼|目前的密碼)/)
    .first()
    .fill(password);

export async function fillLogin(page: Page, email: string): Promise<void> {
  await main(page).getByRole('textbox', { name: '電子郵件' }).fill(email);
  await fillPassword(page);
}

/** Registers a member in Chinese, who is logged in then. */
export async function register(
  page: Page,
  { url, dataDir }: Pick<Site, 'url' | 'dataDir'>,
  email: string,
): Promise<void> {
  await openPage(page, `${url}/Register`);
  await main(page).getByRole('textbox', { name: '姓名' }).fill(memberName);
  await fillLogin(page, email);
  await main(page).getByRole('button', { name: '改用自動驗證，不必輸入數字' }).click();
  await expect(page.getByText('已完成自動驗證，不必輸入驗證碼。')).toBeVisible();
  await main(page).getByRole('button', { name: '註冊', exact: true }).click();
  await expect(page.getByText('確認信已寄出')).toBeVisible();
  const mail = await mailTo(dataDir, email, '/Register?token=');
  await openPage(page, url + (/\/Register\?token=[0-9a-f]{40}/.exec(mail)?.[0] ?? ''));
  await fillPassword(page);
  await main(page).getByRole('button', { name: '確認並登入' }).click();
  await expect(page).toHaveURL(`${url}/MemberCenter?done=confirmed`);
}
