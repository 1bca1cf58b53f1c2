import { burger, collectMessages, desktop, expect, openPage, panel, phone } from '../test.ts';
import { scrollTo, test, title, type Page } from '../test.ts';

const links = {
  preRegistration: 'https://register.example/visit?from=site',
  exhibitorService: { tw: 'https://service.example/tw', en: 'https://service.example/en' },
  series: 'https://series.example/s',
  relatedExhibitions: [
    {
      name: { tw: '泰國展', en: 'Thailand' },
      url: { tw: 'https://th.example/', en: 'https://th.example/en' },
    },
  ],
  social: {
    facebook: 'https://facebook.example/fair',
    instagram: 'https://instagram.example/fair',
    youtube: 'https://youtube.example/fair',
  },
};

test.beforeAll(({ ownSite }) =>
  ownSite.restart({ env: { DATE_BAR: 'off' }, config: { stickyOffset: 480, links } }, 'web'),
);
test.afterAll(({ ownSite }) => ownSite.restart({ config: {} }, 'web'));

const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const group = (page: Page, name: string) => page.locator('summary:visible', { hasText: name });
const offCanvas = (page: Page) => page.locator('.site-offcanvas');

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the menu has Events in Chinese only, and opens the exhibitors’ login in a new tab', async ({
    page,
    context,
    ownSite,
  }) => {
    await page.goto(`${ownSite.url}/en`);
    const groups = page.locator('.site-nav > ul > li');
    await expect(groups.filter({ hasText: /Events|活動專區/ })).toHaveCount(0);
    await openPage(page, ownSite.url);
    await expect(groups.filter({ hasText: '活動專區' })).toHaveCount(1);
    await context.route('https://service.example/**', (route) =>
      route.fulfill({ body: 'service' }),
    );
    await group(page, '參展商專區').click();
    const opening = context.waitForEvent('page');
    await nav(page, '主選單')
      .getByRole('link', { name: /參展商登入/ })
      .click();
    const opened = await opening;
    expect(opened.url()).toBe(links.exhibitorService.tw);
    await opened.close();
  });

  test('the menu highlights the group of the current path and marks the current page', async ({
    page,
    ownSite,
    routes,
  }) => {
    await openPage(page, `${ownSite.url}/en${routes.exhibitor}`);
    const menu = nav(page, 'Main menu');
    await expect(menu.locator('li.is-current > details > summary')).toHaveText('For Visitors');
    await group(page, 'For Visitors').click();
    const current = menu.locator('[aria-current]');
    await expect(current).toHaveText('Exhibitor List');
    await current.click();
    await expect(menu.locator('details[open]')).toHaveCount(0);
  });

  test('the skip link, top bar and menu are reachable by keyboard', async ({ page, ownSite }) => {
    await openPage(page, `${ownSite.url}/News`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
    const reached: string[] = [];
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        return { name: element?.textContent ?? '', inBar: element?.closest('header') !== null };
      });
      if (!at.inBar) break;
      reached.push(at.name);
    }
    for (const name of ['參觀預先登錄', '系列展覽', '會員登入', '參觀者專區', '參展商專區'])
      expect(
        reached.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    const summary = group(page, '參觀者專區');
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav(page, '主選單').getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('the bar is compact beyond the offset of the settings', async ({ page, ownSite }) => {
    await openPage(page, `${ownSite.url}/VisitorExhibitor`);
    await scrollTo(page, 480);
    await expect(page.locator('html')).not.toHaveAttribute('data-compact');
    await scrollTo(page, 481);
    await expect(page.locator('html')).toHaveAttribute('data-compact');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the off-canvas menu traps focus and restores it on close', async ({ page, ownSite }) => {
    const messages = collectMessages(page);
    await openPage(page, `${ownSite.url}/News`);
    await burger(page).press('Enter');
    await expect(page.locator('main[inert]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const stops = await page
      .locator('.site-offcanvas, .site-panel')
      .locator('a, summary, button, input')
      .filter({ visible: true })
      .count();
    const isInMenu = () =>
      page.evaluate(() => document.activeElement?.closest('.site-offcanvas, .site-panel') !== null);
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await isInMenu()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await expect(burger(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page).getByRole('link', { name: /YouTube/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(offCanvas(page)).not.toHaveAttribute('open');
    await expect(burger(page)).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(messages).toEqual([]);
  });

  test(
    'off-canvas groups stay open together, and the menu closes on navigation and resize',
    { tag: '@full' },
    async ({ page, ownSite }) => {
      await openPage(page, `${ownSite.url}/en`);
      await burger(page).click();
      await group(page, 'For Visitors').click();
      await group(page, 'Related Exhibitions').click();
      const sister = panel(page).getByRole('link', { name: /Thailand/ });
      await expect(sister).toHaveAttribute('href', 'https://th.example/en');
      await panel(page).getByRole('link', { name: 'Exhibitor List' }).click();
      await expect(page).toHaveURL(`${ownSite.url}/en/VisitorExhibitor`);
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(title(page)).toBeFocused();
      await burger(page).click();
      await page.setViewportSize(desktop);
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  );
});
