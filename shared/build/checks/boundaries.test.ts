/**
 * Checks that each boundary rule reports an error, using a small copy of the tree that breaks it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const tool = (name: string) => path.join(root, 'node_modules/.bin', name);

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'dswine-boundaries-'));
  write('tsconfig.base.json', JSON.stringify({ extends: path.join(root, 'tsconfig.base.json') }));
  mkdirSync(path.join(tree, 'shared'));
  cpSync(path.join(root, 'shared/package.json'), path.join(tree, 'shared/package.json'));
  mkdirSync(path.join(tree, 'node_modules/@dswine'), { recursive: true });
  symlinkSync('../../shared', path.join(tree, 'node_modules/@dswine/shared'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), `${lines.join('\n')}\n`);
}

const config = path.join(root, '.dependency-cruiser.cjs');
const folderConfig = path.join(root, '.dependency-cruiser-folders.cjs');

type Cruise = { summary: { violations: { rule: { name: string }; from: string }[] } };

/** Violations found by dependency-cruiser, as sorted `rule file` lines. */
function cruise(folders: string[], rules = config): string[] {
  const { stdout } = spawnSync(tool('depcruise'), ['--config', rules, '-T', 'json', ...folders], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(stdout) as Cruise;
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort();
}

type Lint = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];

/** Problems found by ESLint, as sorted `rule file` lines. */
function lint(): string[] {
  const { stdout } = spawnSync(
    tool('eslint'),
    ['-c', path.join(root, 'eslint.config.js'), '-f', 'json', '.'],
    { cwd: tree, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as Lint)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message }) => `${ruleId ?? message} ${path.relative(tree, filePath)}`,
      ),
    )
    .sort();
}

const contract = '@dswine/shared/contract/news';

it('keeps every part to what it may know', () => {
  write('shared/src/contract/news.ts', 'export const News = {};', 'export type News = object;');
  write('shared/src/fair/paths.ts', 'export const paths = {};');
  write('shared/src/fair/locale-path.ts', 'export const split = 1;');
  write('mfe-info/src/section.tsx', 'export const section = {};');
  write('mfe-info/src/news/story.tsx', 'export const story = 1;');
  write('shell/server/page.ts', 'export const page = 1;');
  write('shell/src/layout/site-layout.tsx', 'export const frame = 1;');
  write('organiser/src/app.ts', 'export const app = 1;');

  const broken: Record<string, [rule: string, ...lines: string[]]> = {
    'e2e/deep.ts': ['one-entry-per-section', "import '../mfe-info/src/news/story.tsx';"],
    'shell/src/early.ts': [
      'shell-loads-sections-at-run-time',
      "import '../../mfe-info/src/section.tsx';",
    ],
    'mfe-visitor/src/neighbour.ts': [
      'sections-do-not-know-each-other',
      "import '../../mfe-info/src/section.tsx';",
    ],
    'shared/src/fair/upwards.ts': [
      'shared-stands-on-nobody',
      "import type {} from '../../../shell/src/layout/site-layout.tsx';",
    ],
    'organiser/src/upwards.ts': [
      'organiser-stands-alone',
      "import '../../shell/src/layout/site-layout.tsx';",
    ],
    'organiser/src/news/starts.ts': [
      'organiser-features-do-not-know-the-app',
      "import '../app.ts';",
    ],
    'mfe-events/src/upwards.ts': [
      'sections-do-not-know-the-shell',
      "import '../../shell/src/layout/site-layout.tsx';",
    ],
    'shell/src/frame/serving.ts': [
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
    'shell/src/frame/links.ts': [
      'shell-knows-no-page-of-a-section',
      "import '@dswine/shared/fair/paths';",
    ],
    'shell/server/about.ts': [
      'no-circles',
      "import { round } from './round.ts';",
      'export const about = () => round;',
    ],
    'shared/src/ui/lost.ts': ['nothing-unresolved', "import './nowhere.ts';"],
  };
  for (const [file, [, ...lines]] of Object.entries(broken)) write(file, ...lines);
  write(
    'shell/server/round.ts',
    "import { about } from './about.ts';",
    'export const round = about;',
  );
  // Allowed imports must not be reported.
  write(
    'mfe-info/src/news/list.tsx',
    `import type { News } from '${contract}';`,
    "import './story.tsx';",
    "import '@dswine/shared/fair/paths';",
    'export type List = News[];',
  );
  write('shell/src/frame/paths.ts', "import '@dswine/shared/fair/locale-path';");

  const found = cruise([
    'shell',
    'shared',
    'organiser',
    'e2e',
    'mfe-info',
    'mfe-visitor',
    'mfe-events',
  ]);

  for (const [file, [rule]] of Object.entries(broken)) expect(found).toContain(`${rule} ${file}`);
  expect(
    found.filter(
      (line) => line.includes('mfe-info/src/news/') || line.includes('shell/src/frame/paths.ts'),
    ),
  ).toEqual([]);
  const rules = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '-p',
        `JSON.stringify(require(${JSON.stringify(config)}).forbidden.map(({ name, comment }) => ({ name, comment })))`,
      ],
      { encoding: 'utf8' },
    ),
  ) as { name: string; comment: string }[];
  expect(new Set(Object.values(broken).map(([rule]) => rule))).toEqual(
    new Set(rules.map(({ name }) => name)),
  );
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(40);
}, 60_000);

