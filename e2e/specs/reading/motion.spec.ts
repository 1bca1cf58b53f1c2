import { desktop, expect, main, openPage, scrolled, scrollTo, stopClock, test } from '../test.ts';
import { idle, title, type Page } from '../test.ts';

test.describe('navigation effects', () => {
  test('an anchor link focuses its target and scrolls to it, below the bar, in 1000 ms', async ({
    page,
    site,
    routes,
  }) => {
    await openPage(page, site + routes.calendar);
    await addAnchor(page);
    await stopClock(page);
    const target = await page.evaluate(
      () => (document.getElementById('far')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    await page.getByRole('link', { name: 'to the far place' }).click();
    await expect(page.locator('#far')).toBeFocused();
    await page.clock.runFor(400);
    expect(await scrolled(page)).toBeGreaterThan(0);
    expect(await scrolled(page)).toBeLessThan(target - 300);
    await page.clock.runFor(500);
    const almost = await scrolled(page);
    await page.clock.runFor(150);
    const reached = await scrolled(page);
    expect(almost).toBeLessThan(reached);
    expect(reached).toBeGreaterThan(target - 200);
    await page.clock.runFor(1000);
    expect(await scrolled(page)).toBe(reached);
    await expect(page).toHaveURL(/#far$/);
    const clear = await page.evaluate(
      () =>
        (document.getElementById('far')?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(clear).toBeGreaterThanOrEqual(0);
    await page.clock.resume();
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test(
    'scrolling by the user interrupts the smooth scroll',
    { tag: '@full' },
    async ({ page, site, routes }) => {
      await openPage(page, site + routes.calendar);
      await addAnchor(page);
      await stopClock(page);
      await page.getByRole('link', { name: 'to the far place' }).click();
      await expect(page.locator('#far')).toBeFocused();
      await page.clock.runFor(300);
      const at = await scrolled(page);
      expect(at).toBeGreaterThan(0);
      const turned = page.evaluate(
        () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
      );
      await page.mouse.wheel(0, -50);
      await turned;
      await page.clock.runFor(1000);
      expect(await scrolled(page)).toBeLessThanOrEqual(at);
    },
  );

  test('with reduced motion, scrolling is instant and pages do not fade', async ({
    page,
    site,
    routes,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    await openPage(page, site + routes.calendar);
    await addAnchor(page);
    await page.getByRole('link', { name: 'to the far place' }).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await page.getByRole('button', { name: '回到頁首' }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await watchPage(page);
    await page.locator('.site-nav').getByRole('link', { name: '最新消息' }).click();
    await expect(title(page)).toBeFocused();
    expect(await seenOnPage(page)).toEqual([]);
  });

  test('a new page appears after the old one has faded, at its top, and is announced', async ({
    page,
    site,
    routes,
  }) => {
    await openPage(page, `${site}/en${routes.exhibitors}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    await watchPage(page);
    await scrollTo(page, 600);
    await main(page).getByRole('article').nth(7).getByRole('link').first().click();
    await expect(title(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => seenOnPage(page)).toEqual(['leave', null]);
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
    await expect(page.locator('#announcer')).toHaveText(await page.title());
    // Changing a filter is not a page transition.
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await watchPage(page);
    await page.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?/);
    expect(await seenOnPage(page)).toEqual([]);
  });

  test('the loading bar appears after 200 ms, and is red on failure', async ({ page, site }) => {
    await openPage(page, `${site}/`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { promise: waited, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/expo/News/**', async (route) => {
      await waited;
      await route.fulfill({ status: 500, json: { Code: 500, Data: null } });
    });
    const bar = page.locator('#nprogress p');
    // On a busy machine the requests of the first page have shown it.
    await idle(page);
    await expect(bar).not.toBeAttached();
    await stopClock(page);
    const isRed = page.locator('html[data-navigation-failed]');
    const requested = page.waitForRequest('**/api/expo/News/**');
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.site-nav a[href$="/News"]')?.click(),
    );
    await requested;
    await expect(bar).not.toBeAttached();
    // The request may be sent before the delay of the bar begins.
    const passTime = async () => {
      await page.clock.runFor(200);
      return bar.count();
    };
    await expect.poll(passTime).toBe(1);
    await expect(isRed).not.toBeAttached();
    answer();
    await expect(isRed).toBeAttached();
    await page.clock.resume();
    await expect(bar).not.toBeAttached();
  });
});

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

/** Records every change of the page transition. */
function watchPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: (string | null)[] = [];
    (window as Watched).seenOnPage = seen;
    new MutationObserver(() =>
      seen.push(document.documentElement.getAttribute('data-page')),
    ).observe(document.documentElement, { attributeFilter: ['data-page'] });
  });
}

function seenOnPage(page: Page): Promise<(string | null)[] | undefined> {
  return page.evaluate(() => (window as Watched).seenOnPage);
}
