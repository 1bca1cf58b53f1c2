import { expect, openPage, test, type Page } from '../test.ts';

/** Names of the message files that a page has loaded, without their hashes, with the workspace. */
function loadedMessages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => {
        const [, workspace, file] =
          /\/releases\/([^/]+)\/browser\/(messages-[^.]+)\./.exec(name) ?? [];
        return file === undefined ? [] : [`${workspace} ${file}`];
      })
      .sort(),
  );
}

test('a page loads its own messages alone, and a navigation those of the next page', async ({
  page,
  site,
  routes,
}) => {
  await openPage(page, site + routes.exhibitors);
  const ofList = ['mfe-visitor messages-tw-lists', 'shell messages-tw'];
  expect(await loadedMessages(page)).toEqual(ofList);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/VisitorExhibitor\/Detail\//);
  await expect
    .poll(() => loadedMessages(page))
    .toEqual(expect.arrayContaining(['mfe-visitor messages-tw-details', ...ofList]));

  await openPage(page, site + routes.home);
  expect(await loadedMessages(page)).toEqual([
    'mfe-events messages-tw-fragments',
    'mfe-exhibitor messages-tw-fragments',
    'mfe-info messages-tw-fragments',
    'mfe-visitor messages-tw-fragments',
    'shell messages-tw',
  ]);
});
