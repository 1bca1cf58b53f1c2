import { readCode } from '../../site/captcha.ts';
import { mailTo } from '../../site/mail.ts';
import { startSite, type Site } from '../../site/site.ts';
import { becomeMember, logIn, memberPassword } from './new-member.ts';
import {
  desktop,
  expect,
  inLanguage,
  locales,
  phone,
  test,
  openPage,
  type Page,
  waitForHydration,
} from '../test.ts';

/** A separate site, so that the test can read its mails. */
let site: Site;
test.beforeAll(async () => {
  site = await startSite(`members-${test.info().workerIndex}`);
});
test.afterAll(() => site.stop());

const texts = {
  tw: {
    top: '常用連結',
    member: '會員',
    centre: '會員中心',
    logout: '登出',
    login: '會員登入',
    loggedOut: '登出成功',
    current: '目前的密碼',
    welcome: /歡迎/,
    remove: '刪除帳號',
    sure: /我確定要刪除帳號/,
    deleted: '您的帳號與資料已刪除',
    accountDeleted: '我們已刪除您的會員帳號',
    offer: /登入後/,
  },
  en: {
    top: 'Quick links',
    member: 'Member',
    centre: 'Member Center',
    logout: 'Logout',
    login: 'Login',
    loggedOut: 'Logout successfully',
    current: 'Current password',
    welcome: /Welcome/,
    remove: 'Delete my account',
    sure: /Yes, delete my account/,
    deleted: 'Your account and its data are deleted',
    accountDeleted: 'we have deleted your account',
    offer: /Log in to see the list in your account/,
  },
} as const;

const corner = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

for (const locale of locales) {
  const t = texts[locale];
  const email = `member-${locale}@visitor.example`;
  const at = (path: string) => site.url + inLanguage(locale, path);

  test.describe(`a member (${locale})`, () => {
    test.use({ viewport: locale === 'tw' ? desktop : phone });
    test.describe.configure({ mode: 'serial' });

    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: locale === 'tw' ? desktop : phone });
    });
    test.afterAll(() => page.close());

    test('registers, opens the mailed link and is logged in', async () => {
      await becomeMember(page, site, locale, email);
      await expect(page.getByRole('alert').filter({ hasText: t.welcome })).toBeVisible();
    });

    test('reaches member centre and logout by keyboard, and gets a logout message once', async () => {
      await openPage(page, at('/News'));
      const isPhone = page.viewportSize()?.width === phone.width;
      if (isPhone) await page.locator('.site-offcanvas > summary').press('Enter');
      const bar = corner(page, t.top);
      await expect(bar.getByRole('link', { name: t.login, exact: true })).toHaveCount(0);
      const summary = bar.locator('.site-member > summary');
      await expect(summary).toHaveText(t.member);
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name: t.centre })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('button', { name: t.logout })).toBeFocused();
      await page.keyboard.press('Enter');
      const loggedOutAlert = page.getByRole('alert').filter({ hasText: t.loggedOut });
      await expect(loggedOutAlert).toBeVisible();
      await expect(page).toHaveURL(at('/News'));
      await expect(page.locator('.site-member')).toHaveCount(0);
      await page.reload();
      await waitForHydration(page);
      await expect(loggedOutAlert).toHaveCount(0);
    });

    test('logs in, returns to the page of the next parameter, and deletes the account', async () => {
      await openPage(
        page,
        at(`/Login?next=${encodeURIComponent(inLanguage(locale, '/VisitorExhibitor?page=2'))}`),
      );
      await logIn(page, locale, email);
      await expect(page).toHaveURL(at('/VisitorExhibitor?page=2'));
      await openPage(page, at('/MemberCenter'));
      const form = page.getByRole('region', { name: t.remove });
      await form.getByLabel(t.current, { exact: false }).first().fill(memberPassword);
      await form.getByRole('button', { name: t.remove }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      await form.getByLabel(t.current, { exact: false }).first().fill(memberPassword);
      await form.getByRole('checkbox', { name: t.sure }).check();
      await form.getByRole('button', { name: t.remove }).click();
      await expect(page.getByRole('alert').filter({ hasText: t.deleted })).toBeVisible();
      await mailTo(site.dataDir, email, t.accountDeleted);
      await openPage(page, at('/MemberCenter'));
      await expect(page.getByRole('main').getByText(t.offer)).toBeVisible();
    });
  });
}

test('member pages are not stored, and navigation and cache restores check the login again', async ({
  page,
}) => {
  // Fetched without a document, whose own login checks would be counted too.
  const response = await page.request.get(`${site.url}/MemberCenter`);
  expect(response.headers()['cache-control']).toContain('no-store');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await openPage(page, `${site.url}/News`);
  const checks = () => requests.filter((one) => one === 'POST /api/auth/isAuthenticated').length;
  await expect.poll(checks).toBe(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(checks).toBe(2);
  await page.getByRole('main').getByRole('link').nth(2).click();
  await expect.poll(checks).toBeGreaterThanOrEqual(3);
});

test.describe('after three wrong passwords', () => {
  test.use({ javaScriptEnabled: false });

  // The last test here: its failures count for the client of all.
  test('the login requires a captcha without JavaScript too, and retains the email', async ({
    page,
  }) => {
    await page.goto(`${site.url}/en/Login`);
    const main = page.getByRole('main');
    const email = main.getByRole('textbox', { name: /^Email/ });
    const code = main.getByRole('textbox', { name: /^Verification code/ });
    for (let round = 1; round <= 3; round += 1) {
      await expect(code).toHaveCount(0);
      await email.fill('guess@visitor.example');
      await main.getByLabel(/^Password/).fill(`guess number ${round}`);
      await main.locator('.dw-form__submit button').click();
      await expect(main.getByRole('alert')).toContainText('The email or the password is wrong');
    }
    await expect(code).toBeVisible();
    await page.waitForLoadState('load');
    await expect(email).toHaveValue('guess@visitor.example');
    await main.getByLabel(/^Password/).fill('guess number 4');
    await code.fill(readCode(site.dataDir));
    await main.locator('.dw-form__submit button').click();
    await expect(main.getByRole('alert')).toContainText('The email or the password is wrong');
  });
});
