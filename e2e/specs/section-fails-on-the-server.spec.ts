import { writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promoteVariant, waitForRevision, whileRendering } from '../site/section-variant.ts';
import { startSite, type Site } from '../site/site.ts';
import { expect, test, waitForHydration, type Page } from './test.ts';

const notice = /這一區暫時無法提供，其他頁面不受影響。/;
const otherNotice = /This part is temporarily unavailable\. The rest of the site works\./;

async function status(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
}

/** The other sections, the layout and the home page still work. */
async function expectOthersWork(site: Site): Promise<void> {
  for (const address of ['/News', '/en/EventsCalender', '/ExhibitorInfo']) {
    const page = await status(site.url + address);
    expect(page.status, address).toBe(200);
    expect(page.html).not.toMatch(notice);
  }
}

async function expectNotice(page: Page): Promise<void> {
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(otherNotice)).toBeVisible();
  await expect(page.getByRole('link', { name: '再試一次' })).toBeVisible();
  await expect(page.getByText('飲酒過量，有害健康')).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [how, statement] of [
    ['throws', "throw new Error('the cellar is flooded')"],
    ['loops', 'for (;;);'],
    ['fills the heap', 'for (const all = []; ; ) all.push(new Array(1e5).fill({}))'],
  ] as const) {
    test(`a section that ${how} affects no other section, and recovers with a rollback`, async ({
      page,
    }) => {
      // A loop is stopped by its CPU time, which takes longer on a busy machine.
      test.setTimeout(400_000);
      // A third of the usual limit: each page of the loop below takes that long.
      const env = { RENDER_LIMIT_MS: '1000' };
      const site = await startSite(`server-${how.replaceAll(' ', '-')}`, { env });
      try {
        // On a busy machine the first rendering may exceed the limit.
        let good = { status: 0, html: '' };
        await expect
          .poll(async () => (good = await status(`${site.url}/VisitorExhibitor`)).status)
          .toBe(200);
        await promoteVariant(site, 'mfe-visitor', '1.1.0-broken', whileRendering(statement));
        await waitForRevision(site, 2);

        // A page that rendered before is served from the last good copy.
        expect(await status(`${site.url}/VisitorExhibitor`)).toMatchObject({
          status: 200,
          html: good.html,
        });
        // Any other page shows an error notice in both languages.
        const response = await page.goto(`${site.url}/VisitorExhibitor?area=beer`);
        expect(response?.status()).toBe(503);
        expect(response?.headers()['cache-control']).toBe('no-store');
        await expectNotice(page);
        // Its fragments disappear from the home page; the rest stays.
        const home = await page.goto(`${site.url}/en`);
        expect(home?.status()).toBe(200);
        await expect(page.getByText(otherNotice).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
        await expectOthersWork(site);

        await page.goto(`${site.url}/VisitorExhibitor?area=beer`);
        expect(await site.release('rollback', 'mfe-visitor')).toMatchObject({ code: 0 });
        await waitForRevision(site, 3);
        await page.getByRole('link', { name: '再試一次' }).click();
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(page.getByText(notice)).toHaveCount(0);
      } finally {
        await site.stop();
      }
    });
  }

  test('a release that was modified on disk does not run', async ({ page }) => {
    const site = await startSite('server-tampered', {
      async prepare(dataDir) {
        const releases = path.join(dataDir, 'store/releases/mfe-visitor');
        const [version] = readdirSync(releases);
        writeFileSync(
          path.join(releases, version ?? '', 'server/section.cjs'),
          'module.exports = {}; globalThis.stolen = true;',
        );
        await Promise.resolve();
      },
    });
    try {
      const response = await page.goto(`${site.url}/VisitorExhibitor`);
      expect(response?.status()).toBe(503);
      await expectNotice(page);
      const composition = (await (await fetch(`${site.url}/composition.json`)).json()) as {
        problems: string[];
      };
      expect(composition.problems.join()).toContain('is not the file that was published');
      expect((await status(`${site.url}/`)).status).toBe(200);
      await expectOthersWork(site);
    } finally {
      await site.stop();
    }
  });
});

test('the retry link renders a section in the browser when only the server fails', async ({
  page,
}) => {
  const site = await startSite('server-retry');
  try {
    await promoteVariant(
      site,
      'mfe-visitor',
      '1.1.0-broken',
      whileRendering("throw new Error('the cellar is flooded')"),
    );
    await waitForRevision(site, 2);
    await page.goto(`${site.url}/VisitorExhibitor`);
    await expectNotice(page);
    await waitForHydration(page);
    await page.getByRole('link', { name: '再試一次' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
  } finally {
    await site.stop();
  }
});
