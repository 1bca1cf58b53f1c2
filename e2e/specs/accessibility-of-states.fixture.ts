import type { BrowserContext } from '@playwright/test';
import { expect, type Page, type Routes } from './test.ts';

/**
 * Page states beyond the initial load: opened, missing, rejected, slow and deleted. Axe checks each
 * one at one viewport and colour scheme.
 */
type Scene = {
  page: Page;
  context: BrowserContext;
  routes: Routes;
  open: (path: string) => Promise<void>;
};
type State = { name: string; at: 'phone' | 'desktop'; reach: (scene: Scene) => Promise<void> };

/** A page whose section script is blocked. */
export const unhydratedPath = '/VisitorInfo';
const main = (page: Page) => page.getByRole('main');
const skeleton = (page: Page) => main(page).locator('[aria-busy=true], .dw-skeleton').first();

export const states: State[] = [
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
    name: 'a group of the menu, below the compact bar',
    at: 'desktop',
    reach: async ({ page, open }) => {
      await open('/Privacy');
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await page.locator('.site-group > summary:visible').first().click();
      await expect(page.locator('.site-group[open]')).toHaveCount(1);
    },
  },
  {
    name: 'the sheet of filters',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/VisitorProduct');
      await page.locator('[popovertarget]:visible').first().click();
      await expect(page.locator(':popover-open')).toBeVisible();
    },
  },
  {
    name: 'a search that finds nothing',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/VisitorExhibitor?keyword=qqqqq');
      await expect(main(page).getByRole('article')).toHaveCount(0);
    },
  },
  {
    name: 'a search without a word to search for',
    at: 'desktop',
    reach: async ({ page, open }) => {
      await open('/VisitorExhibitor');
      await main(page)
        .locator('form[role=search] button[type=submit], search button[type=submit]')
        .first()
        .click();
      await expect(main(page).locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'a form that was refused, with its summary',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/Contact');
      await main(page).locator('.dw-form__submit button').click();
      await expect(main(page).getByRole('alert').first()).toBeFocused();
    },
  },
  {
    name: 'a login that was refused',
    at: 'desktop',
    reach: async ({ page, open }) => {
      await open('/Login');
      await main(page).locator('.dw-form__submit button').click();
      await expect(main(page).getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a favourite without a login',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/MyList');
      await main(page)
        .getByRole('button', { name: /^(與帳號同步|Synchronise)/ })
        .click();
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
    },
  },
  {
    name: 'an exhibitor that was just saved',
    at: 'phone',
    reach: async ({ page, open, routes }) => {
      await open(routes.exhibitor);
      await main(page)
        .getByRole('button', { name: /^(我的清單|My list)/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^(復原|Undo)$/ })).toBeVisible();
    },
  },
  {
    name: 'a list that was handed over',
    at: 'phone',
    reach: async ({ page, open }) => {
      await open('/MyList#add=e1001.e1102.e1003');
      await expect(
        main(page).getByRole('button', { name: /加入我的清單|Add to My List|Add/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'my own list, with its code to scan',
    at: 'desktop',
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
    name: 'a picture of an album, large',
    at: 'phone',
    reach: async ({ page, open, routes }) => {
      await open(routes.album);
      await main(page)
        .getByRole('link', { name: /^(放大第 1 張|Enlarge picture 1:)/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a picture of an album, zoomed in',
    at: 'desktop',
    reach: async ({ page, open, routes }) => {
      await open(routes.album);
      await main(page)
        .getByRole('link', { name: /^(放大第 1 張|Enlarge picture 1:)/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(放大|Zoom in|Enlarge)$/ })
        .click();
    },
  },
  {
    name: 'a way through the hall',
    at: 'desktop',
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
    name: 'a walk between bars',
    at: 'phone',
    reach: ({ open }) => open('/EventRunBar/StoreList?route=2'),
  },
  {
    name: 'an hour of the calendar',
    at: 'desktop',
    reach: ({ open }) => open('/EventsCalender?day=2026-04-18&hour=11'),
  },
  {
    name: 'a list on its way',
    at: 'phone',
    reach: async ({ page, context, open }) => {
      await open('/Privacy');
      await context.route('**/api/expo/News/**', () => undefined);
      await page
        .locator('.site-footer, footer')
        .getByRole('link', { name: /^(最新消息|Latest News)$/ })
        .click();
      await expect(skeleton(page)).toBeAttached();
    },
  },
  {
    name: 'a list that did not come',
    at: 'desktop',
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
    reach: async ({ page, context, open }) => {
      await page.addInitScript(() =>
        sessionStorage.setItem('dswine:opened-as-document', String(Date.now())),
      );
      await context.route(/\/releases\/mfe-visitor\/browser\/remoteEntry\./, (route) =>
        route.abort(),
      );
      await open(unhydratedPath);
      await expect(page.getByRole('link', { name: /再試一次|Try again/ })).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  {
    name: 'a page while there is no network',
    at: 'phone',
    reach: async ({ page, context, open }) => {
      await open('/News');
      await context.setOffline(true);
      await expect(page.locator('.offline-sign-title')).toBeVisible();
    },
  },
];

export const colours = {
  tw: { phone: 'dark', desktop: 'light' },
  en: { phone: 'light', desktop: 'dark' },
} as const;
