import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A small copy of the repository's folders, in which tests break its rules. */
export type CheckedTree = {
  write: (file: string, ...lines: string[]) => void;
  /** Problems found by dependency-cruiser, as sorted `rule path` lines. */
  cruise: (config: string, ...folders: string[]) => string[];
  /** Problems found by ESLint, as sorted `rule path` lines. */
  lint: () => string[];
  remove: () => void;
};

type Cruise = { summary: { violations: { rule: { name: string }; from: string }[] } };
type Lint = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];

export function createCheckedTree(): CheckedTree {
  const tree = mkdtempSync(path.join(tmpdir(), 'dswine-boundaries-'));
  const run = (name: string, ...args: string[]) =>
    spawnSync(path.join(root, 'node_modules/.bin', name), args, { cwd: tree, encoding: 'utf8' })
      .stdout;
  function write(file: string, ...lines: string[]): void {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${lines.join('\n')}\n`);
  }
  write('tsconfig.base.json', JSON.stringify({ extends: path.join(root, 'tsconfig.base.json') }));
  mkdirSync(path.join(tree, 'shared'));
  cpSync(path.join(root, 'shared/package.json'), path.join(tree, 'shared/package.json'));
  mkdirSync(path.join(tree, 'node_modules/@dswine'), { recursive: true });
  symlinkSync('../../shared', path.join(tree, 'node_modules/@dswine/shared'));
  return {
    write,
    cruise(config, ...folders) {
      const output = run(
        'depcruise',
        '--config',
        path.join(root, config),
        '-T',
        'json',
        ...folders,
      );
      const { summary } = JSON.parse(output) as Cruise;
      return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort();
    },
    lint() {
      const output = run('eslint', '-c', path.join(root, 'eslint.config.js'), '-f', 'json', '.');
      return (JSON.parse(output) as Lint)
        .flatMap(({ filePath, messages }) =>
          messages.map(
            ({ ruleId, message }) => `${ruleId ?? message} ${path.relative(tree, filePath)}`,
          ),
        )
        .sort();
    },
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}
