import { copyProject, type Workbench } from '../site/development.ts';
import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import { expect, collectMessages, test, type Page, openPage } from './test.ts';

/** The development server. Every edit is made in a copy of the project. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const reloadTimeout = { timeout: 300_000 };
let bench: Workbench;

test.beforeAll(async () => {
  bench = await copyProject();
});
test.afterAll(() => bench.remove());

const list = 'mfe-visitor/src/search/searched-list.tsx';
const title = 'title';
const throwingExpression = "${((): string => { throw new Error('the cellar is flooded'); })()}";

/**
 * Types in the search field and sets a property on `window`. Losing component state clears the
 * first; a reload clears the second.
 */
async function leaveTraces(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '搜尋參展商' }).fill('獺祭');
  await page.evaluate(() => Object.assign(window, { trace: 'not reloaded' }));
}

async function expectTraces(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: '搜尋參展商' })).toHaveValue('獺祭');
  await expectNotReloaded(page);
}

async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'trace'))).toBe('not reloaded');
}

/** Console output without the log lines of hot reload. */
function unexpectedMessages(messages: readonly string[]): string[] {
  return messages.filter((line) => !/^console\.(info|log)/.test(line));
}

test(
  'the section harness switches pages, languages and query states, and retains input on save',
  { tag: '@full' },
  async ({ page }) => {
    const { url, stop } = await bench.start('shared/build/dev-section.ts', 'mfe-visitor');
    try {
      const messages = collectMessages(page);
      await page.goto(url);
      const bar = page.getByRole('navigation', { name: 'Harness' });
      await bar.getByLabel('Show').selectOption('exhibitors');
      await expect(page).toHaveURL(`${url}/VisitorExhibitor`);
      await expect(page.getByRole('heading', { level: 1, name: '參展商名單' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      expect(
        await page
          .locator('main img')
          .evaluateAll(
            (images) =>
              images.filter(
                (image) =>
                  image instanceof HTMLImageElement &&
                  image.loading !== 'lazy' &&
                  image.naturalWidth === 0,
              ).length,
          ),
      ).toBe(0);

      await leaveTraces(page);
      await bench.edit(list, `title={${title}}`, `title={\`\${${title}}（改）\`}`);
      await expect(page.getByRole('heading', { level: 1, name: '參展商名單（改）' })).toBeVisible(
        reloadTimeout,
      );
      await expectTraces(page);
      await bench.edit(
        'mfe-visitor/src/messages/tw.json',
        '"title": "參展商名單"',
        '"title": "誰來參展"',
      );
      await expect(page.getByRole('heading', { level: 1, name: '誰來參展（改）' })).toBeVisible(
        reloadTimeout,
      );
      await expectTraces(page);

      await bar.getByLabel('Language').selectOption('en');
      await expect(page).toHaveURL(`${url}/en/VisitorExhibitor`);
      await expect(page.getByRole('heading', { level: 1, name: 'Exhibitor List' })).toBeVisible();
      expect(unexpectedMessages(messages)).toEqual([]);

      await bench.edit(list, '（改）', throwingExpression);
      await expect(
        page.getByRole('alert').filter({ hasText: 'the cellar is flooded' }),
      ).toBeVisible(reloadTimeout);
      await expect(bar).toBeVisible();
      await bench.edit(list, throwingExpression, '（改）');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Exhibitor List（改）' }),
      ).toBeVisible(reloadTimeout);

      await bar.getByLabel('Data').selectOption('empty');
      await expect(page.getByText(/No exhibitor matches/).first()).toBeVisible();
      await bar.getByLabel('Data').selectOption('failed');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await bar.getByLabel('Data').selectOption('loading');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
      await bar.getByLabel('Data').selectOption('full');

      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/en\/VisitorExhibitor\/Detail\/\d+$/);
      await bar.getByLabel('Boundaries').check();
      await expect(page.locator('html')).toHaveAttribute('data-boundaries', '');
      await bar.getByLabel('Colours').selectOption('dark');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await bar.getByLabel('Show').selectOption('parts of the look');
      await expect(page).toHaveURL(`${url}/en/parts`);
      await expect(page.locator('[data-part]').last()).toBeVisible();
      for (const language of ['en', 'tw']) {
        await bar.getByLabel('Language').selectOption(language);
        for (const colours of ['dark', 'light']) {
          await bar.getByLabel('Colours').selectOption(colours);
          await expect(page.locator('[data-part]').last()).toBeVisible();
          expect(await axeViolationsOn(page), `the parts (${language}, ${colours})`).toEqual([]);
        }
      }
    } finally {
      await stop();
    }
  },
);

test(
  'the development server hot-reloads sections, shell and styles, and renders changes on the server',
  { tag: '@full' },
  async ({ page, request }) => {
    const { url, stop } = await bench.start('shell/dev/dev.ts');
    try {
      const messages = collectMessages(page);
      await openPage(page, `${url}/VisitorExhibitor`);
      await leaveTraces(page);

      await bench.edit(list, `${title}}（改）`, `${title}}（再改）`);
      await expect(page.getByRole('heading', { level: 1, name: '誰來參展（再改）' })).toBeVisible(
        reloadTimeout,
      );
      await expectTraces(page);
      expect(await (await request.get(`${url}/VisitorExhibitor`)).text()).toContain('（再改）');

      await bench.edit(
        'mfe-visitor/src/messages/tw.json',
        '"title": "誰來參展"',
        '"title": "參展商"',
      );
      await expect(page.getByRole('heading', { level: 1, name: '參展商（再改）' })).toBeVisible(
        reloadTimeout,
      );
      await expectTraces(page);

      await bench.edit(
        'shell/src/messages/tw.json',
        '"organiser": "主辦單位"',
        '"organiser": "籌辦單位"',
      );
      await expect(page.getByRole('contentinfo').getByText('籌辦單位')).toBeVisible(reloadTimeout);
      await expectTraces(page);
      expect(await (await request.get(`${url}/VisitorExhibitor`)).text()).toContain('籌辦單位');

      await bench.edit(
        'shell/src/layout/footer.tsx',
        'export function Footer() {',
        'export function Footer() {\n  return <footer>新的頁尾</footer>;',
      );
      await expect(page.getByRole('contentinfo')).toHaveText('新的頁尾', reloadTimeout);
      await expectTraces(page);
      await bench.edit('shell/src/layout/footer.tsx', '\n  return <footer>新的頁尾</footer>;', '');
      await expect(page.getByRole('contentinfo').getByText('籌辦單位')).toBeVisible(reloadTimeout);

      await bench.edit(
        'mfe-visitor/src/search/searched-list.module.scss',
        '.page > header {',
        '.page { outline: 3px solid rgb(1, 2, 3); } .page > header {',
      );
      await expect(page.locator('[data-boundary=visitor] > div').first()).toHaveCSS(
        'outline-color',
        'rgb(1, 2, 3)',
        reloadTimeout,
      );
      await expectTraces(page);

      await page.getByRole('contentinfo').locator('a[href="/News"]').click();
      await expect(page.getByRole('heading', { level: 1, name: '最新消息' })).toBeVisible();
      await bench.edit('mfe-info/src/messages/tw.json', '"title": "最新消息"', '"title": "新鮮事"');
      await expect(page.getByRole('heading', { level: 1, name: '新鮮事' })).toBeVisible(
        reloadTimeout,
      );
      await expectNotReloaded(page);

      // Edits of other sections survive the save of this one.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: '參展商（再改）' })).toBeVisible();
      await expectNotReloaded(page);
      await page.keyboard.press('Alt+KeyB');
      await expect(page.locator('html')).toHaveAttribute('data-boundaries', '');
      await expect(
        page.getByRole('row', { name: /^visitor \/ exhibitors dev \d+ ms/ }),
      ).toBeVisible();
      expect(unexpectedMessages(messages)).toEqual([]);

      // A render error shows in place of the page. Saving a fix removes it.
      await bench.edit(list, '（再改）', throwingExpression);
      await expect(page.getByText('這一區發生錯誤')).toBeVisible(reloadTimeout);
      await bench.edit(list, throwingExpression, '（再改）');
      await expect(page.getByRole('heading', { level: 1, name: '參展商（再改）' })).toBeVisible(
        reloadTimeout,
      );
      await expect(page.getByText('這一區發生錯誤')).toHaveCount(0, reloadTimeout);
      await expectNotReloaded(page);
    } finally {
      await stop();
    }
  },
);
