/** Checks that each ESLint rule reports an error, using a small copy of the tree that breaks it. */
import {
  createCheckedTree,
  writeAll,
  type Broken,
  type CheckedTree,
} from './checked-tree.fixture.ts';

let tree: CheckedTree;
beforeEach(() => {
  tree = createCheckedTree();
});
afterEach(() => tree.remove());

it('reports each violation of the code style and nothing else', () => {
  for (const workspace of ['mfe-info', 'shared', 'shell'])
    tree.write(
      `${workspace}/tsconfig.json`,
      JSON.stringify({
        extends: '../tsconfig.base.json',
        compilerOptions: { lib: ['es2024', 'dom'] },
        include: ['src'],
      }),
    );
  const broken: Broken = {
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
      "import { anything } from './anything.ts';",
      'export type Anything = typeof anything;',
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
    'shell/src/long-file.ts': ['max-lines', ...Array<string>(251).fill('export {};')],
    'shell/src/long-function.ts': [
      'max-lines-per-function',
      'export function start(): void {',
      ...Array<string>(60).fill('  // A line.'),
      '}',
    ],
    'shell/src/parameters.ts': [
      'max-params',
      'export const add = (a: number, b: number, c: number, d: number, e: number) =>',
      '  a + b + c + d + e;',
    ],
    'shared/src/ui/second-context.ts': [
      'no-restricted-imports',
      "import { useSite } from '../section/runtime.ts';",
      'export const site = useSite;',
    ],
    'shared/src/form/second-store.ts': [
      'no-restricted-imports',
      "import { useFair } from '../section/fair-store.ts';",
      'export const fair = useFair;',
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
  writeAll(tree, broken);
  tree.write(
    'mfe-info/src/news/news-body.tsx',
    "export const body = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  );
  tree.write(
    'mfe-info/src/news/links.tsx',
    "import { useLocation } from 'react-router';",
    'export const use = useLocation;',
  );

  const found = tree.lint();

  expect(found).toEqual(
    Object.entries(broken)
      .map(([file, [rule]]) => `${rule} ${file}`)
      .sort(),
  );
}, 60_000);

it('reports what needs types to be seen', () => {
  tree.write('tsconfig.json', '{ "extends": "./tsconfig.base.json", "include": ["shell"] }');
  const broken: Broken = {
    'shell/src/floating.ts': [
      'typescript(no-floating-promises)',
      'export function start() { Promise.resolve(1); }',
    ],
    'shell/src/listener.ts': [
      'typescript(no-misused-promises)',
      'export const run = () => [1].forEach(async () => { await Promise.resolve(1); });',
    ],
    'shell/src/kinds.ts': [
      'typescript(switch-exhaustiveness-check)',
      "export function nameOf(kind: 'one' | 'two'): string {",
      "  switch (kind) { case 'one': return '1'; }",
      "  return '2';",
      '}',
    ],
    'shell/src/thrown.ts': [
      'typescript(only-throw-error)',
      "export function fail(): never { throw 'text'; }",
    ],
  };
  writeAll(tree, broken);
  tree.write(
    'shell/src/thrown-response.ts',
    'export function fail(): never { throw new Response(null, { status: 404 }); }',
  );

  expect(tree.lintTypes()).toEqual(
    Object.entries(broken)
      .map(([file, [rule]]) => `${rule} ${file}`)
      .sort(),
  );
}, 60_000);
