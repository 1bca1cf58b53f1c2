import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { answerYear } from '../site/organiser-data.ts';
import { startSite, type Site } from '../site/site.ts';
import { desktop, expect, inLanguage, listen, locales, phone, test, visit, type Locale, type Page } from './visit.ts';

/** A site that knows its addresses, is compact from 480 px on, and whose organiser still answers the last year. */
let linked: Site;
test.beforeAll(async () => {
  linked = await startSite(`navigation-${test.info().workerIndex}`, {
    prepare: async (dataDir) => {
      await writeFile(path.join(dataDir, 'site.json'), JSON.stringify({ stickyOffset: 480, links }));
      answerYear(dataDir, 'DSWINE2026', '2025');
    },
  });
});
test.afterAll(() => linked.stop());

const links = {
  preRegistration: 'https://register.example/visit?from=site',
  exhibitorService: { tw: 'https://service.example/tw', en: 'https://service.example/en' },
  series: 'https://series.example/s',
  relatedExhibitions: [
    { name: { tw: '泰國展', en: 'Thailand' }, url: { tw: 'https://th.example/', en: 'https://th.example/en' } },
  ],
  social: {
    facebook: 'https://facebook.example/fair',
    instagram: 'https://instagram.example/fair',
    youtube: 'https://youtube.example/fair',
  },
};

const words = {
  tw: {
    top: '常用連結',
    main: '主選單',
    menu: '選單',
    visitors: '參觀者專區',
    exhibitors: '參展商專區',
    list: '參展商名單',
    register: /參觀預先登錄/,
    service: /參展商登入/,
    series: /系列展覽/,
    related: '相關展覽',
    sister: /泰國展/,
    login: '會員登入',
    soon: /即將開放/,
    toTop: '回到頁首',
    skip: '跳到主要內容',
  },
  en: {
    top: 'Quick links',
    main: 'Main menu',
    menu: 'Menu',
    visitors: 'For Visitors',
    exhibitors: 'For Exhibitors',
    list: 'Exhibitor List',
    register: /Visitor Pre-registration/,
    service: /Exhibitor Login/,
    series: /Series Exhibitions/,
    related: 'Related Exhibitions',
    sister: /Thailand/,
    login: 'Login',
    soon: /Coming Soon/,
    toTop: 'Back to top',
    skip: 'Skip to main content',
  },
} as const;

const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const offCanvas = (page: Page) => page.locator('.frame-offcanvas');
const burger = (page: Page) => page.locator('.frame-offcanvas > summary');
const group = (page: Page, name: string) => page.locator('summary:visible', { hasText: name });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const inMenu = (page: Page) => page.evaluate(() => document.activeElement?.closest('.frame-offcanvas') !== null);

