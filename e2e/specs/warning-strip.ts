import { expect, type Page } from './test.ts';

/** Measures the warning strip against Enforcement Rules § 11 (菸酒管理法施行細則). */
export async function measureStrip(page: Page) {
  return page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('.site-warning-text');
    if (!strip) throw new Error('The page has no warning strip.');
    const { left, top, width, height, bottom } = strip.getBoundingClientRect();
    const style = getComputedStyle(strip);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [dark = 0, light = 0] = [luminance(style.color), luminance(style.backgroundColor)].sort(
      (a, b) => a - b,
    );
    const text = strip.textContent.replaceAll(/\s/g, '');
    const spans = [...strip.children].map((span) => span.getBoundingClientRect());
    const lines = new Set(spans.map((span) => Math.round(span.top))).size;
    const size = Number.parseFloat(style.fontSize);
    const points = [0.05, 0.35, 0.65, 0.95].map((x) =>
      document.elementFromPoint(left + width * x, top + height / 2),
    );
    return {
      text,
      onlyText: [...strip.querySelectorAll('*')].every(({ tagName }) => tagName === 'SPAN'),
      ofView: (width * height) / (innerWidth * innerHeight),
      ofStrip: (text.length * size ** 2) / (width * height),
      contrast: (light + 0.05) / (dark + 0.05),
      atTheBottom: Math.abs(bottom - innerHeight) < 1,
      fits:
        spans.every((span) => span.left >= left && span.right <= left + width) &&
        lines * size <= height,
      uncovered: points.every((element) => element !== null && strip.contains(element)),
    };
  });
}

/** Expects only the statutory words, on a tenth of the viewport, filling half of the strip. */
export async function expectLawfulStrip(page: Page, where: string): Promise<void> {
  const found = await measureStrip(page);
  expect.soft(found.text, where).toBe('禁止酒駕飲酒過量，有害健康');
  expect.soft(found.onlyText, where).toBe(true);
  expect.soft(found.ofView, `${where}: share of the view`).toBeGreaterThanOrEqual(0.1);
  expect.soft(found.ofStrip, `${where}: share of the text`).toBeGreaterThanOrEqual(0.5);
  expect.soft(found.contrast, `${where}: contrast`).toBeGreaterThanOrEqual(7);
  expect.soft(found, where).toMatchObject({ atTheBottom: true, fits: true, uncovered: true });
}
