import { clean, KEEP_DAYS } from '../../../shell/releases/lifecycle/clean.ts';
import { openReleases } from '../../../shell/releases/lifecycle/open-releases.ts';
import { promoteVariant, restoreReleases } from '../../site/section-variant.ts';
import { findRoutes } from '../routes.ts';
import { collectMessages, expect, fetchAfterOverload, openPage } from '../test.ts';
import { test } from './edge-site.fixture.ts';

const sections = ['mfe-visitor', 'mfe-exhibitor', 'mfe-events', 'mfe-info'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const promotions = 10;

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test(
  `a tab opened before ${promotions} promotions can still navigate 24 hours later`,
  { tag: '@full' },
  async ({ browser, ownSite: site }) => {
    test.setTimeout(900_000);
    const page = await (await browser.newContext()).newPage();
    await page.clock.install();
    await openPage(page, `${site.url}/Contact`);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

    for (let turn = 0; turn < promotions; turn += 1) {
      const workspace = sections[turn % sections.length] ?? 'mfe-visitor';
      await promoteVariant(site, workspace, `1.1.${turn}-later`, {
        browser: (script) => `${script}\n/* promotion ${turn} */`,
      });
    }
    // A day passes, in which old releases are removed, as `release clean` does.
    const { store } = openReleases({ dataDir: site.dataDir, environment: {} });
    // eslint-disable-next-line no-restricted-syntax -- the files of the store have real times
    const now = Date.now() + DAY_MS;
    const cleaned = await clean(store, { keepDays: KEEP_DAYS, isDryRun: false, shown: [], now });
    expect(cleaned).toEqual([]);
    await page.clock.fastForward(DAY_MS);

    const messages = collectMessages(page);
    const routes = Object.values(await findRoutes(fetchAfterOverload, site.url));
    for (const route of routes) {
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
  },
);
