import type { APIRequestContext } from '@playwright/test';
import { mailTo } from '../../site/mail.ts';
import { runNode, startSite, type Site } from '../../site/site.ts';
import { expectHiddenToken } from './hidden-token.ts';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { sitemapFiles } from '../sitemap.ts';
import { htmlErrors } from '../../../shell/page-check/html-errors.ts';
import {
  desktop,
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
import { texts, type Texts } from './submission.fixture.ts';

/**
 * Senders read and delete their submissions without an account. Test mode: no captcha, no rate
 * limits.
 */
let site: Site;
let password: string;
const newPassword = '山上的葡萄園很安靜，風也小';
test.beforeAll(async () => {
  site = await startSite(`submission-${test.info().workerIndex}`, {
    env: { NODE_ENV: 'test', FORM_GUARDS: 'off' },
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

async function send(
  request: APIRequestContext,
  locale: 'tw' | 'en',
  content: string,
): Promise<string> {
  const response = await request.post(`${site.url}/api/expo/Contact/DSWINE2026?Lang=${locale}`, {
    headers: { origin: site.url },
    data: {
      Type: 'visit',
      Subject: '團體參觀',
      Name: '王小明',
      Mobile: '0912-345-678',
      Email: `${locale}@sender.example`,
      Content: content,
      NoticeVersion: '2026-11',
      Key: content,
    },
  });
  return ((await response.json()) as { Data: { Reference: string } }).Data.Reference;
}

async function findSubmission(
  page: Page,
  t: Texts,
  reference: string,
  contact: string,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t.reference }).fill(reference);
  await main.getByRole('textbox', { name: t.contact }).fill(contact);
  // The field is required in the browser. In test mode the organiser ignores it.
  await main.getByRole('textbox', { name: t.code }).fill('00000');
  await main.getByRole('button', { name: t.find }).click();
}

async function openDesk(page: Page): Promise<void> {
  await page.goto(site.deskUrl);
  await page.getByLabel('電子郵件').fill('lin@dswine.example');
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入' }).click();
  if (password !== newPassword) {
    // The initial password is valid for the first login only.
    await page.getByLabel('目前的密碼').fill(password);
    await page.getByLabel('新密碼').first().fill(newPassword);
    await page.getByLabel('再輸入一次新密碼').fill(newPassword);
    await page.getByRole('button', { name: '變更' }).click();
    password = newPassword;
  }
  await expect(page.getByRole('heading', { level: 1, name: '來信' })).toBeVisible();
}

for (const locale of locales) {
  const t = texts[locale];
  const viewport = locale === 'tw' ? phone : desktop;

  test(`a sender finds a submission by its reference, reads it and deletes it permanently (${locale})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(90_000);
    const [reference, other] = [
      await send(request, locale, 'to go'),
      await send(request, locale, 'to stay'),
    ];
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const messages = collectMessages(page);
    const main = page.getByRole('main');
    // The device also holds the draft of another message.
    await openPage(page, site.url + inLanguage(locale, '/Contact'));
    await main.getByRole('textbox', { name: new RegExp(`^${t.subject}`, 'u') }).fill('draft');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('dswine-draft:');
    const storageBefore = await page.evaluate(() => JSON.stringify(localStorage));

    await openPage(page, site.url + inLanguage(locale, `/Contact_completed?ref=${reference}`));
    await main.getByRole('link', { name: t.fromForm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await waitForHydration(page);
    await expect(main.getByRole('textbox', { name: t.reference })).toHaveValue(reference);
    await main.getByRole('textbox', { name: t.reference }).fill('');
    await main.getByRole('button', { name: t.find }).click();
    const summary = main.getByRole('alert');
    for (const sentence of t.missing) await expect(summary).toContainText(sentence);
    await expect(summary).toBeFocused();
    expect(await axeViolationsOn(page)).toEqual([]);
    for (const [number, contact] of [
      [reference, 'nobody@sender.example'],
      ['DSW-2222-2222', `${locale}@sender.example`],
    ] as const) {
      await findSubmission(page, t, number, contact);
      // A new captcha: the message alone may be that of the attempt before.
      await expect(main.getByRole('textbox', { name: t.code })).toHaveValue('');
      await expect(summary).toContainText(t.wrong);
      await expect(main.getByRole('textbox', { name: t.contact })).toHaveValue(contact);
    }

    await findSubmission(
      page,
      t,
      reference.toLowerCase(),
      locale === 'tw' ? '0912 345 678' : 'EN@sender.example',
    );
    await expect(main.getByText('to go', { exact: true })).toBeVisible();
    await waitForHydration(page);
    await expectHiddenToken(page, inLanguage(locale, '/Submission'));
    for (const text of [reference, t.kind, t.type, '團體參觀', 'to go', t.waiting])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(main).not.toContainText('to stay');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await axeViolationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    const again = await context.request.get(page.url());
    expect(await again.text()).toContain('to go');
    // The URL alone shows nothing.
    expect(await (await request.get(page.url())).text()).not.toContain('to go');
    expect(again.headers()['cache-control']).toContain('no-store');
    expect(await htmlErrors(await again.text())).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    // The printed page shows the submission and no buttons.
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('to go', { exact: true })).toBeVisible();
    await expect(main.getByText(reference)).toBeVisible();
    await expect(main.getByRole('button', { name: t.erase })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await main.getByRole('button', { name: t.erase }).click();
    await expect(summary).toContainText(t.unsure);
    expect(await axeViolationsOn(page)).toEqual([]);
    await main.getByLabel(t.sure).focus();
    await page.keyboard.press('Space');
    await main.getByRole('button', { name: t.erase }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.deleted);
    await waitForHydration(page);
    expect(await axeViolationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(storageBefore);
    await mailTo(site.dataDir, `${locale}@sender.example`, t.mail);
    // Wrong pairs and unticked boxes get 422 by design.
    expect(messages.filter((line) => !/422/u.test(line))).toEqual([]);

    await openPage(page, site.url + inLanguage(locale, '/Submission'));
    await findSubmission(page, t, reference, `${locale}@sender.example`);
    await expect(summary).toContainText(t.wrong);
    await openDesk(page);
    await expect(page.getByRole('link', { name: other })).toBeVisible();
    await expect(page.getByRole('link', { name: reference })).toHaveCount(0);
    await page.getByRole('link', { name: '紀錄' }).click();
    await expect(
      page.getByRole('row', { name: new RegExp(`sender delete ${reference} by the person`) }),
    ).toBeVisible();
    await context.close();
  });

  test(`a sender finds, reads and deletes a submission without JavaScript (${locale})`, async ({
    browser,
    request,
  }) => {
    const reference = await send(request, locale, 'plainly');
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(site.url + inLanguage(locale, `/Submission?ref=${reference}`));
    await findSubmission(page, t, reference, 'nobody@sender.example');
    await expect(main).toContainText(t.wrong);
    await expect(main.getByRole('textbox', { name: t.reference })).toHaveValue(reference);
    await findSubmission(page, t, reference, '+886 912 345 678');
    await expect(main.getByText('plainly', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: t.erase }).click();
    await expect(main).toContainText(t.unsure);
    await main.getByLabel(t.sure).check();
    await main.getByRole('button', { name: t.erase }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.deleted);
    // A repeated request redirects to the same page.
    await expectHiddenToken(page, inLanguage(locale, '/Submission'));
    const again = await context.request.post(page.url(), {
      form: { form: 'delete', Reference: reference, Sure: 'yes' },
      maxRedirects: 0,
      headers: { origin: site.url },
    });
    expect(again.status()).toBe(303);
    expect(site.url + (again.headers()['location'] ?? '')).toBe(page.url());
    await context.close();
  });
}

test('the privacy page links to the submission page, which the sitemap omits', async ({ page }) => {
  await openPage(page, `${site.url}/en/Privacy`);
  await page.getByRole('link', { name: texts.en.fromForm }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  expect((await sitemapFiles(site.url)).join()).not.toContain('/Submission');
});
