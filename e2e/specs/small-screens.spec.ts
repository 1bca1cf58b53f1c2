import { full } from '@dswine/shared/testing/full-run';
import { desktop, expect, openPage, phone, test, type Page } from './test.ts';

test('on a phone, My List buttons cover no picture', async ({ page, site }) => {
  await page.setViewportSize(phone);
  for (const path of ['/VisitorExhibitor', '/VisitorProduct']) {
    await page.goto(site + path);
    const cards = await page.locator('main article').evaluateAll((articles) =>
      articles.map((card) => {
        const button = card.querySelector('.dw-my-list')?.getBoundingClientRect();
        const picture = card.querySelector('img')?.getBoundingClientRect();
        return button && picture && button.top >= picture.bottom;
      }),
    );
    expect(cards.length, path).toBeGreaterThan(10);
    expect(cards, path).not.toContain(false);
  }
});

test('the whole plan fits between bar and warning, with and without a route', async ({
  page,
  site,
}) => {
  for (const [size, query] of [
    [desktop, ''],
    [phone, '?to=B0146'],
  ] as const) {
    await page.setViewportSize(size);
    await openPage(page, `${site}/VisitorFloorplan${query}`);
    // Its upper part scrolls away.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const height =
      (await bottomOf(page, '#plan [role=group]')) - (await topOf(page, '#plan [role=group]'));
    const room = (await topOf(page, '.site-warning')) - (await bottomOf(page, '.site-header'));
    expect(height, query).toBeLessThanOrEqual(room);
  }
});

test('on a phone, the QR code of the page is hidden', async ({ page, site, routes }) => {
  await page.setViewportSize(phone);
  await page.goto(site + routes.exhibitor);
  const code = page.locator('main figure img[src*="/QR/"]');
  await expect(code).toHaveCount(1);
  await expect(code).toBeHidden();
});

test('the offline sign stays below the bar while the page scrolls', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/en`);
  await context.setOffline(true);
  const sign = page.getByText('You are offline');
  await expect(sign).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(sign).toBeInViewport();
  // The bar becomes lower while it leaves the top of the page.
  await expect
    .poll(async () => {
      const top = await sign.evaluate((it) => it.getBoundingClientRect().top);
      return Math.abs(top - (await bottomOf(page, '.site-header')));
    })
    .toBeLessThan(5);
  await context.setOffline(false);
});

test('on a phone with text of double size, no text is a column of letters', async ({
  page,
  site,
  routes,
}) => {
  test.setTimeout(full ? 1_200_000 : 120_000);
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { home, exhibitors, exhibitor, contact, entry } = routes;
  const some = [home, exhibitors, exhibitor, contact, entry];
  for (const path of full ? Object.values(routes) : some) {
    await page.goto(`${site}/en${path}`);
    expect.soft(await page.evaluate(columnsOfLetters), path).toEqual([]);
  }
});

/** Texts of several letters in a line whose box has room for two. */
function columnsOfLetters(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as HTMLElement;
    const isShown = parent.checkVisibility({ visibilityProperty: true });
    if (!isShown || parent.closest('svg, .dw-hidden, thead, dialog')) continue;
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (width > 0 && width < 2.2 * em && height > 4 * em) found.push(text.data.trim());
  }
  return found;
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
