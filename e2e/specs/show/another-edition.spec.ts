import path from 'node:path';
import { secondEdition, writeSecondEdition } from '../../site/second-edition.ts';
import { runNode } from '../../site/site.ts';
import { expect, inLanguage, locales, test, openPage } from '../test.ts';

/** Words that describe the venue of the seed edition. */
const seedVenueWords =
  /[台臺]北|世貿|一館|信義|南港|松山|Taipei|TWTC|World Trade|Hall 1\b|Xinyi|Nangang|Songshan|2026 年|DSWINE2026/u;
const records = [
  '/VisitorExhibitor/Detail/7001',
  '/VisitorProduct/Detail/20012',
  '/News/Detail/501',
];
/** Pages without a menu entry, for which this edition has no records. */
const optional = [
  '/AdDirectory',
  '/InfoVisa',
  '/EventInfo',
  '/EventInfo/155',
  '/EventInfo/156',
  '/EventRunBar/Apply',
];

test.beforeAll(async ({ ownSite: { dataDir, restart } }) => {
  await writeSecondEdition(path.join(dataDir, 'editions'));
  const { output } = await runNode(
    [
      'organiser/src/content/import/import-edition.ts',
      '--edition',
      secondEdition,
      '--from',
      path.join(dataDir, 'editions'),
    ],
    { DATA_DIR: dataDir },
  );
  expect(output).toContain('0 bad');
  await restart({ at: '2027-10-01T09:00+08:00', env: { EXHIBITION_CODE: secondEdition } });
});
test.afterAll(({ ownSite }) => ownSite.restart());

test.describe('another edition', { tag: '@full' }, () => {
  for (const locale of locales)
    test(`pages of another edition respond with 200 and omit the seed venue in ${locale}`, async ({
      page,
      ownSite: site,
    }) => {
      const home = inLanguage(locale, '/');
      await page.setExtraHTTPHeaders({ 'accept-language': locale === 'tw' ? 'zh-TW' : 'en' });
      await openPage(page, site.url + home);
      const linked = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
      expect(linked.length).toBeGreaterThan(30);
      const pages = [...linked, ...[...records, ...optional].map((one) => inLanguage(locale, one))];
      const faults: string[] = [];
      for (const address of new Set(pages)) {
        const response = await fetch(site.url + address, { redirect: 'manual' });
        const text = await response.text();
        // Content in Chinese only has no English page. All other pages must respond with 200.
        if (response.status !== 200) faults.push(`${address}: ${response.status}`);
        // The archive is about the other editions.
        if (address === inLanguage(locale, '/Archive')) continue;
        const foreign = seedVenueWords.exec(text.replace(/<style[^]*?<\/style>/gu, ''));
        if (foreign)
          faults.push(`${address}: …${text.slice(foreign.index - 40, foreign.index + 40)}…`);
      }
      expect(faults).toEqual([]);
      await openPage(page, site.url + inLanguage(locale, '/Report'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'tw' ? '精彩內容準備中！' : 'We’re getting things ready for you!',
      );
    });

  test('a page marks untranslated text with lang, and a shared booth lists all its exhibitors', async ({
    page,
    ownSite: site,
  }) => {
    await openPage(page, `${site.url}/VisitorExhibitor/Detail/7001`);
    const name = page.getByRole('heading', { level: 1, name: 'Harbour Cellar 0' });
    await expect(name).toHaveAttribute('lang', 'en');
    await expect(page.getByText('A cellar by the harbour.')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/en\/VisitorExhibitor\/Detail\/7001$/u,
    );
    await openPage(page, `${site.url}/en/VisitorFloorplan?booth=N1-001`);
    const card = page.getByRole('article').filter({ hasText: 'N1-001' });
    await expect(card.getByRole('link', { name: /^See Harbour Cellar/u })).toHaveCount(5);
  });
});
