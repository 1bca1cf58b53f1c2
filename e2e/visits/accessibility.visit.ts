import AxeBuilder from '@axe-core/playwright';
import { desktop, expect, inLanguage, locales, phone, test, usable, type Page, type Places } from './visit.ts';

const kinds: (keyof Places)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'exhibitorInfo',
  'calendar',
  'entry',
  'news',
  'story',
  'contact',
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          for (const { id, nodes } of violations)
            for (const { target, failureSummary } of nodes) {
              const selector = target.join(' ');
              if (id === 'target-size' && (await isLargeEnoughInSight(page, selector))) continue;
              found.push(`${path} ${id}: ${selector} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`);
            }
        }
        expect(found).toEqual([]);
        await context.close();
      });
    }
  }
}

/** What lies half under the warning strip or a floating button is measured again where a reader would bring it. */
async function isLargeEnoughInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules(['target-size']).analyze();
  return violations.length === 0;
}
