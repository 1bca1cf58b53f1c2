import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { mailTo } from '../../site/mail.ts';
import { Secret, TOTP } from 'otpauth';
import { runNode, startSite, type Site } from '../../site/site.ts';
import { findRoutes } from '../routes.ts';
import { expect, phone, test, type Page } from '../test.ts';

/** The staff desk: read, answer and erase submissions; withdraw a publication from the site. */
test.describe.configure({ mode: 'serial' });

let site: Site;
let password: string;
const chosen = '山上的葡萄園很安靜，風也小';
test.beforeAll(async () => {
  site = await startSite('desk', {
    env: {
      NODE_ENV: 'test',
      FORM_GUARDS: 'off',
      // The clock is set to a time when applications are open.
      CLOCK_OFFSET_MS: String(Date.parse('2026-03-20T09:00:00+08:00') - Date.now()),
    },
  });
  const add = [
    'organiser/src/desk/staff-command.ts',
    'add',
    'lin@dswine.example',
    '林小姐',
    '--role',
    'manage',
  ];
  const made = await runNode(add, { DATA_DIR: site.dataDir });
  password = /: (\S{20})\s*$/.exec(made.output)?.[1] ?? '';
});
test.afterAll(() => site.stop());

async function logIn(page: Page, leadsTo = '來信'): Promise<void> {
  await page.goto(site.deskUrl);
  await page.getByLabel('電子郵件').fill('lin@dswine.example');
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入' }).click();
  await hasHeading(page, leadsTo);
}

async function hasHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function hasNoAxeViolation(page: Page): Promise<void> {
  expect(await axeViolationsOn(page)).toEqual([]);
}

test('staff replace the initial password at the first login, and enable and disable two-factor login', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, locale: 'zh-TW' });
  const page = await context.newPage();
  await logIn(page, '變更密碼');
  await hasNoAxeViolation(page);
  await page.getByLabel('目前的密碼').fill(password);
  await page.getByLabel('新密碼', { exact: false }).first().fill('dswine2027');
  await page.getByLabel('再輸入一次新密碼').fill('dswine2027');
  await page.getByRole('button', { name: '變更' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByLabel('目前的密碼').fill(password);
  await page.getByLabel('新密碼', { exact: false }).first().fill(chosen);
  await page.getByLabel('再輸入一次新密碼').fill(chosen);
  await page.getByRole('button', { name: '變更' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '來信' })).toBeVisible();
  password = chosen;
  await page.getByRole('link', { name: '帳號' }).click();
  await expect(page.getByRole('button', { name: '設定' })).toBeVisible();
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: '設定' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await hasNoAxeViolation(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('六位數字').fill(totp.generate());
  await page.getByRole('button', { name: '啟用' }).click();
  await hasHeading(page, '備用碼');
  const [recoveryCode = ''] = await page.locator('.codes code').allTextContents();
  await hasNoAxeViolation(page);
  await page.getByRole('button', { name: '登出' }).click();
  await hasHeading(page, '登入');
  await logIn(page, '第二道驗證');
  await hasNoAxeViolation(page);
  await page.getByLabel('驗證器的六位數字').fill(recoveryCode);
  await page.getByRole('button', { name: '繼續' }).click();
  await page.getByRole('link', { name: '帳號' }).click();
  await page.getByLabel('目前的密碼').fill(chosen);
  await page.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '設定' })).toBeVisible();
  await context.close();
});

test('staff read, answer and erase a contact message', async ({ browser, request }) => {
  const sent = await request.post(`${site.url}/api/expo/Contact/DSWINE2026?Lang=tw`, {
    headers: { origin: site.url },
    data: {
      Type: 'visit',
      Subject: '團體參觀',
      Name: '王小明',
      Tel: '02-2345-6789',
      Email: 'ming@dswine.example',
      Content: '請問 <b>二十人</b> 可以一起報到嗎？',
      NoticeVersion: '2026-11',
    },
  });
  const { Data } = (await sent.json()) as { Data: { Reference: string } };
  // The desk needs no scripts; only axe needs the policy bypassed.
  const context = await browser.newContext({ viewport: phone, locale: 'zh-TW' });
  const page = await context.newPage();
  await page.goto(`${site.deskUrl}/submissions/${Data.Reference}`);
  await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
  await hasNoAxeViolation(page);
  await logIn(page);
  await hasNoAxeViolation(page);
  await page.getByRole('link', { name: Data.Reference }).click();
  await expect(page.getByText('請問 <b>二十人</b> 可以一起報到嗎？')).toBeVisible();
  await hasNoAxeViolation(page);
  await page.getByLabel('寄給 ming@dswine.example').fill('可以，請於一樓大廳集合。');
  await page.getByRole('button', { name: '寄出' }).click();
  await expect(page.getByRole('status')).toContainText('The answer is on its way');
  await page.getByRole('checkbox', { name: '無法復原' }).check();
  await page.getByRole('button', { name: '刪除這筆來信' }).click();
  await expect(page.getByText('沒有符合的來信')).toBeVisible();
  await page.getByRole('link', { name: '紀錄' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`林小姐 answer ${Data.Reference}`) }),
  ).toBeVisible();
  await hasNoAxeViolation(page);
  await context.close();
});

