/** The rules that this project adds to ESLint report an error, and nothing else. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
type Lint = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
type Violation = [rule: string, file: string, ...lines: string[]];

let tree: string;
beforeEach(() => (tree = mkdtempSync(path.join(tmpdir(), 'dswine-style-'))));
afterEach(() => rmSync(tree, { recursive: true }));

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), `${lines.join('\n')}\n`);
}

function writeAll(violations: readonly Violation[]): string[] {
  for (const [, file, ...lines] of violations) write(file, ...lines);
  return violations.map(([rule, file]) => `${rule} ${file}`).sort();
}

function lint(): string[] {
  const eslint = path.join(root, 'node_modules/.bin/eslint');
  const args = ['-c', path.join(root, 'eslint.config.js'), '-f', 'json', '.'];
  const { stdout } = spawnSync(eslint, args, { cwd: tree, encoding: 'utf8' });
  return (JSON.parse(stdout) as Lint)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message }) => `${ruleId ?? message} ${path.relative(tree, filePath)}`,
      ),
    )
    .sort();
}

it('reports each violation of the code style', () => {
  const html = "export const html = <p dangerouslySetInnerHTML={{ __html: '' }} />;";
  const importName = (name: string, from: string) => [
    `import { ${name} } from '${from}';`,
    `export const used = ${name};`,
  ];
  const expected = writeAll([
    ['no-restricted-syntax', 'shell/src/default.ts', 'export default 1;'],
    ['no-restricted-syntax', 'shell/src/kinds.ts', 'export enum Kind { One }'],
    [
      'no-restricted-syntax',
      'shell/src/styled.tsx',
      "export const red = <p style={{ top: '1' }} />;",
    ],
    ['no-restricted-syntax', 'mfe-info/src/news/raw.tsx', html],
    ['no-restricted-syntax', 'shell/src/waits.test.ts', 'setTimeout(() => undefined);'],
    ['no-restricted-syntax', 'shared/src/testing/measures.ts', 'export const at = Date.now();'],
    ['no-restricted-syntax', 'shell/server/pages/age.ts', 'export const at = Date.now();'],
    ['no-restricted-syntax', 'organiser/src/desk/today.ts', 'export const at = new Date();'],
    ['no-restricted-syntax', 'shared/src/bucket/waits.ts', 'setTimeout(() => undefined);'],
    ['no-restricted-syntax', 'e2e/specs/hurries.spec.ts', 'export const limit = { timeout: 500 };'],
    [
      'no-restricted-imports',
      'mfe-info/src/news/router.tsx',
      ...importName('MemoryRouter', 'react-router'),
    ],
    [
      'no-restricted-imports',
      'shared/src/ui/second-context.ts',
      ...importName('useSite', '../section/runtime.ts'),
    ],
    ['naming/plain-names', 'shell/src/name.ts', 'export const misfits = 1;'],
    ['max-lines', 'shell/src/long-file.ts', ...Array<string>(501).fill('export {};')],
  ]);
  write('mfe-info/src/news/news-body.tsx', html);
  write('mfe-info/src/news/links.tsx', ...importName('useLocation', 'react-router'));

  expect(lint()).toEqual(expected);
});
