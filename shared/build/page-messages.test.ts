import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messagesOfChunk, PageMessages } from './page-messages.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'dswine-messages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const messages = {
  list: { title: 'List', kicker: 'Who', rows: { area: 'Area', country: 'Country' } },
  dialog: { title: 'Dialog', other: 'Other' },
  detail: { title: 'Detail', count_one: '{{count}} one', count_other: '{{count}}' },
  areas: { wine: 'Wine', beer: 'Beer' },
};
const code = {
  'list.js': `export const Page = (t, row) => [t('list.title'), t(\`list.rows.\${row}\`), () => import('./dialog.js')];`,
  'dialog.js': `export const open = (t) => t("dialog.title");`,
  'detail.js': `export const Page = (t) => [t('detail.count', { count: 1 }), 'listing', 'de'];`,
  'areas.js': `export const Fragment = (t, keyIn, area) => t(keyIn('areas', area));`,
  'news.js': `export const Fragment = (t) => t('detail.title');`,
  'section.js': `export const section = [
    () => import(/* webpackChunkName: "page-list" */ './list.js'),
    () => import(/* webpackChunkName: "page-detail" */ './detail.js'),
    () => import(/* webpackChunkName: "fragment-areas" */ './areas.js'),
    () => import(/* webpackChunkName: "fragment-news" */ './news.js'),
    () => import(/* webpackChunkName: "messages-tw" */ './tw.json'),
    () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ];`,
};

async function build(changed: Partial<typeof code> = {}) {
  for (const [name, text] of Object.entries({ ...code, ...changed }))
    writeFileSync(path.join(folder, name), text);
  for (const locale of ['tw', 'en'])
    writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify({ ...messages, locale }));
  return runWebpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './section.js',
    output: { path: path.join(folder, 'dist/browser') },
    plugins: [new PageMessages()],
  });
}

it('writes for each page, and for all fragments, the messages that their code names', async () => {
  const compilation = await build();
  const inFile = (chunk: string, locale: 'tw' | 'en') => {
    const files = messagesOfChunk(compilation, chunk)?.[locale] ?? [];
    expect(files).toHaveLength(1);
    const text = readFileSync(path.join(folder, 'dist', files[0] ?? ''), 'utf8');
    return JSON.parse(text.replace(/^export default (.*);\n$/, '$1')) as unknown;
  };
  const { title, rows } = messages.list;
  expect(inFile('page-list', 'tw')).toEqual({
    list: { title, rows },
    dialog: { title: 'Dialog' },
  });
  const { count_one, count_other } = messages.detail;
  expect(inFile('page-detail', 'en')).toEqual({ detail: { count_one, count_other } });
  expect(inFile('fragment-areas', 'en')).toEqual({
    detail: { title: 'Detail' },
    areas: messages.areas,
  });
  expect(messagesOfChunk(compilation, 'fragment-news')).toBe(
    messagesOfChunk(compilation, 'fragment-areas'),
  );
});

it('writes none for a section that has one language in another way', async () => {
  const compilation = await build({
    'section.js': code['section.js'].replace('./en.json', './news.js'),
  });
  expect(messagesOfChunk(compilation, 'page-list')).toBeUndefined();
});
