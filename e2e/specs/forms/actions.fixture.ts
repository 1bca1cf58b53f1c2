import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Counts what a visitor does: a click, a key, or the typing of one text. `errands.spec.ts` limits
 * such actions.
 */
export function countActions() {
  let count = 0;
  const act = async (action: () => Promise<unknown>) => {
    count += 1;
    await action();
  };
  act.count = () => count;
  return act;
}

/** More than any page of the site has. */
const MAX_TAB_STOPS = 400;

/** Presses Tab until the target has the focus, as somebody without a pointer does. */
async function tabTo(target: Locator) {
  const page = target.page();
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}.`);
}

/**
 * Follows links, presses buttons and fills fields with a pointer or by keyboard, and counts these
 * actions. Moving the focus is none.
 */
export function countedHands(by: 'pointer' | 'keyboard') {
  const act = countActions();
  const reach = (target: Locator) => (by === 'keyboard' ? tabTo(target) : Promise.resolve());
  return {
    press: (target: Locator, key = 'Enter') =>
      act(async () => {
        await reach(target);
        await (by === 'pointer' ? target.click() : target.page().keyboard.press(key));
      }),
    fill: (field: Locator, text: string) =>
      act(async () => {
        await reach(field);
        await (by === 'pointer' ? field.fill(text) : field.page().keyboard.insertText(text));
      }),
    enter: (field: Locator) => act(() => field.press('Enter')),
    /** Chooses an option of a select that has its first one. */
    choose: (field: Locator, index: number) =>
      act(async () => {
        await reach(field);
        if (by === 'pointer') return field.selectOption({ index });
        for (let step = 0; step < index; step += 1) await field.page().keyboard.press('ArrowDown');
        return expect(field.locator('option').nth(index)).toHaveJSProperty('selected', true);
      }),
    count: act.count,
  };
}
