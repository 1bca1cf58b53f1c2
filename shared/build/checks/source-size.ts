import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const isTest = /\.(test|spec|fixture|contract)\.tsx?$|^e2e\/|\/testing\//;

/** Words and signs without comments and imports. */
function countTokens(source: string): number {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^(import|export)\b[^;]*?\bfrom\s+['"][^'"]*['"];$/gm, '')
    .replace(/^import\s+['"][^'"]*['"];$/gm, '');
  return code.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu)?.length ?? 0;
}

/** A line for each workspace. @throws outside of a git checkout. */
export function describeSizes(): string {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const sizes = new Map<string, { code: number; tests: number }>();
  for (const file of files.trim().split('\n')) {
    const workspace = file.includes('/') ? (file.split('/')[0] ?? '') : 'root';
    const size = sizes.get(workspace) ?? { code: 0, tests: 0 };
    const source = readFileSync(path.join(root, file), 'utf8');
    size[isTest.test(file) ? 'tests' : 'code'] += countTokens(source);
    sizes.set(workspace, size);
  }
  const lines = [...sizes].map(
    ([workspace, { code, tests }]) =>
      `${workspace.padEnd(14)} ${String(code).padStart(9)} ${String(tests).padStart(9)}`,
  );
  return ['Words and signs     code     tests', ...lines].join('\n');
}
