import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** A selector, or what to leave out. */
type Part = string | { exclude: string[] };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe violations (WCAG 2.2 AA) of the page in its current state, or of a part of it, one line each.
 */
export async function axeViolationsOn(page: Page, within?: Part): Promise<string[]> {
  const found: string[] = [];
  const violations = await runAxe(page, { runOnly: { type: 'tag', values: tags } }, within);
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
  const options: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  return (await runAxe(page, options, selector)).length === 0;
}

/** Runs in the page itself: `@axe-core/playwright` opens a second page for every run. */
async function runAxe(
  page: Page,
  options: RunOptions,
  context?: Part,
): Promise<AxeResults['violations']> {
  if (page.frames().length > 1) throw new Error('The page has frames, which axe would not see.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ within, runOptions }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Colours on their way to others are not those that a reader sees. They are ended, not waited
      // for: in a menu that has closed, no frame tells of the end of a transition. Animations that
      // follow the scroll position, or that never end, go on.
      for (const animation of document.getAnimations())
        if (
          animation.playState === 'running' &&
          animation.timeline === document.timeline &&
          animation.effect?.getComputedTiming().endTime !== Infinity
        )
          animation.finish();
      const { violations } = await axe.run(within ?? document, runOptions);
      return violations;
    },
    { within: context, runOptions: { ...options, resultTypes: ['violations'] } as RunOptions },
  );
}
