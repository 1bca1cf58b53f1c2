import { full } from '../resilience/full.ts';
import { barriersOn } from './barriers.ts';
import { desktop, everyKind, expect, inLanguage, locales, phone, test, usable, type Places } from './visit.ts';

/** What the shell has of its own beside the sections' kinds; `NoSuchPage` answers 404. */
const ofTheShell = [
  '/Login',
  '/Register',
  '/ResetPassword',
  '/MemberCenter',
  '/Privacy',
  '/Accessibility',
  '/Consent',
  '/AgeNotice',
  '/NoSuchPage',
];

const looks = [
  [phone, 'light'],
  [phone, 'dark'],
  [desktop, 'light'],
  [desktop, 'dark'],
] as const;

for (const locale of locales)
  looks.forEach(([viewport, colorScheme], look) => {
    test(`nothing stands in anybody's way on any kind of page (${locale}, ${viewport.width} px, ${colorScheme})`, async ({
      browser,
      site,
      places,
    }) => {
      test.setTimeout(full ? 600_000 : 180_000);
      // Axe puts its script into the page, which the site's policy forbids to everybody else.
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', bypassCSP: true });
      const page = await context.newPage();
      const found: string[] = [];
      for (const path of [...addresses(places), ...ofTheShell].filter((_, kind) => full || lookOf(kind) === look)) {
        const response = await page.goto(site + inLanguage(locale, path));
        if (response?.status() === 200) await usable(page);
        found.push(...(await barriersOn(page)).map((barrier) => `${path} ${barrier}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > viewport.width) found.push(`${path} is ${width} px wide`);
      }
      expect(found).toEqual([]);
      await context.close();
    });

    /** Each kind has one look in Chinese and the opposite one in English, so that both widths and both schemes see it. */
    function lookOf(kind: number): number {
      return locale === 'tw' ? kind % looks.length : looks.length - 1 - (kind % looks.length);
    }
  });

function addresses(places: Places): string[] {
  return everyKind.map((kind) => places[kind]);
}
