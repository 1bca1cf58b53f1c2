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

/**
 * Follows links, presses buttons and fills fields with a pointer or by keyboard, and counts these
 * actions. Moving the focus is none.
 */
export function countedHands(by: 'pointer' | 'keyboard') {
  const act = countActions();
  const press = (target: Locator, key = 'Enter') =>
    act(async () => {
      if (by === 'pointer') return target.click();
      await target.focus();
      await expect(target).toBeFocused();
      expect(await target.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(0);
      return target.press(key);
    });
  return {
    press,
    fill: (field: Locator, text: string) => act(() => field.fill(text)),
    enter: (field: Locator) => act(() => field.press('Enter')),
    choose: (field: Locator, index: number) => act(() => field.selectOption({ index })),
    count: act.count,
  };
}
