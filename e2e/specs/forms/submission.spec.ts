import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { htmlErrors } from '../../../shell/page-check/html-errors.ts';
import { readSubmissions } from '../../site/captcha.ts';
import { mailTo } from '../../site/mail.ts';
import { sendContact } from '../../site/send-contact.ts';
import type { Site } from '../../site/site.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { collectMessages, expect, main, openPage, phone, test, title } from '../test.ts';
import type { Page } from '../test.ts';

/** Senders read and delete their submissions without an account. */
async function sendMessage(site: Site, content: string): Promise<string> {
  const response = await sendContact(site.url, { Content: content, Key: content });
  return ((await response.json()) as { Data: { Reference: string } }).Data.Reference;
}

const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name });
const reference = (page: Page) => field(page, /^編號/);
const contact = (page: Page) => field(page, /^電子郵件或電話/);

async function findSubmission(page: Page, number: string, address: string): Promise<void> {
  await reference(page).fill(number);
  await contact(page).fill(address);
  // The field is required in the browser. In test mode the organiser ignores it.
  await field(page, /^驗證碼/).fill('00000');
  await main(page).getByRole('button', { name: '查看我的資料' }).click();
}

const isStored = (site: Site, content: string) =>
  readSubmissions(site.dataDir).some(({ data }) => data['Content'] === content);

test.describe('with JavaScript', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('a sender finds a submission by its reference, reads it and deletes it permanently', async ({
    page,
    ownSite,
    request,
  }) => {
    const number = await sendMessage(ownSite, 'to go');
    await sendMessage(ownSite, 'to stay');
    const messages = collectMessages(page);
    const summary = main(page).getByRole('alert');
    await openPage(page, `${ownSite.url}/Contact_completed?ref=${number}`);
    await main(page).getByRole('link', { name: '查看或刪除我送出的資料' }).click();
    await expect(title(page)).toHaveText('我送出的資料');
    await expect(reference(page)).toHaveValue(number);
    for (const [wrong, address] of [
      [number, 'nobody@sender.example'],
      ['DSW-2222-2222', 'ming@sender.example'],
    ] as const) {
      await findSubmission(page, wrong, address);
      // A new captcha: the message alone may be that of the attempt before.
      await expect(field(page, /^驗證碼/)).toHaveValue('');
      await expect(summary).toContainText('查無符合的資料');
      await expect(contact(page)).toHaveValue(address);
    }

    await findSubmission(page, number.toLowerCase(), '0912 345 678');
    await expect(main(page).getByText('to go', { exact: true })).toBeVisible();
    await expectHiddenToken(page, '/Submission');
    await expect(main(page).getByText('尚未回覆', { exact: true })).toBeVisible();
    await expect(main(page)).not.toContainText('to stay');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await axeViolationsOn(page)).toEqual([]);
    const again = await page.request.get(page.url());
    expect(await again.text()).toContain('to go');
    // The URL alone shows nothing.
    expect(await (await request.get(page.url())).text()).not.toContain('to go');
    expect(again.headers()['cache-control']).toContain('no-store');
    expect(await htmlErrors(await again.text())).toEqual([]);
    // The printed page shows the submission and no buttons.
    const erase = main(page).getByRole('button', { name: '刪除這筆資料' });
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByText('to go', { exact: true })).toBeVisible();
    await expect(erase).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await main(page).getByLabel('我確定要刪除，並知道無法復原').press('Space');
    await erase.press('Enter');
    await expect(title(page)).toHaveText('資料已刪除');
    await mailTo(ownSite.dataDir, 'ming@sender.example', '已經刪除');
    expect([isStored(ownSite, 'to go'), isStored(ownSite, 'to stay')]).toEqual([false, true]);
    // Wrong pairs get 422 by design.
    expect(messages.filter((line) => !/422/u.test(line))).toEqual([]);
  });
});