it('keeps the folders of the organiser free of circles', () => {
  write('organiser/src/news/news.ts', "import '../records/record.ts';");
  write('organiser/src/records/record.ts', 'export const record = 1;');
  // A test may use what stands above its subject.
  write('organiser/src/records/record.test.ts', "import '../news/news.ts';");
  expect(cruise(['organiser/src'], folderConfig)).toEqual([]);

  write('organiser/src/records/upwards.ts', "import type {} from '../news/list.ts';");
  write('organiser/src/news/list.ts', 'export const list = 1;');
  expect(cruise(['organiser/src'], folderConfig)).toEqual([
    'no-folder-circles organiser/src/news',
    'no-folder-circles organiser/src/records',
  ]);
}, 60_000);

it('refuses what the style of the code forbids', () => {
  for (const workspace of ['mfe-info', 'shell'])
    write(
      `${workspace}/tsconfig.json`,
      JSON.stringify({
        extends: '../tsconfig.base.json',
        compilerOptions: { lib: ['es2024', 'dom'] },
        include: ['src'],
      }),
    );
  const broken: Record<string, [rule: string, ...lines: string[]]> = {
    'shell/src/floating.ts': [
      '@typescript-eslint/no-floating-promises',
      'export function start() { Promise.resolve(1); }',
    ],
    'shell/src/anything.ts': [
      '@typescript-eslint/no-explicit-any',
      'export const anything = (thing: any) => thing;',
    ],
    'shell/src/bang.ts': [
      '@typescript-eslint/no-non-null-assertion',
      'export const first = (list: string[]) => list[0]!;',
    ],
    'shell/src/types.ts': [
      '@typescript-eslint/consistent-type-imports',
      "import { start } from './floating.ts';",
      'export type Start = typeof start;',
    ],
    'shell/src/default.ts': ['no-restricted-syntax', 'export default 1;'],
    'shell/src/kinds.ts': ['no-restricted-syntax', 'export enum Kind { One }'],
    'shell/src/styled.tsx': [
      'no-restricted-syntax',
      "export const styled = <p style={{ color: 'red' }} />;",
    ],
    'mfe-info/src/news/raw.tsx': [
      'no-restricted-syntax',
      "export const raw = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    ],
    'mfe-info/src/news/rendered.tsx': [
      'no-restricted-imports',
      "import { MemoryRouter } from 'react-router';",
      'export const router = MemoryRouter;',
    ],
    'shell/src/hooks.tsx': [
      'react-hooks/rules-of-hooks',
      'declare function useOne(): number;',
      'export function Part({ on }: { on: boolean }) { return on ? useOne() : 0; }',
    ],
    'shell/src/effects.tsx': [
      'react-hooks/exhaustive-deps',
      "import { useEffect } from 'react';",
      'export function Part({ on }: { on: boolean }) { useEffect(() => { document.title = String(on); }, []); return null; }',
    ],
  };
  for (const [file, [, ...lines]] of Object.entries(broken)) write(file, ...lines);
  write(
    'mfe-info/src/news/news-body.tsx',
    "export const body = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  );
  write(
    'mfe-info/src/news/links.tsx',
    "import { useLocation } from 'react-router';",
    'export const use = useLocation;',
  );

  const found = lint();

  expect(found).toEqual(
    Object.entries(broken)
      .map(([file, [rule]]) => `${rule} ${file}`)
      .sort(),
  );
}, 60_000);
