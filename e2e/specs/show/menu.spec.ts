import type { Site } from '../../site/site.ts';
import {
  burger,
  group,
  inMenu,
  links,
  nav,
  offCanvas,
  panel,
  startLinkedSite,
  texts,
} from './linked-site.ts';
import {
  desktop,
  expect,
  inLanguage,
  collectMessages,
  locales,
  phone,
  test,
  openPage,
  type Locale,
} from '../test.ts';

/** See `startLinkedSite`. */
let linked: Site;
test.beforeAll(async () => {
  linked = await startLinkedSite(`menu-${test.info().workerIndex}`);
});
test.afterAll(() => linked.stop());

for (const locale of locales) {
  const t = texts[locale];

  test.describe(`on a desktop (${locale})`, () => {
    test.use({ viewport: desktop });

    test('the top bar links to external sites, the login and the other language', async ({
      page,
    }) => {
      await openPage(page, linked.url + inLanguage(locale, '/News'));
      const top = nav(page, t.top);
      await expect(page.getByText(t.soon)).toHaveCount(0);
      const register = top.getByRole('link', { name: t.register });
      await expect(register).toHaveAttribute(
        'href',
        'https://register.example/visit?from=site&id=DSWINE2026',
      );
      await expect(register).toHaveAttribute('target', '_blank');
      await expect(top.getByRole('link', { name: t.series })).toHaveAttribute('href', links.series);
      for (const [name, href] of [
        ['Facebook', links.social.facebook],
        ['Instagram', links.social.instagram],
        ['YouTube', links.social.youtube],
      ] as const)
        await expect(top.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
          'href',
          href,
        );
      await expect(top.getByRole('link', { name: t.login })).toHaveAttribute(
        'href',
        `${inLanguage(locale, '/Login')}?next=${encodeURIComponent(inLanguage(locale, '/News'))}`,
      );
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: locale === 'tw' ? /English/ : /中文/ }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale === 'tw' ? 'en' : 'tw', '/News'));
    });

    test('entries without a URL are hidden once the show has begun', async ({ page, site }) => {
      await openPage(page, site + inLanguage(locale, '/'));
      const top = nav(page, t.top);
      await expect(top.getByText(t.series)).toHaveCount(0);
      await expect(page.getByText(t.soon)).toHaveCount(0);
      await expect(top.getByRole('link', { name: t.notify })).toHaveAttribute(
        'href',
        inLanguage(locale, '/Notify?as=visitor'),
      );
      await group(page, t.exhibitors).click();
      await expect(nav(page, t.main).getByText(t.service)).toHaveCount(0);
    });

    test('the menu has Events in Chinese only, and opens the exhibitors’ login in a new tab', async ({
      page,
      context,
    }) => {
      await openPage(page, linked.url + inLanguage(locale, '/'));
      const menu = nav(page, t.main);
      await expect(menu.locator('> ul > li').filter({ hasText: '活動專區' })).toHaveCount(
        locale === 'tw' ? 1 : 0,
      );
      await expect(menu.locator('> ul > li').filter({ hasText: 'Events' })).toHaveCount(0);
      await context.route('https://service.example/**', (route) =>
        route.fulfill({ body: 'service' }),
      );
      await group(page, t.exhibitors).click();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        menu.getByRole('link', { name: t.service }).click(),
      ]);
      expect(opened.url()).toBe(links.exhibitorService[locale]);
      await opened.close();
    });

    test('the menu highlights the group of the current path and marks the current page', async ({
      page,
      site,
      routes,
    }) => {
      await openPage(page, site + inLanguage(locale, routes.exhibitor));
      const menu = nav(page, t.main);
      await expect(menu.locator('li.is-current > details > summary')).toHaveText(t.visitors);
      await group(page, t.visitors).click();
      await expect(menu.getByRole('link', { name: t.list })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      await menu.getByRole('link', { name: t.list }).click();
      await expect(menu.locator('details[open]')).toHaveCount(0);
    });

    test('the exhibitor list link shows the show year while it differs from the edition', async ({
      page,
      site,
    }) => {
      for (const [address, label] of [
        [linked.url, `2025 ${t.list}`],
        [site, t.list],
      ] as const) {
        await openPage(page, address + inLanguage(locale, '/'));
        await group(page, t.visitors).click();
        await expect(
          nav(page, t.main).getByRole('link', { name: label, exact: true }),
        ).toBeVisible();
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }),
        ).toBeVisible();
      }
    });

    test('the skip link, top bar and menu are reachable by keyboard', async ({ page }) => {
      await openPage(page, linked.url + inLanguage(locale, '/News'));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
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
      for (const name of [t.register, t.series, t.login, t.visitors, t.exhibitors])
        expect(
          reached.some((text) => (typeof name === 'string' ? text === name : name.test(text))),
          `${name}`,
        ).toBe(true);
      const title = group(page, t.visitors);
      await title.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(nav(page, t.main).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(title).toBeFocused();
      await expect(page.locator('details[open]')).toHaveCount(0);
    });
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: phone });

    test('the off-canvas menu traps focus and restores it on close', async ({ page }) => {
      const messages = collectMessages(page);
      await openPage(page, linked.url + inLanguage(locale, '/News'));
      await burger(page).focus();
      await page.keyboard.press('Enter');
      await expect(offCanvas(page)).toHaveAttribute('open');
      await expect(page.locator('main[inert]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const stops = await page
        .locator('.site-offcanvas, .site-panel')
        .locator('a, summary, button, input')
        .filter({ visible: true })
        .count();
      for (let stop = 0; stop < stops; stop += 1) {
        expect(await inMenu(page)).toBe(true);
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

    test('off-canvas groups stay open together, and the menu closes on navigation and resize', async ({
      page,
    }) => {
      await openPage(page, linked.url + inLanguage(locale, '/'));
      await burger(page).click();
      await group(page, t.visitors).click();
      await group(page, t.related).click();
      const menu = panel(page);
      await expect(menu.getByRole('link', { name: t.sister })).toHaveAttribute(
        'href',
        links.relatedExhibitions[0]?.url[locale] ?? '',
      );
      await expect(menu.getByRole('link', { name: t.series })).toHaveAttribute(
        'href',
        links.series,
      );
      await expect(menu.getByRole('link', { name: t.register })).toBeVisible();
      await expect(menu.getByRole('link', { name: t.login })).toBeVisible();
      await menu.getByRole('link', { name: `2025 ${t.list}` }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale, '/VisitorExhibitor'));
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await burger(page).click();
      await expect(panel(page).locator('[aria-current=page]')).toHaveText(`2025 ${t.list}`);
      await page.setViewportSize(desktop);
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('the menu works without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: phone,
        locale: localeOf(locale),
      });
      const page = await context.newPage();
      await page.goto(linked.url + inLanguage(locale, '/'));
      await burger(page).click();
      await group(page, t.visitors).click();
      await panel(page).getByRole('link', { name: t.list }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale, '/VisitorExhibitor'));
      await expect(page.getByRole('button', { name: t.toTop })).toHaveCount(0);
      await context.close();
    });
  });
}

function localeOf(locale: Locale): string {
  return locale === 'tw' ? 'zh-TW' : 'en';
}
