import { devices, type Browser, type Page } from '@playwright/test';
import { copyProject, type Workbench } from '../../site/development.ts';
import { liveOf } from '../../site/section-variant.ts';
import { expect, collectMessages, openPage } from '../test.ts';
import { test } from './edge-site.fixture.ts';

test.describe.configure({ timeout: 600_000 });

const built = { timeout: 300_000 };
/** A copy of the project, which the test edits. */
let bench: Workbench;
test.beforeAll(async () => {
  bench = await copyProject({ installed: true });
});
test.afterAll(() => bench.remove());

/** Another device of the network. Undefined on a machine without one. */
async function openOnPhone(browser: Browser, printed: string): Promise<Page | undefined> {
  const [link] = /http:\S+\/phone\/\S+/.exec(printed) ?? [];
  if (link === undefined) return undefined;
  const shuttle = new URL('/VisitorShuttle', link).href;
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'zh-TW' });
  expect((await context.request.get(shuttle)).status()).toBe(403);
  const page = await context.newPage();
  await page.goto(link);
  await openPage(page, shuttle);
  return page;
}

test(
  'saving a section updates its development server within the site, but not the released site',
  { tag: '@full' },
  async ({ page, request, browser, ownSite: released }) => {
    const { url, printed, stop } = await bench.start(
      'shell/dev/dev-section.ts',
      'mfe-visitor',
      `--site=${released.url}`,
      '--phone',
    );
    try {
      const messages = collectMessages(page);
      await openPage(page, `${url}/VisitorShuttle`);
      await expect(page.getByRole('heading', { level: 1, name: '免費接駁車' })).toBeVisible();
      const phone = await openOnPhone(browser, printed());
      await bench.edit(
        'mfe-visitor/src/messages/tw.json',
        '"title": "免費接駁車"',
        '"title": "酒友專車"',
      );
      await expect(page.getByRole('heading', { level: 1, name: '酒友專車' })).toBeVisible(built);
      if (phone) {
        const heading = phone.getByRole('heading', { level: 1, name: '酒友專車' });
        await expect(heading).toBeVisible(built);
        await phone.context().close();
      }
      const textOf = async (site: string) => (await request.get(`${site}/VisitorShuttle`)).text();
      expect(await textOf(url)).toContain('酒友專車');
      expect(await textOf(released.url)).not.toContain('酒友專車');
      // The other sections, the shell and the data are those of the site.
      await openPage(page, `${url}/News`);
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      const { releases } = await liveOf(released.url);
      expect((await liveOf(url)).releases).toEqual({ ...releases, 'mfe-visitor': 'dev' });
      const unexpected = messages.filter((line) => !/^console\.(info|log)/.test(line));
      expect(unexpected).toEqual([]);
    } finally {
      await stop();
    }
  },
);
