import { startSite, type Site } from '../site/site.ts';
import { becomeMember, logIn } from './new-member.ts';
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
} from './test.ts';

/** A separate site, so that the test can read its mails. */
let site: Site;
test.beforeAll(async () => {
  site = await startSite(`favourites-${test.info().workerIndex}`);
});
test.afterAll(() => site.stop());

const texts = {
  tw: {
    favourite: /^收藏：/,
    needsLogin: '請先登入才能使用此功能。',
    login: '登入',
    favourites: '我的收藏',
    unmark: /^取消收藏/,
    none: '還沒有收藏',
    keep: /^我的清單：/,
    onDevice: /這部裝置的「我的清單」裡，有 1 項/,
    joinList: '前往加入收藏',
    join: '加入收藏',
    joined: '已加入收藏。',
    offer: /登入後/,
  },
  en: {
    favourite: /^Favourite:/,
    needsLogin: 'You must be logged in to use this function.',
    login: 'Login',
    favourites: 'My favourites',
    unmark: /^Remove /,
    none: 'No favourites yet',
    keep: /^My list:/,
    onDevice: /^1 entry of My List on this device/,
    joinList: 'Add them',
    join: 'Add to favourites',
    joined: 'Added to your favourites.',
    offer: /Log in to see your favourites/,
  },
} as const;

/** Clears the cookies while no request is using them. */
async function forgetLogin(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.context().clearCookies();
}

const main = (page: Page) => page.getByRole('main');

for (const locale of locales) {
  const t = texts[locale];
  const email = `favourites-${locale}@visitor.example`;
  const at = (path: string) => site.url + inLanguage(locale, path);
  const viewport = locale === 'tw' ? phone : desktop;
  const favourites = (page: Page) => page.getByRole('region', { name: t.favourites });
  const exhibitorLinks = (page: Page) =>
    favourites(page).locator('a[href*="/VisitorExhibitor/Detail/"]');
  const productLinks = (page: Page) =>
    favourites(page).locator('a[href*="/VisitorProduct/Detail/"]');

  test.describe(`favourites of a member (${locale})`, () => {
    test.use({ viewport });
    test.describe.configure({ mode: 'serial' });

    let page: Page;
    let messages: string[];
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport });
      messages = collectMessages(page);
      await becomeMember(page, site, locale, email);
      await forgetLogin(page);
    });
    test.afterAll(() => page.close());

    test('need a login, which leads back to where he was, and are then kept by the account', async () => {
      await openPage(page, at('/VisitorExhibitor/Detail/1001'));
      const heart = main(page).getByRole('button', { name: t.favourite }).first();
      await heart.click();
      const loginAlert = page.getByRole('alert').filter({ hasText: t.needsLogin });
      await expect(loginAlert).toBeVisible();
      await loginAlert.getByRole('link', { name: t.login }).click();
      await expect(page).toHaveURL(/\/Login\?next=/);
      await waitForHydration(page);
      await logIn(page, locale, email);
      await expect(page).toHaveURL(at('/VisitorExhibitor/Detail/1001'));
      await waitForHydration(page);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.press('Enter');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await openPage(page, at('/MemberCenter'));
      await expect(exhibitorLinks(page)).toHaveCount(1);
      await expect(exhibitorLinks(page)).toHaveAttribute(
        'href',
        inLanguage(locale, '/VisitorExhibitor/Detail/1001'),
      );
    });

    test('are there in another browser too, and are taken off in either', async ({ browser }) => {
      const other = await (await browser.newContext({ viewport })).newPage();
      await openPage(other, at('/Login'));
      await logIn(other, locale, email);
      await expect(other).not.toHaveURL(/\/Login/);
      await openPage(other, at('/VisitorProduct/Detail/20001'));
      await main(other).getByRole('button', { name: t.favourite }).first().click();
      await expect(main(other).getByRole('button', { name: t.favourite }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await openPage(page, at('/MemberCenter'));
      await expect(productLinks(page)).toHaveCount(1);
      await favourites(page).getByRole('button', { name: t.unmark }).first().click();
      await expect(favourites(page).getByRole('button', { name: t.unmark })).toHaveCount(1);
      await favourites(page).getByRole('button', { name: t.unmark }).click();
      await expect(favourites(page).getByText(t.none)).toBeVisible();
      await openPage(other, at('/VisitorProduct/Detail/20001'));
      await expect(main(other).getByRole('button', { name: t.favourite }).first()).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await other.context().close();
    });

    test('take in the list of the device when he says so, and the list stays', async ({
      browser,
    }) => {
      const other = await (await browser.newContext({ viewport })).newPage();
      await openPage(other, at('/VisitorExhibitor/Detail/1003'));
      await main(other).getByRole('button', { name: t.keep }).first().click();
      await openPage(
        other,
        at(`/Login?next=${encodeURIComponent(inLanguage(locale, '/MemberCenter'))}`),
      );
      await logIn(other, locale, email);
      await expect(other).toHaveURL(at('/MemberCenter'));
      await expect(favourites(other).getByText(t.onDevice)).toBeVisible();
      await favourites(other).getByRole('link', { name: t.joinList }).click();
      await expect(other).toHaveURL(at('/MyList'));
      await main(other).getByRole('button', { name: t.join, exact: true }).click();
      await expect(main(other).getByRole('status').filter({ hasText: t.joined })).toBeVisible();
      await expect(main(other).getByRole('article')).toHaveCount(1);
      await expect(main(other).getByRole('button', { name: t.join, exact: true })).toHaveCount(0);
      await openPage(page, at('/MemberCenter'));
      await expect(exhibitorLinks(page)).toHaveAttribute(
        'href',
        inLanguage(locale, '/VisitorExhibitor/Detail/1003'),
      );
      await other.context().close();
    });

    test('are shown to nobody who is logged out, and no page broke on the way', async () => {
      await forgetLogin(page);
      await openPage(page, at('/MemberCenter'));
      await expect(main(page).getByText(t.offer)).toBeVisible();
      await expect(page.locator('a[href$="/VisitorExhibitor/Detail/1003"]')).toHaveCount(0);
      // Ignore Chromium's verbose advice about forms.
      expect(messages.filter((line) => !line.startsWith('console.verbose'))).toEqual([]);
    });
  });
}
