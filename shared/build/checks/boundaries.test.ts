/** Each boundary rule reports an error, in a small copy of the tree that breaks it. */
import path from 'node:path';
import { createCheckedTree, root, type CheckedTree } from './checked-tree.fixture.ts';

let tree: CheckedTree;
beforeEach(() => (tree = createCheckedTree()));
afterEach(() => tree.remove());

type Forbidden = [rule: string, from: string, to: string, statement?: 'import type {} from'];

const forbidden: Forbidden[] = [
  ['one-entry-per-section', 'e2e/deep.ts', '../mfe-info/src/news/story.tsx'],
  ['shell-loads-sections-at-run-time', 'shell/src/early.ts', '../../mfe-info/src/section.tsx'],
  [
    'sections-import-no-other-section',
    'mfe-wine-bar2/src/neighbour.ts',
    '../../mfe-info/src/section.tsx',
  ],
  ['features-meet-in-the-section', 'mfe-wine-bar2/src/albums/album.tsx', '../news/story.tsx'],
  [
    'shared-imports-no-workspace',
    'shared/src/fair/upwards.ts',
    '../../../shell/src/layout/site-layout.tsx',
    'import type {} from',
  ],
  [
    'organiser-imports-no-workspace',
    'organiser/src/upwards.ts',
    '../../shell/src/layout/site-layout.tsx',
  ],
  ['organiser-features-import-no-app', 'organiser/src/news/starts.ts', '../app.ts'],
  ['organiser-imports-no-seed', 'organiser/src/reading.ts', '../seed/read-edition.ts'],
  [
    'sections-import-no-shell-code',
    'mfe-events/src/upwards.ts',
    '../../shell/src/layout/site-layout.tsx',
  ],
  ['no-server-code-in-the-browser', 'shell/src/layout/serving.ts', '../../server/page.ts'],
  ['no-node-modules-in-the-browser', 'mfe-events/src/reads-a-disk.ts', 'node:fs'],
  ['browser-ships-no-validator', 'mfe-events/src/validates.ts', '@dswine/shared/contract/news'],
  ['shell-imports-no-page-table', 'shell/src/layout/links.ts', '@dswine/shared/fair/paths'],
  ['no-circles', 'shell/server/about.ts', './about.ts'],
  [
    'shell-composition-imports-no-upper-layer',
    'shell/src/composition/upwards.ts',
    '../errors/error-page.ts',
  ],
  [
    'shell-slots-imports-no-upper-layer',
    'shell/src/errors/upwards.ts',
    '../layout/site-layout.tsx',
    'import type {} from',
  ],
  ['shell-features-imports-no-upper-layer', 'shell/src/legal/up.ts', '../layout/site-layout.tsx'],
  ['shell-layout-imports-no-upper-layer', 'shell/src/layout/up.ts', '../home/home-page.ts'],
  ['shell-home-imports-no-upper-layer', 'shell/src/home/up.ts', '../shell-routes.ts'],
  [
    'releases-import-no-server',
    'shell/releases/serves.ts',
    '../server/page.ts',
    'import type {} from',
  ],
  ['releases-run-no-app-code', 'shell/releases/renders.ts', '../src/shell-routes.ts'],
  ['server-imports-no-start-script', 'shell/server/starts.ts', '../start/start.ts'],
  ['server-features-import-no-entry', 'shell/server/http/upwards.ts', '../page.ts'],
  ['no-unresolved-imports', 'shared/src/ui/lost.ts', './nowhere.ts'],
];

it('reports every import that a rule forbids', async () => {
  for (const file of ['contract/news.ts', 'fair/paths.ts', 'fair/locale-path.ts'])
    tree.write(`shared/src/${file}`, 'export type Value = 1;');
  for (const [rule, from, to] of forbidden)
    if (to.startsWith('.') && rule !== 'no-unresolved-imports')
      tree.write(path.join(path.dirname(from), to), 'export {};');
  for (const [, from, to, statement = 'import'] of forbidden)
    tree.write(from, `${statement} '${to}';`);
  tree.write(
    'mfe-info/src/news/list.tsx',
    "import type { Value } from '@dswine/shared/contract/news';",
    "import './story.tsx';",
    "import '@dswine/shared/fair/paths';",
    'export type List = Value[];',
  );
  tree.write('shell/src/layout/paths.ts', "import '@dswine/shared/fair/locale-path';");

  const folders = new Set(forbidden.map(([, from]) => from.split('/')[0] ?? ''));
  const found = tree.cruise('.dependency-cruiser.cjs', ...folders, 'mfe-info');

  expect(found).toEqual(expect.arrayContaining(forbidden.map(([rule, at]) => `${rule} ${at}`)));
  expect(found.filter((line) => /news\/list|layout\/paths/u.test(line))).toEqual([]);
  const { default: rules } = (await import(path.join(root, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  expect(forbidden.map(([rule]) => rule).sort()).toEqual(
    rules.forbidden.map(({ name }) => name).sort(),
  );
});

it('reports import cycles between folders, except those through test files', () => {
  tree.write('shell/src/layout/bar.ts', "import '../home/hero.ts';");
  tree.write('shell/src/home/hero.ts', "import type {} from '../layout/footer.ts';");
  tree.write('shell/src/layout/footer.ts', 'export const footer = 1;');
  tree.write('shell/src/errors/page.test.ts', "import '../home/page.ts';");
  tree.write('shell/src/home/page.ts', "import '../errors/page.ts';");
  tree.write('shell/src/errors/page.ts', 'export const page = 1;');

  expect(tree.cruise('.dependency-cruiser-folders.cjs', 'shell')).toEqual([
    'no-folder-circles shell/src/home',
    'no-folder-circles shell/src/layout',
  ]);
});
