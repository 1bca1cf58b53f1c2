import { full } from '@dswine/shared/testing/full-run';
import { expect, inLanguage, openPage, phone, test } from '../test.ts';

test('on a phone, My List buttons cover no picture, and the QR code of a page is hidden', async ({
  page,
  site,
  routes,
}) => {
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
      const bar = page.locator('.site-header');
      return Math.abs(top - (await bar.evaluate((it) => it.getBoundingClientRect().bottom)));
    })
    .toBeLessThan(5);
  await context.setOffline(false);
});

test('on a phone with text of double size, no page is wider than the screen and no text a column of letters', async ({
  page,
  site,
  routes,
}) => {
  if (full) test.setTimeout(1_200_000);
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { home, exhibitors, exhibitor, contact, entry, calendar, search } = routes;
  const some = [home, exhibitors, exhibitor, contact, entry];
  const english = (full ? Object.values(routes) : some).map((path) => inLanguage('en', path));
  for (const path of [...english, calendar, search]) {
    await page.goto(site + path);
    expect.soft(await page.evaluate(columnsOfLetters), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(phone.width);
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
