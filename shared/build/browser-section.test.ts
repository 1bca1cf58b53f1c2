import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BrowserSectionPlugin } from './browser-section.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'dswine-section-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The section that a browser gets, and the text of its file. */
async function build(code: Record<string, string>) {
  mkdirSync(path.join(folder, 'src'));
  for (const [name, text] of Object.entries(code))
    writeFileSync(path.join(folder, 'src', name), text);
  await runWebpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './src/section.js',
    output: { path: folder, filename: 'out.cjs', library: { type: 'commonjs2' } },
    plugins: [new BrowserSectionPlugin()],
  });
  const file = path.join(folder, 'out.cjs');
  const { section } = createRequire(file)(file) as { section: Record<string, unknown> };
  return { section, text: readFileSync(file, 'utf8') };
}

const forms = `export const forms = { inquiry: { action: 'Only on the server' } };`;
const page = `export const Page = () => ({ id: 'row', load: 'all', forms: 'of a page' });`;

it('takes only what a browser needs, and the code that only the rest uses is left out', async () => {
  const { section, text } = await build({
    'forms.js': forms,
    'page.js': page,
    'section.js': `import { forms } from './forms.js';
      const routes = [{ path: 'News', id: 'news', data: { a: 1 }, load: () => import('./page.js'), forms, }];
      export const section = {
        menu: [{ id: 'news' }],
        name: 'info',
        routes: [...routes, { id: 'faq', path: 'Faq', query: {}, load: () => import('./page.js') }],
        fragments: [{ id: 'latest', order: 1, load: () => import('./page.js'), },],
        loadMessages: () => 'messages',
        footer: [],
      };`,
  });
  const part = (id: string) => ({ id, load: expect.any(Function) as unknown });
  expect(section).toEqual({
    name: 'info',
    routes: [part('news'), part('faq')],
    fragments: [part('latest')],
    loadMessages: expect.any(Function) as unknown,
  });
  expect(text).not.toContain('Only on the server');
});

it('leaves other objects, and pages that are loaded in another way, as they are', async () => {
  const { section } = await build({
    'page.js': page,
    'section.js': `const load = () => import('./page.js');
      export const section = {
        routes: [{ id: 'news', path: 'News', load }, { id: 'faq', load: (a) => a, path: 'Faq' }],
        row: { id: 'row', path: 'Row' },
      };`,
  });
  expect(section).toMatchObject({
    routes: [{ path: 'News' }, { path: 'Faq' }],
    row: { id: 'row', path: 'Row' },
  });
});
