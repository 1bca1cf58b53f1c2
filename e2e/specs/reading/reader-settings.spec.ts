import { expect, phone, test, type Page } from '../test.ts';

/** The last is a desktop of 1280 x 1024 px at a zoom of 400 %. */
const smallPhone = { width: 320, height: 640 };
const narrowDesktop = { width: 992, height: 800 };
const zoomed = { width: 320, height: 256 };

test('wider text spacing cuts nothing off', async ({ page, site }) => {
  await page.goto(site + '/en/News');
  await widenTextSpacing(page);
  for (const size of [smallPhone, narrowDesktop]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(() => {
      const boxOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`No ${selector}`);
        return element.getBoundingClientRect();
      };
      const header = boxOf('.site-header');
      const bar = boxOf('.site-logo');
      const name = boxOf('.site-logo .dw-logo__name');
      const nav = boxOf(innerWidth < 992 ? '.site-search-link' : '.site-nav');
      const strip = boxOf('.site-warning-text');
      const lines = [...document.querySelectorAll('.site-warning-text span')].map((span) =>
        span.getBoundingClientRect(),
      );
      return {
        nameInBar: name.top >= bar.top - 1 && name.bottom <= header.bottom + 1,
        nameBesideMenu: name.right <= nav.left,
        stripAtTheEdge: Math.abs(strip.bottom - innerHeight) < 1,
        textInStrip: lines.every(
          ({ left, right, top, bottom }) =>
            left >= 0 && right <= innerWidth && top >= strip.top && bottom <= strip.bottom + 1,
        ),
        pageFits: document.documentElement.scrollWidth <= innerWidth,
      };
    });
    expect.soft(found, `at ${size.width} px`).toEqual({
      nameInBar: true,
      nameBesideMenu: true,
      stripAtTheEdge: true,
      textInStrip: true,
      pageFits: true,
    });
  }
});

test('forced colours keep the marks of the menu and of questions', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(phone);
  await page.goto(`${site}/en/ExhibitorInfo`);
  expect(await drawnPixels(page, '.site-offcanvas > summary')).toBeGreaterThan(40);
  await page.locator('.site-offcanvas > summary').click();
  const group = page.locator('.site-panel .site-group summary').first();
  await group.evaluate((summary) => (summary.style.fontSize = '0'));
  expect(await drawnPixels(page, '.site-panel .site-group summary')).toBeGreaterThan(20);
});

test('at a zoom of 400 % nothing covers what the keyboard reaches', async ({ page, site }) => {
  await page.setViewportSize(zoomed);
  // Otherwise what gets the focus scrolls to its place for a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/en/VisitorExhibitor`);
  const cards = page.locator('main article');
  await cards.first().getByRole('link').first().focus();
  for (let count = 0; count < 20; count += 1) {
    const { top, bottom, name } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const box = focused.getBoundingClientRect();
      return { top: box.top, bottom: box.bottom, name: focused.textContent };
    });
    expect(top, name).toBeGreaterThanOrEqual(0);
    expect(bottom, name).toBeLessThanOrEqual(zoomed.height);
    await page.keyboard.press('Tab');
  }
  // The warning scrolls with the page, and covers nothing.
  await expect(page.locator('.site-warning')).not.toBeInViewport();
});

/** Sets the spacing that WCAG 1.4.12 names. A policy forbids style elements, not this. */
async function widenTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The number of pixels of an element that differ from its corner. */
async function drawnPixels(page: Page, selector: string): Promise<number> {
  const picture = (await page.locator(selector).first().screenshot()).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws no pictures.');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const pixels = new Uint32Array(data.buffer);
    return pixels.filter((pixel) => pixel !== pixels[0]).length;
  }, picture);
}