for (const locale of locales) {
  const t = words[locale];

  test.describe(`on a desktop (${locale})`, () => {
    test.use({ viewport: desktop });

    test('the top bar leads out of the site, to the login and to the other language', async ({ page }) => {
      await visit(page, linked.url + inLanguage(locale, '/News'));
      const top = nav(page, t.top);
      const register = top.getByRole('link', { name: t.register });
      await expect(register).toHaveAttribute('href', 'https://register.example/visit?from=site&id=DSWINE2026');
      await expect(register).toHaveAttribute('target', '_blank');
      await expect(top.getByRole('link', { name: t.series })).toHaveAttribute('href', links.series);
      for (const [name, href] of [
        ['Facebook', links.social.facebook],
        ['Instagram', links.social.instagram],
        ['YouTube', links.social.youtube],
      ] as const)
        await expect(top.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', href);
      await expect(top.getByRole('link', { name: t.login })).toHaveAttribute(
        'href',
        `${inLanguage(locale, '/Login')}?next=${encodeURIComponent(inLanguage(locale, '/News'))}`,
      );
      await top.getByRole('link', { name: locale === 'tw' ? /English/ : /中文/ }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale === 'tw' ? 'en' : 'tw', '/News'));
    });

    test('what has no address is announced and leads nowhere', async ({ page, site }) => {
      await visit(page, site + inLanguage(locale, '/'));
      const top = nav(page, t.top);
      for (const name of [t.register, t.series, /Facebook/, /Instagram/, /YouTube/]) {
        const button = top.getByRole('button', { name });
        await expect(button).toBeDisabled();
        await expect(button).toContainText(t.soon);
        await expect(top.getByRole('link', { name })).toHaveCount(0);
      }
      await group(page, t.exhibitors).click();
      await expect(nav(page, t.main).getByRole('button', { name: t.service })).toBeDisabled();
    });

    test('the menu has its groups, Events in Chinese only, and the exhibitors’ login in a new tab', async ({
      page,
      context,
    }) => {
      await visit(page, linked.url + inLanguage(locale, '/'));
      const menu = nav(page, t.main);
      await expect(menu.locator('> ul > li').filter({ hasText: '活動專區' })).toHaveCount(locale === 'tw' ? 1 : 0);
      await expect(menu.locator('> ul > li').filter({ hasText: 'Events' })).toHaveCount(0);
      await context.route('https://service.example/**', (route) => route.fulfill({ body: 'service' }));
      await group(page, t.exhibitors).click();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        menu.getByRole('link', { name: t.service }).click(),
      ]);
      expect(opened.url()).toBe(links.exhibitorService[locale]);
      await opened.close();
    });

    test('the first segment of the path decides what is highlighted', async ({ page, site, places }) => {
      await visit(page, site + inLanguage(locale, places.exhibitor));
      const menu = nav(page, t.main);
      await expect(menu.locator('li.is-current > details > summary')).toHaveText(t.visitors);
      await group(page, t.visitors).click();
      await expect(menu.getByRole('link', { name: t.list })).toHaveAttribute('aria-current', 'page');
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      await menu.getByRole('link', { name: t.list }).click();
      await expect(menu.locator('details[open]')).toHaveCount(0);
    });

    test('the show year stands before the list while the organiser answers another one', async ({ page, site }) => {
      for (const [address, label] of [
        [linked.url, `2025 ${t.list}`],
        [site, t.list],
      ] as const) {
        await visit(page, address + inLanguage(locale, '/'));
        await group(page, t.visitors).click();
        await expect(nav(page, t.main).getByRole('link', { name: label, exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toBeVisible();
      }
    });

    test('everything above the page is reached by keyboard', async ({ page }) => {
      await visit(page, linked.url + inLanguage(locale, '/News'));
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

    test('the off-canvas menu holds focus and gives it back', async ({ page }) => {
      const heard = listen(page);
      await visit(page, linked.url + inLanguage(locale, '/News'));
      await burger(page).focus();
      await page.keyboard.press('Enter');
      await expect(offCanvas(page)).toHaveAttribute('open');
      await expect(page.locator('main[inert]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const stops = await offCanvas(page).evaluate(
        (menu) =>
          [...menu.querySelectorAll('a, summary, button')].filter((element) => element.checkVisibility()).length,
      );
      for (let stop = 0; stop < stops; stop += 1) {
        expect(await inMenu(page)).toBe(true);
        await page.keyboard.press('Tab');
      }
      await expect(burger(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(offCanvas(page).getByRole('link', { name: /YouTube/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(burger(page)).toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
      expect(heard).toEqual([]);
    });

    test('its groups open side by side, with the related exhibitions, and it closes on the way', async ({ page }) => {
      await visit(page, linked.url + inLanguage(locale, '/'));
      await burger(page).click();
      await group(page, t.visitors).click();
      await group(page, t.related).click();
      const menu = nav(page, t.menu);
      await expect(menu.getByRole('link', { name: t.sister })).toHaveAttribute(
        'href',
        links.relatedExhibitions[0]?.url[locale] ?? '',
      );
      await expect(menu.getByRole('link', { name: t.series })).toHaveAttribute('href', links.series);
      await expect(menu.getByRole('link', { name: t.register })).toBeVisible();
      await expect(menu.getByRole('link', { name: t.login })).toBeVisible();
      await menu.getByRole('link', { name: `2025 ${t.list}` }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale, '/VisitorExhibitor'));
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await burger(page).click();
      await expect(offCanvas(page).locator('[aria-current=page]')).toHaveText(`2025 ${t.list}`);
      await page.setViewportSize(desktop);
      await expect(offCanvas(page)).not.toHaveAttribute('open');
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('the menu works without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, locale: localeOf(locale) });
      const page = await context.newPage();
      await page.goto(linked.url + inLanguage(locale, '/'));
      await burger(page).click();
      await group(page, t.visitors).click();
      await nav(page, t.menu).getByRole('link', { name: t.list }).click();
      await expect(page).toHaveURL(linked.url + inLanguage(locale, '/VisitorExhibitor'));
      await expect(page.getByRole('button', { name: t.toTop })).toHaveCount(0);
      await context.close();
    });
  });
}

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`down the page (${width})`, () => {
    test.use({ viewport: size });

    for (const [offset, address] of [
      [360, (shared: string) => shared],
      [480, () => linked.url],
    ] as const)
      test(`the bar is compact beyond ${offset} px, and the page does not move for it`, async ({ page, site }) => {
        await visit(page, `${address(site)}/VisitorExhibitor`);
        const logo = page.locator('.frame-logo svg');
        const whole = {
          bar: await heightInView(page),
          logo: (await logo.boundingBox())?.height ?? 0,
          page: await pageHeight(page),
        };
        await scrollTo(page, offset);
        await expect(page.locator('html')).not.toHaveAttribute('data-compact');
        await scrollTo(page, offset + 1);
        await expect(page.locator('html')).toHaveAttribute('data-compact');
        await expect.poll(async () => (await logo.boundingBox())?.height ?? 0).toBeLessThan(whole.logo);
        await expect.poll(() => heightInView(page)).toBeLessThan(whole.bar);
        expect(await heightInView(page)).toBeGreaterThanOrEqual(44);
        expect(await pageHeight(page)).toBe(whole.page);
        expect(await scrolled(page)).toBe(offset + 1);
        await scrollTo(page, 0);
        await expect(page.locator('html')).not.toHaveAttribute('data-compact');
      });

    test('the way back to the top fades in beyond 300 px and takes 600 ms', async ({ page, site }) => {
      await visit(page, `${site}/VisitorExhibitor`);
      const toTop = page.locator('.frame-to-top');
      await expect(toTop).toHaveCSS('transition-duration', '0.222s, 0.222s, 0.12s');
      await scrollTo(page, 300);
      await expect(toTop).toBeHidden();
      await scrollTo(page, 301);
      await expect(toTop).toBeVisible();
      await scrollTo(page, 2000);
      await toTop.focus();
      const took = await timeToStand(page, 0, () => page.keyboard.press('Enter'));
      expect(took).toBeGreaterThan(500);
      await expect(toTop).toBeHidden();
      await expect(page.locator('#top')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.tw.skip })).toBeFocused();
    });

    test('the way back to the top lies over no other button', async ({ page, site }) => {
      await visit(page, `${site}/VisitorExhibitor`);
      await scrollTo(page, 1500);
      const own = await page.locator('.frame-to-top').boundingBox();
      const others = await page
        .getByRole('main')
        .getByRole('button', { name: '篩選', exact: true })
        .filter({ visible: true })
        .all();
      expect(others).toHaveLength(width === 'phone' ? 1 : 0);
      for (const other of others) {
        const box = await other.boundingBox();
        expect((box?.x ?? 0) - ((own?.x ?? 0) + (own?.width ?? 0))).toBeGreaterThan(0);
      }
    });
  });
}

test.describe('movement', () => {
  test('an anchor is reached in 1000 ms, with focus, and stands clear of the bar', async ({ page, site, places }) => {
    await visit(page, site + places.calendar);
    await addAnchor(page);
    const target = await page.evaluate(
      () => (document.getElementById('far')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    const started = Date.now();
    await page.getByRole('link', { name: 'to the far place' }).click();
    await expect(page.locator('#far')).toBeFocused();
    await page.waitForTimeout(400);
    expect(await scrolled(page)).toBeLessThan(target - 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(target - 200);
    expect(Date.now() - started).toBeGreaterThan(850);
    await expect(page).toHaveURL(/#far$/);
    const clear = await page.evaluate(
      () =>
        (document.getElementById('far')?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('.frame-bar')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(clear).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('whoever scrolls takes over', async ({ page, site, places }) => {
    await visit(page, site + places.calendar);
    await addAnchor(page);
    await page.getByRole('link', { name: 'to the far place' }).click();
    await page.waitForTimeout(200);
    await page.mouse.wheel(0, -50);
    await page.waitForTimeout(150);
    const at = await scrolled(page);
    await page.waitForTimeout(1000);
    expect(Math.abs((await scrolled(page)) - at)).toBeLessThan(60);
  });

  test('without motion both are instant, and pages do not fade', async ({ browser, site, places }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: desktop, locale: 'zh-TW' });
    const page = await context.newPage();
    await visit(page, site + places.calendar);
    await addAnchor(page);
    await page.getByRole('link', { name: 'to the far place' }).click();
    expect(await scrolled(page)).toBeGreaterThan(500);
    await page.getByRole('button', { name: words.tw.toTop }).click();
    expect(await scrolled(page)).toBe(0);
    await watchPage(page);
    await nav(page, words.tw.main).getByRole('link', { name: '最新消息' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await seenOnPage(page)).toEqual([]);
    await context.close();
  });

  for (const locale of locales)
    test(`a new page comes in as the old one has gone, at its top, announced (${locale})`, async ({
      page,
      site,
      places,
    }) => {
      await visit(page, site + inLanguage(locale, places.exhibitors));
      await expect(page.locator('html')).not.toHaveAttribute('data-page');
      await watchPage(page);
      await scrollTo(page, 600);
      await page.getByRole('main').getByRole('article').nth(7).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      expect(await seenOnPage(page)).toEqual(['leave', null]);
      await expect(page.locator('main')).toHaveCSS('opacity', '1');
      await expect(page.locator('#announcer')).toHaveText(await page.title());
      await expect(page.locator('[data-layout=exhibitor]')).toHaveCount(1);
      // A change of the filter is no other page.
      await page.goBack();
      await watchPage(page);
      await page.getByRole('checkbox').first().check();
      await expect(page).toHaveURL(/\?/);
      expect(await seenOnPage(page)).toEqual([]);
    });

  test('going back restores the place after 200 ms, from other sites too', async ({ page, site, places }) => {
    await visit(page, site + places.exhibitors);
    await scrollTo(page, 1234);
    // Not with the mouse, for which the link would be brought into view.
    await page
      .getByRole('main')
      .getByRole('article')
      .nth(9)
      .getByRole('link')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const before = await page.evaluate(() => performance.now());
    await page.goBack();
    const after = await page.evaluate(
      () =>
        new Promise<number>((resolve) => addEventListener('scroll', () => resolve(performance.now()), { once: true })),
    );
    expect(after - before).toBeGreaterThan(200);
    await expect.poll(() => scrolled(page)).toBe(1234);
    // Another document, then back to a new one of this page.
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(1234);
    // From the browser's memory.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await scrolled(page)).toBe(0);
    await expect.poll(() => scrolled(page)).toBe(1234);
  });

  test('the loading bar is seen of what takes longer than 200 ms and turns red when it fails', async ({
    page,
    site,
  }) => {
    await visit(page, `${site}/`);
    let answer: 'late' | 'failing' = 'late';
    await page.route('**/api/expo/News/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      if (answer === 'failing') await route.fulfill({ status: 500, json: { Code: 500, Data: null } });
      else await route.continue();
    });
    const bar = page.locator('#nprogress .bar');
    const follow = () =>
      page.evaluate(() => document.querySelector<HTMLAnchorElement>('.frame-nav a[href$="/News"]')?.click());
    await follow();
    await expect(bar).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigation-failed');
    await expect(page).toHaveURL(/\/News$/);
    await expect(bar).not.toBeAttached();
    answer = 'failing';
    await page.goto(`${site}/`);
    await page.locator('html[data-hydrated=page]').waitFor({ state: 'attached' });
    await follow();
    await expect(bar).toBeAttached();
    await expect(page.locator('html[data-navigation-failed]')).toBeAttached();
    await expect(bar).not.toBeAttached();
  });
});

test('pages are at least 800 px high and 1280 px of them are used', async ({ browser, site }) => {
  const page = await browser.newPage({ viewport: { width: 1800, height: 500 }, locale: 'zh-TW' });
  await page.goto(`${site}/NoSuchPage`);
  expect(await page.locator('#root').evaluate((root) => root.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
    800,
  );
  for (const container of await page.locator('.dw-container').all())
    expect((await container.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1280);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', 'width=device-width, initial-scale=1');
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', 'telephone=no');
  await page.close();
});

function localeOf(locale: Locale): string {
  return locale === 'tw' ? 'zh-TW' : 'en';
}

/** How much of the bar is in view. */
function heightInView(page: Page): Promise<number> {
  return page.locator('.frame-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** How long it takes after a deed until the page stands at a height, in ms. */
async function timeToStand(page: Page, top: number, deed: () => Promise<void>): Promise<number> {
  const started = Date.now();
  await deed();
  await expect.poll(() => scrolled(page), { intervals: [20] }).toBe(top);
  return Date.now() - started;
}

/** A place far down, and a link to it at the top. */
function addAnchor(page: Page): Promise<void> {
  return page.evaluate(() => {
    const far = document.createElement('h2');
    far.id = 'far';
    far.textContent = 'far';
    const below = document.createElement('div');
    below.style.height = '2000px';
    document.querySelector('footer')?.before(far, below);
    const link = document.createElement('a');
    link.href = '#far';
    link.textContent = 'to the far place';
    document.querySelector('main')?.prepend(link);
  });
}

type Watched = Window & { seenOnPage?: (string | null)[] };

/** Notes every change of the page transition. */
function watchPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: (string | null)[] = [];
    (window as Watched).seenOnPage = seen;
    new MutationObserver(() => seen.push(document.documentElement.getAttribute('data-page'))).observe(
      document.documentElement,
      { attributeFilter: ['data-page'] },
    );
  });
}

function seenOnPage(page: Page): Promise<(string | null)[] | undefined> {
  return page.evaluate(() => (window as Watched).seenOnPage);
}
