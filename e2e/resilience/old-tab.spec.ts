import { clean, KEEP_DAYS } from '../../shell/releases/clean.ts';
import { openReleases } from '../../shell/releases/open-releases.ts';
import { full } from '../full-run.ts';
import { promoteVariant, waitForRevision } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { findRoutes } from '../specs/routes.ts';
import { collectMessages, expect, openPage, test } from '../specs/test.ts';

const sections = ['mfe-visitor', 'mfe-exhibitor', 'mfe-events', 'mfe-info'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * With `FULL=1` every page, after ten promotions of all sections in turn; otherwise three pages
 * after one.
 */
const promotions = full ? 10 : 1;
let site: Site;
test.beforeAll(async () => {
  site = await startSite('old-tab');
});
test.afterAll(() => site.stop());

test(`a tab opened before ${promotions} promotions can still navigate 24 hours later`, async ({
  browser,
  playwright,
}) => {
  test.setTimeout(full ? 900_000 : 120_000);
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await openPage(page, `${site.url}/Contact`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

  for (let turn = 0; turn < promotions; turn += 1) {
    const workspace = sections[turn % sections.length] ?? 'mfe-visitor';
    await promoteVariant(site, workspace, `1.1.${turn}-later`, {
      browser: (script) => `${script}\n/* promotion ${turn} */`,
    });
    await waitForRevision(site, turn + 2);
  }
  // A day passes, in which old releases are removed, as `release clean` does.
  const { store } = openReleases({ dataDir: site.dataDir, environment: {} });
  const now = Date.now() + DAY_MS;
  const cleaned = await clean(store, { keepDays: KEEP_DAYS, isDryRun: false, shown: [], now });
  expect(cleaned).toEqual([]);
  await page.clock.fastForward(DAY_MS);

  const messages = collectMessages(page);
  const request = await playwright.request.newContext();
  const routes = Object.values(await findRoutes(request, site.url));
  for (const route of full ? routes : routes.slice(1, 4)) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.append(link);
      link.click();
    }, route);
    await expect(page, route).toHaveURL(site.url + route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert'), route).toHaveCount(0);
    expect(await page.evaluate(() => 'isFirstDocument' in window), route).toBe(true);
  }
  expect(messages).toEqual([]);
  await page.context().close();
});
