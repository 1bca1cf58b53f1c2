import { collectMessages, expect, main, openPage, test, title, waitForHydration } from '../test.ts';
import type { Page } from '../test.ts';

const save = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(加入清單：|已加入：|Saved?:)/ })
    .first();
const note = (page: Page) => page.getByRole('textbox', { name: /^(備註|Note)/ });

test('an exhibitor is added by keyboard, annotated and removed', async ({ page, site }) => {
  const messages = collectMessages(page);
  await openPage(page, `${site}/VisitorExhibitor`);
  await save(page).press('Enter');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, `${site}/MyList`);
  await note(page).fill('10:30, two samples');
  await page.reload();
  await waitForHydration(page);
  await expect(note(page)).toHaveValue('10:30, two samples');
  await page.getByRole('button', { name: /^從清單移除/ }).click();
  // The button disappears with the last entry, so the notice gets the focus.
  await expect(page.getByRole('status').and(page.locator(':focus'))).not.toBeEmpty();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('a shared link adds entries, which can be compared and planned as a route', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/en/MyList#add=e1001.e1102.e1003.nonsense`);
  await main(page).getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 added.' })).toBeFocused();
  await expect(page).toHaveURL(`${site}/en/MyList`);
  const boxes = main(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Compare selected' }).click();
  await expect(page).toHaveURL(/Compare\?exhibitor=\d+&exhibitor=\d+$/);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await openPage(page, `${site}/en/MyList`);
  await page.getByRole('link', { name: 'Plan my way' }).click();
  await expect(title(page)).toHaveText('My Route');
  const steps = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(steps).toHaveCount(3);
  const calendar = await page.getByRole('link', { name: /ics/ }).getAttribute('href');
  const file = await page.request.get(site + (calendar ?? ''));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
});

test(
  'saving shows a message, and undoing a removal restores the notes',
  { tag: '@full' },
  async ({ page, site }) => {
    await openPage(page, `${site}/en/VisitorExhibitor/Detail/1001`);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved to My List/ })).toBeVisible();
    await openPage(page, `${site}/en/MyList`);
    await note(page).fill('ask');
    await openPage(page, `${site}/en/VisitorExhibitor/Detail/1001`);
    await save(page).click();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, `${site}/en/MyList`);
    await expect(note(page)).toHaveValue('ask');
  },
);

test('two tabs show the same list', { tag: '@full' }, async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openPage(other, `${site}/MyList`);
  await openPage(one, `${site}/VisitorExhibitor`);
  await save(one).click();
  await expect(main(other).getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page explains why it has no buttons and lists shared entries',
    { tag: '@full' },
    async ({ page, site, routes }) => {
      await page.goto(site + routes.exhibitor);
      await expect(page.getByRole('button', { name: /^(加入清單|已加入)：/ })).toHaveCount(0);
      await page.goto(`${site}/MyList`);
      await expect(page.getByText('清單需要 JavaScript')).toBeVisible();
      await page.goto(`${site}/MyList?items=e1001,p20001,c701`);
      for (const path of [
        '/VisitorExhibitor/Detail/1001',
        '/VisitorProduct/Detail/20001',
        '/EventsCalender/Detail/701',
      ])
        await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible();
      await expect(main(page).getByRole('button')).toHaveCount(0);
      await page.goto(`${site}/Compare?exhibitor=1001&exhibitor=1003`);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    },
  );
});
