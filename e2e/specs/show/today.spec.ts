import { checkPage } from '../check-page.ts';
import { expect, main, openPage, phone, test } from '../test.ts';

/** On a show day at 13:10. */
test.use({ viewport: phone });
test.beforeEach(({ setDate }) => setDate('2026-04-18T13:10:00+08:00'));

test('the Today page passes all page checks on a show day', async ({ page, ownSite }) =>
  checkPage(page, `${ownSite.url}/Today`, { viewport: phone, colorScheme: 'dark' }));

test('the calendar opens on today, and a link expands a past day', async ({ page, ownSite }) => {
  await openPage(page, `${ownSite.url}/EventsCalender`);
  const first = page.locator('#day-2026-04-17');
  await expect(page.getByText('已結束的 1 天')).toBeVisible();
  await expect(first).toBeHidden();
  await expect(page.locator('#day-2026-04-18')).toBeVisible();
  await openPage(page, `${ownSite.url}/EventsCalender#day-2026-04-17`);
  await expect(first).toBeInViewport();
});

test(
  'every page that shows a record offers the same My List button',
  { tag: '@full' },
  async ({ page, ownSite }) => {
    const ids = new Set<string>();
    for (const path of [
      '/en',
      '/en/EventMeet',
      '/en/Search?q=gin',
      '/en/VisitorFloorplan?find=gin',
    ]) {
      await openPage(page, ownSite.url + path);
      const buttons = main(page).getByRole('button', { name: /^Saved?: / });
      const button = buttons.and(page.locator('[aria-pressed=false]')).first();
      const record = (await button.getAttribute('data-list-entry'))?.split('\n')[0] ?? '';
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(24);
      await button.click();
      const pressed = buttons.and(page.locator(`[data-list-entry^="${record}"]`)).first();
      await expect(pressed, path).toHaveAttribute('aria-pressed', 'true');
      ids.add(record);
    }
    await openPage(page, `${ownSite.url}/en/MyList`);
    await expect(main(page).getByRole('article')).toHaveCount(ids.size);
  },
);
