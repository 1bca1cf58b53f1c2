import { Secret, TOTP } from 'otpauth';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import type { Site } from '../../site/site.ts';
import { addStaff } from '../../site/staff-session.ts';
import { expect, phone, test, title, type Page } from '../test.ts';

/** The staff desk: read, answer and erase submissions; withdraw a publication from the site. */
test.describe.configure({ mode: 'serial' });
// The desk needs no scripts; only axe needs the policy bypassed.
test.use({ viewport: phone });

let password: string;
const chosen = '山上的葡萄園很安靜，風也小';
test.beforeAll(async ({ ownSite }) => {
  password = await addStaff(ownSite.dataDir, 'lin@dswine.example');
});

async function login(page: Page, { deskUrl }: Site, leadsTo = '來信'): Promise<void> {
  await page.goto(deskUrl);
  await page.getByLabel('電子郵件').fill('lin@dswine.example');
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入' }).click();
  await expectPage(page, leadsTo);
}

async function expectPage(page: Page, name: string): Promise<void> {
  await expect(title(page).filter({ hasText: name })).toBeVisible();
  expect(await axeViolationsOn(page)).toEqual([]);
  const beyond = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(beyond), `px of ${name} beyond the screen`).toBe(0);
}

async function post(site: Site, path: string, data: object): Promise<string> {
  const response = await fetch(`${site.url}/api/expo/${path}`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ NoticeVersion: '2026-11', ...data }),
  });
  return ((await response.json()) as { Data: { Reference: string } }).Data.Reference;
}

async function withdraw(page: Page, kind: string, id: string): Promise<void> {
  await page.getByRole('link', { name: '下架' }).click();
  await page.getByLabel('種類').selectOption(kind);
  await page.getByLabel('編號').fill(id);
  await page.getByRole('button', { name: '查詢' }).click();
  await page.getByRole('button', { name: '下架' }).click();
  await expect(page.getByRole('status')).toContainText('Withdrawn');
}

test('staff replace the initial password at the first login, and enable and disable two-factor login', async ({
  page,
  ownSite,
}) => {
  await login(page, ownSite, '變更密碼');
  await page.getByLabel('目前的密碼').fill(password);
  await page.getByLabel('新密碼', { exact: false }).first().fill(chosen);
  await page.getByLabel('再輸入一次新密碼').fill(chosen);
  await page.getByRole('button', { name: '變更' }).click();
  await expectPage(page, '來信');
  password = chosen;
  await page.getByRole('link', { name: '帳號' }).click();
  await page.getByRole('button', { name: '設定' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await page.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('六位數字').fill(totp.generate());
  await page.getByRole('button', { name: '啟用' }).click();
  await expectPage(page, '備用碼');
  const [recoveryCode = ''] = await page.locator('.codes code').allTextContents();
  await page.getByRole('button', { name: '登出' }).click();
  await login(page, ownSite, '第二道驗證');
  await page.getByLabel('驗證器的六位數字').fill(recoveryCode);
  await page.getByRole('button', { name: '繼續' }).click();
  await page.getByRole('link', { name: '帳號' }).click();
  await page.getByLabel('目前的密碼').fill(chosen);
  await page.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '設定' })).toBeVisible();
});

test('staff read, answer and erase a contact message', async ({ page, ownSite }) => {
  const reference = await post(ownSite, 'Contact/DSWINE2026?Lang=tw', {
    Type: 'visit',
    Subject: '團體參觀',
    Name: '王小明',
    Tel: '02-2345-6789',
    Email: 'ming@dswine.example',
    Content: '請問 <b>二十人</b> 可以一起報到嗎？',
  });
  await page.goto(`${ownSite.deskUrl}/submissions/${reference}`);
  await expectPage(page, '登入');
  await login(page, ownSite);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('請問 <b>二十人</b> 可以一起報到嗎？')).toBeVisible();
  expect(await axeViolationsOn(page)).toEqual([]);
  await page.getByLabel('寄給 ming@dswine.example').fill('可以，請於一樓大廳集合。');
  await page.getByRole('button', { name: '寄出' }).click();
  await expect(page.getByRole('status')).toContainText('The answer is on its way');
  await page.getByRole('checkbox', { name: '無法復原' }).check();
  await page.getByRole('button', { name: '刪除這筆來信' }).click();
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0);
  await page.getByRole('link', { name: '紀錄' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`林小姐 answer ${reference}`) }),
  ).toBeVisible();
});

test('staff list and export event applications and change their state', async ({
  page,
  ownSite,
}) => {
  const apply = (name: string) =>
    post(ownSite, 'Event/Applications/DSWINE2026/713?Lang=en', {
      Name: name,
      Email: `${name}@class.example`,
      Mobile: '0912-345-678',
      // On a trade day.
      Trade: 'yes',
      Adult: 'yes',
      Key: name,
    });
  const first = await apply('ann');
  await apply('ben');
  await login(page, ownSite);
  await page.getByRole('link', { name: '活動報名' }).click();
  await page.getByRole('link', { name: '(713)' }).click();
  const row = page.getByRole('row', { name: new RegExp(first) });
  await expect(row).toContainText('保留中');
  expect(await axeViolationsOn(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '匯出 Excel' }).click();
  expect((await downloading).suggestedFilename()).toBe('applications.xlsx');
  await row.getByRole('combobox').selectOption('place');
  await row.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('the email is on its way');
  await expect(row).toContainText('正取');
  await mailTo(ownSite.dataDir, 'ann@class.example', 'You have a place.');
});

test('withdrawing an event mails its applicants, whose list shows it as cancelled', async ({
  page,
  ownSite,
}) => {
  await login(page, ownSite);
  await withdraw(page, 'event', '713');
  const mail = await mailTo(ownSite.dataDir, 'ben@class.example', 'is cancelled');
  const link = /\/en\/EventRunBar\/ApplyList\?key=[0-9a-f]{40}/.exec(mail)?.[0] ?? '';
  await page.goto(ownSite.url + link);
  await expect(page.getByRole('main').getByText('Event cancelled', { exact: true })).toBeVisible();
  expect((await fetch(`${ownSite.url}/EventsCalender/Detail/713`)).status).toBe(404);
});

test('a withdrawn exhibitor gets 404 and leaves the exhibitor list until it is restored', async ({
  page,
  ownSite,
}) => {
  const read = async (path: string) => (await fetch(ownSite.url + path)).text();
  const status = async () => (await fetch(`${ownSite.url}/VisitorExhibitor/Detail/1014`)).status;
  expect(await status()).toBe(200);
  await login(page, ownSite);
  await withdraw(page, 'exhibitor', '1014');
  await expect.poll(status).toBe(404);
  expect(await read('/VisitorExhibitor')).not.toContain('Detail/1014"');
  await page.getByRole('button', { name: /恢復.*1014/ }).click();
  await expect.poll(status).toBe(200);
});
