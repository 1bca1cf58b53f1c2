import type { Site } from '../../site/site.ts';
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
} from '../test.ts';

let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const texts = {
  tw: {
    save: /^我的清單：/,
    saved: /^已存到我的清單/,
    synchronise: '與帳號同步',
    needsLogin: '請先登入才能使用此功能。',
    login: '登入',
    synchronised: /^已與帳號同步/,
    favourites: '帳號裡的我的清單',
    unmark: /^從清單移除/,
    none: '帳號裡的清單還是空的',
    note: /^備註/,
    offer: /登入後/,
  },
  en: {
    save: /^My list:/,
    saved: /^Saved to My List/,
    synchronise: 'Synchronise with my account',
    needsLogin: 'You must be logged in to use this function.',
    login: 'Login',
    synchronised: /^Synchronised with your account/,
    favourites: 'My List in your account',
    unmark: /^Remove /,
    none: 'Nothing in your account’s list yet',
    note: /^Note/,
    offer: /Log in to see the list in your account/,
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
  const items = (page: Page) => favourites(page).getByRole('listitem');
  const save = (page: Page) => main(page).getByRole('button', { name: t.save }).first();
  const rows = (page: Page) => main(page).getByRole('article');
  const note = (page: Page) => main(page).getByRole('textbox', { name: t.note });
  /** Opens the list and waits until it is synchronised. */
  async function openList(page: Page): Promise<void> {
    await openPage(page, at('/MyList'));
    await expect(main(page).getByRole('status').filter({ hasText: t.synchronised })).toBeVisible();
  }
  /** Performs an action, and waits until the account has stored it. */
  async function actAndWait(page: Page, act: () => Promise<unknown>): Promise<void> {
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await act();
    await stored;
  }

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

    test('require a login to synchronise, which returns to the list and stores them in the account', async () => {
      await openPage(page, at('/VisitorExhibitor/Detail/1001'));
      await save(page).click();
      await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
      await openPage(page, at('/MyList'));
      await main(page).getByRole('button', { name: t.synchronise }).click();
      const loginAlert = page.getByRole('alert').filter({ hasText: t.needsLogin });
      await expect(loginAlert).toBeVisible();
      await loginAlert.getByRole('link', { name: t.login }).click();
      await expect(page).toHaveURL(/\/Login\?next=/);
      await waitForHydration(page);
      await logIn(page, locale, email);
      await expect(page).toHaveURL(at('/MyList'));
      await expect(
        main(page).getByRole('status').filter({ hasText: t.synchronised }),
      ).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await openPage(page, at('/MemberCenter'));
      await expect(items(page)).toHaveCount(1);
      await expect(items(page).getByRole('link')).toHaveAttribute(
        'href',
        inLanguage(locale, '/VisitorExhibitor/Detail/1001'),
      );
    });

    test('appear in another browser too, and can be removed in either', async ({ browser }) => {
      const other = await (await browser.newContext({ viewport })).newPage();
      await openPage(other, at('/VisitorProduct/Detail/20001'));
      await save(other).click();
      const toList = encodeURIComponent(inLanguage(locale, '/MyList'));
      await openPage(other, at(`/Login?next=${toList}`));
      await logIn(other, locale, email);
      await expect(other).toHaveURL(at('/MyList'));
      await expect(rows(other)).toHaveCount(2);
      await openPage(other, at('/VisitorExhibitor/Detail/1001'));
      await expect(save(other)).toHaveAttribute('aria-pressed', 'true');
      await actAndWait(other, () => save(other).click());
      await openList(page);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('link').first()).toHaveAttribute(
        'href',
        inLanguage(locale, '/VisitorProduct/Detail/20001'),
      );
      await openPage(page, at('/MemberCenter'));
      await favourites(page).getByRole('button', { name: t.unmark }).click();
      await expect(favourites(page).getByText(t.none)).toBeVisible();
      await openList(other);
      await expect(rows(other)).toHaveCount(0);
      await other.context().close();
    });

    test('merge with the device’s list at login, and merge concurrent edits of a note', async ({
      browser,
    }) => {
      const other = await (await browser.newContext({ viewport })).newPage();
      await openPage(other, at('/VisitorExhibitor/Detail/1003'));
      await save(other).click();
      await openPage(other, at(`/Login?next=${encodeURIComponent(inLanguage(locale, '/MyList'))}`));
      await logIn(other, locale, email);
      await expect(other).toHaveURL(at('/MyList'));
      await expect(
        main(other).getByRole('status').filter({ hasText: t.synchronised }),
      ).toBeVisible();
      await openList(page);
      await expect(rows(page)).toHaveCount(1);

      await other.context().setOffline(true);
      await note(other).fill('ten o’clock');
      await actAndWait(page, () => note(page).fill('two samples'));
      await actAndWait(other, () => other.context().setOffline(false));
      await expect(note(other)).toHaveValue('two samples\nten o’clock');
      await openList(page);
      await expect(note(page)).toHaveValue('two samples\nten o’clock');
      await other.context().close();
    });

    test('are hidden after logout, and no page has logged an unexpected console message', async () => {
      await forgetLogin(page);
      await openPage(page, at('/MemberCenter'));
      await expect(main(page).getByText(t.offer)).toBeVisible();
      await expect(page.locator('a[href$="/VisitorExhibitor/Detail/1003"]')).toHaveCount(0);
      // Ignore Chromium's verbose advice about forms.
      expect(messages.filter((line) => !line.startsWith('console.verbose'))).toEqual([]);
    });
  });
}
