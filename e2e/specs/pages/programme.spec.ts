import { expect, main, test, type Page } from '../test.ts';

const nearest = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

async function saveFirst(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await nearest(page).first().getByRole('link', { name: 'Save to my calendar' }).click();
  return (await download).suggestedFilename();
}

test('a search for a time leads to the nearest event, for the own calendar, in four actions', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/en/Search`);
  await main(page).getByRole('searchbox').fill('sake tasting Saturday afternoon');
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: 'Programme: Sat 18 April' }).click();
  await expect(main(page).getByText('Nothing matches (Sat 18 April')).toBeVisible();
  await expect(nearest(page)).toHaveText([/^Fri 17 April 13:30/, /^Sun 19 April 14:30/]);
  expect(await saveFirst(page)).toBe('event-705.ics');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme is filtered by links', async ({ page, site }) => {
    await page.goto(`${site}/en/EventsCalender`);
    const chips = page.getByRole('navigation', { name: 'Filter the programme' });
    for (const name of ['Sake area', 'Sat 18', 'Afternoon']) {
      await chips.getByRole('link', { name, exact: true }).click();
      await expect(chips.getByRole('link', { name: `Remove: ${name}` })).toBeVisible();
    }
    await expect(nearest(page)).toHaveText([/^Sat 18/, /^Sun 19/, /^Sun 19/]);
    expect(await saveFirst(page)).toBe('event-713.ics');
    await chips.getByRole('link', { name: 'Remove: Afternoon' }).click();
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(1);
  });
});
