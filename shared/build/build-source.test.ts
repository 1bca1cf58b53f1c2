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

it('is the commit of an unchanged checkout', () => {
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
});

it.each([
  ['a changed file', 'mfe-info/src/section.tsx'],
  ['a new file', 'mfe-info/src/new.ts'],
  ['a change to what all builds share', 'shared/src/new.ts'],
  ['another lockfile', 'package-lock.json'],
])('is not clean with %s', (_, file) => {
  write(file, 'two');
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: false });
});

it('does not depend on what the build does not read', () => {
  write('mfe-visitor/src/section.tsx', 'two');
  write('README.md', 'two');
  expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
});

it('is unknown outside of a checkout, also in a folder of another one', () => {
  write('archive/mfe-info/src/section.tsx', 'one');
  expect(buildSource(path.join(root, 'archive'), 'mfe-info')).toBeUndefined();
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(buildSource(root, 'mfe-info')).toBeUndefined();
});

it('is that of the checkout when a hook of another repository runs the build', () => {
  process.env['GIT_DIR'] = path.join(root, 'nowhere');
  try {
    expect(buildSource(root, 'mfe-info')).toEqual({ commit, clean: true });
  } finally {
    delete process.env['GIT_DIR'];
  }
});
