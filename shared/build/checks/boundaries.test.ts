/**
 * Checks that each boundary rule reports an error, using a small copy of the tree that breaks it.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  createCheckedTree,
  root,
  writeAll,
  type Broken,
  type CheckedTree,
} from './checked-tree.fixture.ts';

let tree: CheckedTree;
beforeEach(() => {
  tree = createCheckedTree();
});
afterEach(() => tree.remove());

const contract = '@dswine/shared/contract/news';

it('reports every import that a rule forbids', () => {
  tree.write(
    'shared/src/contract/news.ts',
    'export const News = {};',
    'export type News = object;',
  );
  tree.write('shared/src/fair/paths.ts', 'export const paths = {};');
  tree.write('shared/src/fair/locale-path.ts', 'export const split = 1;');
  tree.write('mfe-info/src/section.tsx', 'export const section = {};');
  tree.write('mfe-info/src/news/story.tsx', 'export const story = 1;');
  tree.write('mfe-wine-bar2/src/news/story.tsx', 'export const story = 1;');
  tree.write('shell/server/page.ts', 'export const page = 1;');
  tree.write('shell/start/start.ts', 'export const start = 1;');
  tree.write('shell/src/shell-routes.ts', 'export const routes = [];');
  tree.write('shell/src/layout/site-layout.tsx', 'export const frame = 1;');
  tree.write('organiser/src/app.ts', 'export const app = 1;');
  tree.write('organiser/seed/illustrations/bottle.ts', 'export const bottle = 1;');

  const broken: Broken = {
    'e2e/deep.ts': ['one-entry-per-section', "import '../mfe-info/src/news/story.tsx';"],
    'shell/src/early.ts': [
      'shell-loads-sections-at-run-time',
      "import '../../mfe-info/src/section.tsx';",
    ],
    'mfe-visitor/src/neighbour.ts': [
      'sections-import-no-other-section',
      "import '../../mfe-info/src/section.tsx';",
    ],
    'mfe-wine-bar2/src/neighbour.ts': [
      'sections-import-no-other-section',
      "import '../../mfe-info/src/section.tsx';",
    ],
    'mfe-wine-bar2/src/albums/album.tsx': [
      'features-meet-in-the-section',
      "import '../news/story.tsx';",
    ],
    'shared/src/fair/upwards.ts': [
      'shared-imports-no-workspace',
      "import type {} from '../../../shell/src/layout/site-layout.tsx';",
    ],
    'organiser/src/upwards.ts': [
      'organiser-imports-no-workspace',
      "import '../../shell/src/layout/site-layout.tsx';",
    ],
    'organiser/src/news/starts.ts': ['organiser-features-import-no-app', "import '../app.ts';"],
    'organiser/src/drawing.ts': [
      'organiser-imports-no-seed',
      "import '../seed/illustrations/bottle.ts';",
    ],
    'mfe-events/src/upwards.ts': [
      'sections-import-no-shell-code',
      "import '../../shell/src/layout/site-layout.tsx';",
    ],
    'shell/src/layout/serving.ts': [
      'no-server-code-in-the-browser',
      "import '../../server/page.ts';",
    ],
    'mfe-events/src/reads-a-disk.ts': ['no-node-modules-in-the-browser', "import 'node:fs';"],
    'mfe-events/src/validates.ts': [
      'browser-ships-no-validator',
      `import { News } from '${contract}';`,
      'export const news = News;',
    ],
    'mfe-info/src/albums/album.tsx': [
      'features-meet-in-the-section',
      "import '../news/story.tsx';",
    ],
    'shell/src/layout/links.ts': [
      'shell-imports-no-page-table',
      "import '@dswine/shared/fair/paths';",
    ],
    'shell/server/about.ts': [
      'no-circles',
      "import { round } from './round.ts';",
      'export const about = () => round;',
    ],
    'shell/src/composition/upwards.ts': [
      'shell-composition-imports-no-upper-layer',
      "import '../errors/error-page.ts';",
    ],
    'shell/src/errors/error-page.ts': [
      'shell-slots-imports-no-upper-layer',
      "import type {} from '../layout/site-layout.tsx';",
    ],
    'shell/src/legal/upwards.ts': [
      'shell-features-imports-no-upper-layer',
      "import '../layout/site-layout.tsx';",
    ],
    'shell/src/layout/upwards.ts': [
      'shell-layout-imports-no-upper-layer',
      "import '../home/home-page.ts';",
    ],
    'shell/src/home/home-page.ts': [
      'shell-home-imports-no-upper-layer',
      "import '../shell-routes.ts';",
    ],
    'shell/releases/serves.ts': [
      'releases-import-no-server',
      "import type {} from '../server/page.ts';",
    ],
    'shell/releases/renders.ts': ['releases-run-no-app-code', "import '../src/shell-routes.ts';"],
    'shell/server/starts.ts': ['server-imports-no-start-script', "import '../start/start.ts';"],
    'shell/server/http/upwards.ts': ['server-features-import-no-entry', "import '../page.ts';"],
    'shared/src/ui/lost.ts': ['no-unresolved-imports', "import './nowhere.ts';"],
  };
  writeAll(tree, broken);
  tree.write(
    'shell/server/round.ts',
    "import { about } from './about.ts';",
    'export const round = about;',
  );
  // Allowed imports must not be reported.
  tree.write(
    'mfe-info/src/news/list.tsx',
    `import type { News } from '${contract}';`,
    "import './story.tsx';",
    "import '@dswine/shared/fair/paths';",
    'export type List = News[];',
  );
  tree.write('shell/src/layout/paths.ts', "import '@dswine/shared/fair/locale-path';");

  const found = tree.cruise(
    '.dependency-cruiser.cjs',
    'shell',
    'shared',
    'organiser',
    'e2e',
    'mfe-info',
    'mfe-visitor',
    'mfe-events',
    'mfe-wine-bar2',
  );

  for (const [file, [rule]] of Object.entries(broken)) expect(found).toContain(`${rule} ${file}`);
  expect(
    found.filter(
      (line) => line.includes('mfe-info/src/news/') || line.includes('shell/src/layout/paths.ts'),
    ),
  ).toEqual([]);
  const rules = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '-p',
        `JSON.stringify(require(${JSON.stringify(path.join(root, '.dependency-cruiser.cjs'))}).forbidden.map(({ name, comment }) => ({ name, comment })))`,
      ],
      { encoding: 'utf8' },
    ),
  ) as { name: string; comment: string }[];
  expect(new Set(Object.values(broken).map(([rule]) => rule))).toEqual(
    new Set(rules.map(({ name }) => name)),
  );
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(40);
}, 60_000);

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
}, 60_000);
