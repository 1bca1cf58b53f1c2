import { copyProject, type Workbench } from '../../site/development.ts';
import { collectMessages, expect, openPage, type Page } from '../test.ts';
import { test } from './edge-site.fixture.ts';

/** The development server. Every edit is made in a copy of the project. */
test.describe.configure({ mode: 'serial' });

let bench: Workbench;
test.beforeAll(async () => {
  bench = await copyProject({ installed: true });
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
  expect(await page.evaluate(() => Reflect.get(window, 'trace'))).toBe('not reloaded');
}

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Console output without the log lines of hot reload. */
/** Calls that only browsers make have no recorded data; the address of each 404 is a line of its own. */
const expected =
  /^console\.(info|log)|^404: .*\/Suggestions\/|^console\.error: Failed to load resource: .* 404 /;
const unexpected = (messages: readonly string[]) => messages.filter((line) => !expected.test(line));

test(
  'a section alone is rendered like the site, in the states of its host, and retains input on save',
  { tag: '@full' },
  async ({ page, request }) => {
    const { url, stop } = await bench.start('shell/dev/dev-section.ts', 'mfe-visitor');
    const messages = collectMessages(page);
    const at = (state: string, path: string) => url.replace('//', `//${state}.`) + path;
    const bar = page.getByRole('navigation', { name: 'Harness' });
    const main = page.getByRole('main');
    await page.goto(url);
    await bar.getByText('visitor, alone').click();
    await bar.getByRole('link', { name: 'exhibitors', exact: true }).click();
    await expect(page).toHaveURL(`${url}/VisitorExhibitor`);
    await expectTitle(page, '參展商名單');

    await leaveTraces(page);
    await bench.edit(list, `title={${title}}`, `title={\`\${${title}}（改）\`}`);
    await expectTitle(page, '參展商名單（改）');
    await expectTraces(page);
    const tw = 'mfe-visitor/src/messages/tw.json';
    await bench.edit(tw, '"title": "參展商名單"', '"title": "誰來參展"');
    await expectTitle(page, '誰來參展（改）');
    await expectTraces(page);
    const headers = { accept: 'text/html' };
    const html = await (await request.get(`${url}/VisitorExhibitor`, { headers })).text();
    expect(html).toContain('誰來參展（改）');
    expect(unexpected(messages)).toEqual([]);
    await bench.edit(list, '（改）', throwingExpression);
    await expect(page.getByText('這一區發生錯誤')).toBeVisible();
    await bench.edit(list, throwingExpression, '（改）');
    await expectTitle(page, '誰來參展（改）');

    await bar.getByRole('link', { name: 'empty' }).click();
    await expect(page).toHaveURL(at('empty', '/VisitorExhibitor'));
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(at('empty', '/en/VisitorExhibitor'));
    await expect(page.getByText(/No exhibitor matches/).first()).toBeVisible();
    await bar.getByRole('link', { name: 'failed' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await bar.getByRole('link', { name: 'loading' }).click();
    await expect(page).toHaveURL(at('loading', '/en/VisitorExhibitor'));
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByRole('article')).toHaveCount(0);
    await bar.getByRole('link', { name: 'slow' }).click();
    await expect(main.getByRole('article')).not.toHaveCount(0);
    await page.goto(at('offline-dark-outlined', '/en/VisitorExhibitor'));
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-boundaries', '');
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    const label = () =>
      page
        .locator('[data-boundary=visitor]')
        .evaluate((element) => getComputedStyle(element, '::before').content);
    await expect
      .poll(label)
      .toMatch(/mfe-visitor\/src\/exhibitors\/exhibitor-list-page\.tsx.*Exhibitors\/\{Code\}/s);
    await page.goto(at('member', '/en/VisitorExhibitor'));
    await expect(page.getByText('Member', { exact: true }).first()).toBeVisible();
    await page.goto(`${url}/Components`);
    await expect(page.locator('[data-part]').last()).toBeVisible();
    await stop();
  },
);

test(
  'the development server hot-reloads sections, shell and styles, and renders changes on the server',
  { tag: '@full' },
  async ({ page, request }) => {
    const { url, stop } = await bench.start('shell/dev/dev.ts');
    const messages = collectMessages(page);
    const footer = page.getByRole('contentinfo');
    await openPage(page, `${url}/VisitorExhibitor`);
    await leaveTraces(page);

    await bench.edit(list, `${title}}（改）`, `${title}}（再改）`);
    await expectTitle(page, '誰來參展（再改）');
    await expectTraces(page);
    await bench.edit('shell/src/messages/tw.json', '"organiser": "主辦', '"organiser": "籌辦');
    await expect(footer.getByText('籌辦單位')).toBeVisible();
    await expectTraces(page);
    const html = await (await request.get(`${url}/VisitorExhibitor`)).text();
    for (const text of ['（再改）', '籌辦單位']) expect(html).toContain(text);

    const component = 'export function Footer() {';
    const changed = `${component}\n  return <footer>新的頁尾</footer>;`;
    await bench.edit('shell/src/layout/footer/footer.tsx', component, changed);
    await expect(footer).toHaveText('新的頁尾');
    await expectTraces(page);
    await bench.edit('shell/src/layout/footer/footer.tsx', changed, component);
    await expect(footer.getByText('籌辦單位')).toBeVisible();

    await bench.edit(
      'mfe-visitor/src/search/searched-list.module.scss',
      '.page > header {',
      '.page { outline: 3px solid rgb(1, 2, 3); } .page > header {',
    );
    const outlined = page.locator('[data-boundary=visitor] > div').first();
    await expect(outlined).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expectTraces(page);
    await page.keyboard.press('Alt+KeyB');
    const boundary = page.locator('[data-boundary-page=exhibitors]').first();
    await expect(boundary).toHaveCSS('outline-style', 'dashed');
    expect(unexpected(messages)).toEqual([]);

    // A render error shows in place of the page. Saving a fix removes it.
    await bench.edit(list, '（再改）', throwingExpression);
    await expect(page.getByText('這一區發生錯誤')).toBeVisible();
    await bench.edit(list, throwingExpression, '（再改）');
    await expectTitle(page, '誰來參展（再改）');
    await expect(page.getByText('這一區發生錯誤')).toHaveCount(0);
    await stop();
  },
);
