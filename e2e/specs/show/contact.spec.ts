import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { expireCaptchas, readCode, readSubmissions } from '../../site/captcha.ts';
import { collectMessages, expect, main, openPage, test, title, type Page } from '../test.ts';

// Here, because the site of the forms has no captcha.
test.use({ reducedMotion: 'reduce' });

const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

test('a visitor corrects the message and the verification code, and sends it once', async ({
  page,
  ownSite,
}) => {
  const messages = collectMessages(page);
  // The next picture is requested after each answer, and has the newest code.
  const nextPicture = () => page.waitForResponse(/\/Validcode/);
  await Promise.all([nextPicture(), openPage(page, `${ownSite.url}/Contact`)]);
  const send = page.getByRole('button', { name: '送出', exact: true });
  const summary = main(page).getByRole('alert');
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(7);
  expect(await axeViolationsOn(page)).toEqual([]);

  await page.getByLabel('詢問類別').selectOption('visit');
  await field(page, '主旨').fill('門票');
  await field(page, '姓名').fill('王小明');
  await field(page, '手機').fill('0912-345-678');
  await field(page, '電子郵件').fill('ming@dswine.example');
  await field(page, '內容').fill('可以帶孩子嗎？');
  async function sendRefused(code: string): Promise<void> {
    const renewed = nextPicture();
    await field(page, '驗證碼').fill(code);
    await send.click();
    await renewed;
  }
  await sendRefused('00000');
  await expect(summary).toContainText('驗證碼錯誤，請重新輸入');
  const code = readCode(ownSite.dataDir);
  expireCaptchas(ownSite.dataDir);
  await sendRefused(code);
  await expect(field(page, '驗證碼')).toHaveValue('');
  await expect(field(page, '內容')).toHaveValue('可以帶孩子嗎？');

  await field(page, '驗證碼').fill(readCode(ownSite.dataDir));
  await send.dblclick();
  await expect(title(page)).toHaveText('您的詢問已送出');
  expect(await axeViolationsOn(page)).toEqual([]);
  const stored = readSubmissions(ownSite.dataDir).filter(({ data }) => data['Subject'] === '門票');
  expect(stored).toHaveLength(1);
  await expect(main(page)).toContainText(stored[0]?.reference ?? 'none');
  // A wrong code gets 422 by design.
  expect(messages.filter((line) => !line.includes('422'))).toEqual([]);
});