test('staff list and export event applications and change their state', async ({
  browser,
  request,
}) => {
  const apply = async (name: string) => {
    const sent = await request.post(
      `${site.url}/api/expo/Event/Applications/DSWINE2026/713?Lang=en`,
      {
        headers: { origin: site.url },
        data: {
          Name: name,
          Email: `${name}@class.example`,
          Mobile: '09',
          Adult: 'yes',
          NoticeVersion: '1',
          Key: name,
        },
      },
    );
    return ((await sent.json()) as { Data: { Reference: string } }).Data.Reference;
  };
  const [first = ''] = [await apply('ann'), await apply('ben')];
  const context = await browser.newContext({ viewport: phone, locale: 'zh-TW' });
  const page = await context.newPage();
  await logIn(page);
  await hasNoAxeViolation(page);
  await page.getByRole('link', { name: '活動報名' }).click();
  await hasNoAxeViolation(page);
  await page.getByRole('link', { name: '(713)' }).click();
  await expect(page.getByRole('row', { name: /ann@class\.example/ })).toContainText('保留中');
  await hasNoAxeViolation(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '匯出 CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('applications.csv');
  const row = page.getByRole('row', { name: new RegExp(first) });
  await row.getByRole('combobox').selectOption('place');
  await row.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('the email is on its way');
  await expect(row).toContainText('正取');
  await mailTo(site.dataDir, 'ann@class.example', 'You have a place.');
  await row.getByRole('combobox').selectOption('withdraw');
  await row.getByRole('button').click();
  await expect(row).toContainText('已取消');
  await mailTo(site.dataDir, 'ann@class.example', 'The organiser has cancelled your application');
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText('臺北國際酒展').first()).toBeVisible();
  await hasNoAxeViolation(page);
  await context.close();
});

test('withdrawing an event mails its applicants, whose list shows it as cancelled', async ({
  page,
  request,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: '下架' }).click();
  await page.getByLabel('種類').selectOption('event');
  await page.getByLabel('編號').fill('713');
  await page.getByRole('button', { name: '查詢' }).click();
  await page.getByRole('button', { name: '下架' }).click();
  await expect(page.getByRole('status')).toContainText('Withdrawn');
  const mail = await mailTo(site.dataDir, 'ben@class.example', 'is cancelled');
  const link = /\/en\/EventRunBar\/ApplyList\?key=[0-9a-f]{40}/.exec(mail)?.[0] ?? '';
  await page.goto(site.url + link);
  await expect(page.getByRole('main').getByText('Event cancelled', { exact: true })).toBeVisible();
  expect((await request.get(`${site.url}/EventsCalender/Detail/713`)).status()).toBe(404);
});

test('a withdrawn exhibitor gets 404 and leaves the exhibitor list until it is restored', async ({
  page,
  request,
}) => {
  const { exhibitor } = await findRoutes(request, site.url);
  const id = exhibitor.split('/').at(-1) ?? '';
  expect((await request.get(site.url + exhibitor)).status()).toBe(200);
  await logIn(page);
  await page.getByRole('link', { name: '下架' }).click();
  await page.getByLabel('編號').fill(id);
  await page.getByRole('button', { name: '查詢' }).click();
  await page.getByRole('button', { name: '下架' }).click();
  await expect(page.getByRole('status')).toContainText('Withdrawn');
  await expect
    .poll(async () => (await request.get(site.url + exhibitor)).status(), { timeout: 5000 })
    .toBe(404);
  expect((await request.get(`${site.url}/VisitorExhibitor`)).status()).toBe(200);
  expect(await (await request.get(`${site.url}/VisitorExhibitor`)).text()).not.toContain(
    `Detail/${id}"`,
  );
  await page.getByRole('button', { name: new RegExp(`恢復.*${id}`) }).click();
  await expect
    .poll(async () => (await request.get(site.url + exhibitor)).status(), { timeout: 5000 })
    .toBe(200);
});
