import AxeBuilder from '@axe-core/playwright';
import type { Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe violations (WCAG 2.2 AA) of the page in its current state, one line each. Needs `bypassCSP`.
 */
export async function axeViolationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && (await isLargeEnoughInSight(page, selector))) continue;
      found.push(`${id}: ${selector} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`);
    }
  return found;
}

/**
 * Measures a target again after scrolling it to the centre: the warning strip or a floating button
 * may have covered half of it.
 */
async function isLargeEnoughInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length === 0;
}
