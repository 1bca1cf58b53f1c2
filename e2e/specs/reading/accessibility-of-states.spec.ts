import type { BrowserContext } from '@playwright/test';
import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { desktop, expect, inLanguage, main, openPage, phone, test, touch } from '../test.ts';
import type { Page } from '../test.ts';

/**
 * Page states beyond the initial load. Axe checks each one at one viewport and colour scheme. Specs
 * that reach such a state themselves check it there.
 */
type Scene = {
  page: Page;
  context: BrowserContext;
  open: (path: string) => Promise<void>;
};
type State = {
  name: string;
  at: 'phone' | 'desktop';
  tag?: '@full';
  reach: (scene: Scene) => Promise<void>;
};

/** A page whose section script is blocked. */
const unhydratedPath = '/VisitorInfo';

const states: State[] = [
  {
    name: 'the menu of a phone, with a group open',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/Privacy');
      await page.locator('.site-offcanvas > summary').click();
      await page.locator('.site-panel .site-group > summary').first().click();
      await expect(page.locator('.site-panel .site-group[open]')).toHaveCount(1);
    },
  },
  {
    name: 'my own list, with its code to scan',
    at: 'desktop',
    tag: '@full',
    reach: async ({ page, open }) => {
      await open('/MyList?items=e1001,e1102,c701,c702,p20001');
      await main(page)
        .getByRole('button', { name: /加入我的清單|Add/ })
        .first()
        .click();
      await main(page).getByRole('button', { name: /QR/ }).click();
      await expect(main(page).getByRole('img', { name: /QR/ })).toBeVisible();
      await main(page).locator('details summary').first().click();
      await expect(main(page).locator('details[open] button').first()).toBeVisible();
    },
  },
  {
    name: 'a way through the hall',
    at: 'desktop',
    tag: '@full',
    reach: async ({ page, open }) => {
      await open('/VisitorFloorplan?booth=A0123&from=main-entrance&to=A0123&area=wine');
      await expect(
        main(page)
          .getByText(/公尺|metres/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'a list that did not come',
    at: 'desktop',
    tag: '@full',
    reach: async ({ page, context, open }) => {
      await open('/Privacy');
      await context.route('**/api/expo/News/**', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await page
        .locator('.site-footer, footer')
        .getByRole('link', { name: /^(最新消息|Latest News)$/ })
        .click();
      await expect(main(page).getByRole('link', { name: /再試|Try again/ })).toBeVisible();
    },
  },
  {
    name: 'a section whose script is lost',
    at: 'phone',
    tag: '@full',
    reach: async ({ page, context, open }) => {
      // It was loaded anew just now.
      await page.addInitScript(() => {
        Date.now = () => 0;
        sessionStorage.setItem('dswine:opened-as-document', '0');
      });
      await context.route(/\/releases\/mfe-visitor\/browser\/remoteEntry\./, (route) =>
        route.abort(),
      );
      await open(unhydratedPath);
      await expect(page.getByRole('link', { name: /再試一次|Try again/ })).toBeVisible();
    },
  },
  {
    name: 'a page while there is no network',
    at: 'phone',
    tag: '@full',
    reach: async ({ page, context, open }) => {
      await open('/News');
      await context.setOffline(true);
      await expect(page.locator('.offline-sign-title')).toBeVisible();
    },
  },
];

states.forEach(({ name, at, tag = [], reach }, index) => {
  // The markup is the same in both languages, so alternate states alternate the language.
  const locale = index % 2 ? 'en' : 'tw';
  test(`axe finds no violations in ${name}`, { tag }, async ({ page, context, site }) => {
    await page.setViewportSize(at === 'phone' ? phone : desktop);
    const colorScheme = (locale === 'tw') === (at === 'phone') ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const open = async (path: string) => {
      const address = site + inLanguage(locale, path);
      if (path !== unhydratedPath) return openPage(page, address);
      await page.goto(address);
      return touch(page);
    };
    await reach({ page, context, open });
    expect(await axeViolationsOn(page)).toEqual([]);
  });
});
