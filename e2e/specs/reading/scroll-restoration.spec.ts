import { expect, openPage, scrolled, scrollTo, stopClock, test, title } from '../test.ts';
import { waitForHydration, type Page } from '../test.ts';

/** Follows a link of the exhibitor list at 1234 px, and goes back with the clock stopped. */
async function goBackToList(page: Page, list: string): Promise<void> {
  await openPage(page, list);
  await scrollTo(page, 1234);
  // Playwright's own click would scroll the link into view.
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(9)
    .getByRole('link')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(title(page)).toBeFocused();
  // Disables the page transition, because the stopped clock would stop it too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '參展商名單' })).toBeFocused();
}

test('going back restores the scroll position after 200 ms', async ({ page, site, routes }) => {
  await goBackToList(page, site + routes.exhibitors);
  await page.clock.runFor(199);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolled(page)).toBe(1234);
});

test(
  'a page does not move under a press, nor after the reader has scrolled',
  { tag: '@full' },
  async ({ page, site, routes }) => {
    await goBackToList(page, site + routes.exhibitors);
    const filter = page.getByRole('checkbox').first();
    await filter.hover();
    await page.mouse.down();
    await page.clock.runFor(200);
    expect(await scrolled(page)).toBe(0);
    await page.mouse.up();
    await expect(filter).toBeChecked();

    await page.clock.resume();
    await scrollTo(page, 1234);
    await page.reload();
    await waitForHydration(page);
    await scrollTo(page, 300);
    await page.clock.runFor(200);
    expect(await scrolled(page)).toBe(300);
  },
);

test('returning to a document restores its scroll position', async ({ page, site, routes }) => {
  await openPage(page, site + routes.exhibitors);
  await scrollTo(page, 1234);
  // A browser may lose this when the page is left at once.
  await page.evaluate(() => void (history.scrollRestoration = 'auto'));
  // Load another document, then go back to a newly loaded one.
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
  await expect.poll(() => scrolled(page)).toBe(1234);
  // Simulate a restore from the back/forward cache.
  const atOnce = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return scrollY;
  });
  expect(atOnce).toBe(0);
  await expect.poll(() => scrolled(page)).toBe(1234);
});
