import { barriersOn } from './barriers.ts';
import { desktop, expect, inLanguage, locales, phone, test, usable, type Places } from './visit.ts';

const kinds: (keyof Places)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'exhibitorInfo',
  'aboutExhibition',
  'admission',
  'shuttle',
  'preRegistration',
  'calendar',
  'entry',
  'news',
  'story',
  'contact',
];

for (const locale of locales) {
  for (const [width, size] of [
    ['phone', phone],
    ['desktop', desktop],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`nothing stands in anybody's way (${locale}, ${width}, ${colorScheme})`, async ({
        browser,
        site,
        places,
      }) => {
        test.setTimeout(120_000);
        // Axe puts its script into the page, which the site's policy forbids to everybody else.
        const context = await browser.newContext({
          viewport: size,
          colorScheme,
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        const page = await context.newPage();
        const found: string[] = [];
        for (const path of [...kinds.map((kind) => places[kind]), '/NoSuchPage']) {
          const response = await page.goto(site + inLanguage(locale, path));
          if (response?.status() === 200) await usable(page);
          found.push(...(await barriersOn(page)).map((barrier) => `${path} ${barrier}`));
        }
        expect(found).toEqual([]);
        await context.close();
      });
    }
  }
}
