import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSource } from './build-source.ts';

let root: string;
let commit: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dswine-source-'));
  write('mfe-info/src/section.tsx', 'one');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '-m', 'First');
  commit = git('rev-parse', 'HEAD');
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('returns the commit of an unchanged checkout as clean', () => {
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
});

it.each([
  ['a changed file of the section', 'mfe-info/src/section.tsx'],
  ['a new file in shared/', 'shared/src/new.ts'],
])('marks the commit as not clean with %s', (_, file) => {
  write(file, 'two');
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: false });
});

it('ignores changes to files that the build does not read', () => {
  write('mfe-visitor/src/section.tsx', 'two');
  write('README.md', 'two');
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
});

it('returns undefined outside a Git checkout and in a folder below its root', () => {
  write('archive/mfe-info/src/section.tsx', 'one');
  expect(buildSource(path.join(root, 'archive'), 'mfe-info')).toBeUndefined();
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(buildSource(root, 'mfe-info')).toBeUndefined();
});

it('ignores the GIT_DIR that a Git hook of another repository sets', () => {
  process.env['GIT_DIR'] = path.join(root, 'nowhere');
  try {
    expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
  } finally {
    delete process.env['GIT_DIR'];
  }
});
