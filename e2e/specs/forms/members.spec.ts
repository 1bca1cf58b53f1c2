import { readCode } from '../../site/captcha.ts';
import { mailTo } from '../../site/mail.ts';
import { expect, main, newContext, openPage, phone, test, type Page } from '../test.ts';
import { collectMessages, waitForHydration } from '../test.ts';
import { fillLogin, password, register } from './member.fixture.ts';

test.describe.configure({ mode: 'serial' });

const email = 'member@visitor.example';

async function login(page: Page): Promise<void> {
  await fillLogin(page, email);
  await main(page).locator('.dw-form__submit button').click();
}

test.describe('a member', () => {
  let page: Page;
  let messages: string[];
  test.beforeAll(async ({ browser }) => {
    page = await (await newContext(browser, { viewport: phone, locale: 'zh-TW' })).newPage();
    messages = collectMessages(page);
  });
  test.afterAll(() => page.context().close());

  test('registers, opens the mailed link and is logged in', async ({ ownSite }) => {
    await register(page, ownSite, email);
    await expect(page.getByRole('alert').filter({ hasText: /歡迎/ })).toBeVisible();
  });

  test('reaches member centre and logout by keyboard, and gets a logout message once', async ({
    ownSite,
  }) => {
    // The menu is open before it is known who reads the page.
    const opened = Promise.withResolvers<void>();
    await page.route('**/isAuthenticated', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await openPage(page, `${ownSite.url}/News`);
    await page.locator('.site-offcanvas > summary').press('Enter');
    await expect(page.locator('.site-offcanvas')).toHaveAttribute('open');
    opened.resolve();
    const bar = page.getByRole('navigation', { name: '常用連結', exact: true });
    await expect(bar.getByRole('link', { name: '會員登入', exact: true })).toHaveCount(0);
    await bar.locator('.site-member > summary').focus();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: '會員中心' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: '登出' })).toBeFocused();
    await page.keyboard.press('Enter');
    const loggedOut = page.getByRole('alert').filter({ hasText: '登出成功' });
    await expect(loggedOut).toBeVisible();
    await expect(page).toHaveURL(`${ownSite.url}/News`);
    await page.reload();
    await waitForHydration(page);
    await expect(loggedOut).toHaveCount(0);
    await openPage(page, `${ownSite.url}/MemberCenter`);
    await expect(main(page).getByText(/登入後/)).toBeVisible();
  });

  const save = (browserPage: Page) =>
    main(browserPage)
      .getByRole('button', { name: /^(加入清單|已加入)：/ })
      .first();
  const rows = (browserPage: Page) => main(browserPage).getByRole('article');
  const synchronised = (browserPage: Page) =>
    main(browserPage)
      .getByRole('status')
      .filter({ hasText: /^已與帳號同步/ });

  test('logs in to synchronise favourites, returns to the list and has them in the account', async ({
    ownSite,
  }) => {
    await openPage(page, `${ownSite.url}/VisitorExhibitor/Detail/1001`);
    await save(page).click();
    await openPage(page, `${ownSite.url}/MyList`);
    await main(page).getByRole('button', { name: '與帳號同步' }).click();
    await page.getByRole('alert').getByRole('link', { name: '登入' }).click();
    await expect(page).toHaveURL(/\/Login\?next=/);
    await waitForHydration(page);
    await login(page);
    await expect(page).toHaveURL(`${ownSite.url}/MyList`);
    await expect(synchronised(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('deletes the account', async ({ ownSite }) => {
    await openPage(page, `${ownSite.url}/MemberCenter`);
    const form = page.getByRole('region', { name: '刪除帳號' });
    await form.getByLabel('目前的密碼').first().fill(password);
    await form.getByRole('checkbox', { name: /我確定要刪除帳號/ }).check();
    await form.getByRole('button', { name: '刪除帳號' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '您的帳號與資料已刪除' })).toBeVisible();
    await mailTo(ownSite.dataDir, email, '我們已刪除您的會員帳號');
    await openPage(page, `${ownSite.url}/MemberCenter`);
    await expect(main(page).getByText(/登入後/)).toBeVisible();
    // Ignore Chromium's verbose advice about forms.
    expect(messages.filter((line) => !line.startsWith('console.verbose'))).toEqual([]);
  });
});

test('member pages are not stored, and navigation and cache restores check the login again', async ({
  page,
  ownSite,
}) => {
  // Fetched without a document, whose own login checks would be counted too.
  const response = await page.request.get(`${ownSite.url}/MemberCenter`);
  expect(response.headers()['cache-control']).toContain('no-store');
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/isAuthenticated')) checks += 1;
  });
  await openPage(page, `${ownSite.url}/News`);
  await expect.poll(() => checks).toBe(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => checks).toBe(2);
  await main(page).getByRole('link').nth(2).click();
  await expect.poll(() => checks).toBeGreaterThanOrEqual(3);
});

test.describe('after three wrong passwords', () => {
  test.use({ javaScriptEnabled: false });

  // The last test here: its failures count for the client of all.
  test(
    'the login requires a captcha without JavaScript too, and retains the email',
    { tag: '@full' },
    async ({ page, ownSite }) => {
      await page.goto(`${ownSite.url}/en/Login`);
      const address = main(page).getByRole('textbox', { name: /^Email/ });
      const code = main(page).getByRole('textbox', { name: /^Verification code/ });
      async function guess(): Promise<void> {
        await main(page)
          .getByLabel(/^Password/)
          .fill('a wrong guess');
        await main(page).locator('.dw-form__submit button').click();
        await expect(main(page).getByRole('alert')).toContainText('the email or the password is');
      }
      for (let round = 1; round <= 3; round += 1) {
        await expect(code).toHaveCount(0);
        await address.fill('guess@visitor.example');
        await guess();
      }
      await expect(code).toBeVisible();
      // The picture, which has a new code, is part of the page.
      await page.waitForLoadState('load');
      await expect(address).toHaveValue('guess@visitor.example');
      await code.fill(readCode(ownSite.dataDir));
      await guess();
    },
  );
});
