import { desktop, expect, openPage, phone, test } from '../test.ts';

const screens = [
  { name: 'a phone', viewport: phone, deviceScaleFactor: 2 },
  { name: 'a large screen', viewport: desktop, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens)
  test(
    `${name} loads each picture in the narrowest file that it needs`,
    { tag: name === 'a phone' ? [] : '@full' },
    async ({ browser, site, routes }) => {
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      for (const path of [routes.home, routes.exhibitors]) {
        await openPage(page, site + path);
        // Lazy pictures load when they are near.
        await page.locator('main img[srcset]').last().scrollIntoViewIfNeeded();
        const pictures = page.locator('main img[srcset]');
        await expect.poll(() => pictures.evaluateAll(loaded)).not.toHaveLength(0);
        for (const { file, narrower, needed } of await pictures.evaluateAll(loaded))
          expect.soft(narrower, `${path}: ${file} for ${needed} px`).toBeLessThan(needed);
      }
      await context.close();
    },
  );

/** The file of each picture, and the widest that is narrower, beside the device px it covers. */
function loaded(images: (HTMLElement | SVGElement)[]) {
  const widthOf = (url: string) => Number(/-(\d+)(?:-dark)?\.webp$/.exec(url)?.[1]);
  return (images as HTMLImageElement[])
    .filter(({ complete, currentSrc }) => complete && currentSrc)
    .map((image) => {
      const { currentSrc, srcset, src } = image;
      const files = [src, ...srcset.split(/, /).map((source) => source.replace(/ \S+$/, ''))];
      const narrower = files.map(widthOf).filter((width) => width < widthOf(currentSrc));
      return {
        file: currentSrc.replace(/.*\//, ''),
        narrower: Math.max(0, ...narrower),
        needed: Math.round(image.clientWidth * devicePixelRatio),
      };
    });
}
