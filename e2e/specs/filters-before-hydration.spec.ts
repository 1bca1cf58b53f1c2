import { collectMessages, expect, test, waitForHydration } from './test.ts';

// A tablet on its side: the filters are beside the list, and each change submits them.
test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

test('filters ticked before hydration apply exactly once, all of them', async ({
  page,
  site,
  routes,
}) => {
  const messages = collectMessages(page);
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(site + routes.exhibitors);
  const filters = page.locator('form.dw-filters');
  const choices = filters.getByRole('checkbox');
  const [first, second] = [choices.nth(0), choices.nth(1)];
  await first.tap();
  await second.focus();
  await page.keyboard.press('Space');
  const values = [await first.inputValue(), await second.inputValue()];
  const entries = await page.evaluate(() => history.length);
  arrived.resolve();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('area')).toEqual(values);
  await waitForHydration(page);
  await expect(second).toBeFocused();
  await expect(first).toBeChecked();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  // Going back shows the list without them, and applies nothing again.
  await page.goBack();
  await expect(first).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('');
  expect(messages).toEqual([]);
});
