import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { missingPackages } from '../build/missing-packages.mjs';
import { forgetSection, newSection, type SectionRequest } from './new-section.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tastings = { workspace: 'mfe-wine-tasting', path: '/Tasting', tw: '品飲會', en: 'Tastings' };

/** A small checkout inside this one, so that it resolves the installed packages. */
let checkout: string;
const at = (...names: string[]) => path.join(checkout, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');

beforeEach(() => {
  mkdirSync(path.join(root, 'var'), { recursive: true });
  checkout = mkdtempSync(path.join(root, 'var/new-section-'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(path.join(root, name), at(name));
  symlinkSync(path.join(root, 'shared'), at('shared'));
  for (const [name, text] of Object.entries({
    'mfe-info/package.json': '{ "config": { "port": 4004 } }',
    'mfe-info/src/section.json': `{ "path": "News/:category?" }`,
    'shell/src/account-routes.ts': `[{ path: 'Login' }]`,
  })) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
  mkdirSync(at('node_modules/@dswine'), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

it.each<[Partial<SectionRequest>, string]>([
  [{ workspace: '../mfe-x' }, '"../mfe-x" cannot be the name of a section. It is mfe- and words'],
  [{ workspace: 'mfe-shell' }, '"shell" is taken.'],
  [{ workspace: 'mfe-info' }, 'mfe-info is there already.'],
  [{ path: '/Wine/Tasting' }, '"/Wine/Tasting" cannot be the path of a section. It is one word'],
  [{ path: '/Media' }, '"/Media" belongs to the web server, as do /api'],
  [{ path: '/tasting' }, 'Paths of pages begin with a capital: call it /Tasting.'],
  [{ path: '/NEWS' }, '/NEWS is taken: mfe-info/src/section.json has it.'],
  [{ path: 'Login' }, '/Login is taken: shell/src/account-routes.ts has it.'],
  [{ en: `Lin's "tastings"` }, 'cannot be a title. It has up to 40 characters'],
])('rejects %j with the reason and changes nothing', (change, message) => {
  const lockfile = read('package-lock.json');
  expect(() => newSection(checkout, { ...tastings, ...change })).toThrow(message);
  expect(readdirSync(checkout).filter((name) => name.startsWith('mfe-'))).toEqual(['mfe-info']);
  expect(read('package-lock.json')).toBe(lockfile);
});

it('adds the section to the sorted lockfile, after which nothing has to be installed', () => {
  const before = read('package-lock.json');
  newSection(checkout, tastings);
  const after = read('package-lock.json');
  const names = (text: string) => Object.keys((JSON.parse(text) as { packages: object }).packages);
  const known = new Set(names(before));
  const added = names(after).filter((name) => !known.has(name));
  expect(added).toEqual(['mfe-wine-tasting', 'node_modules/@dswine/mfe-wine-tasting']);
  expect(names(after)).toEqual(names(after).toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(read('node_modules/@dswine/mfe-wine-tasting/package.json')).toContain('wine-tasting');
  expect(missingPackages(checkout, { withDev: true })).not.toContain(added[1]);
});

it('forgetSection removes the section only after its folder is deleted', () => {
  const before = read('package-lock.json');
  newSection(checkout, tastings);
  expect(() => forgetSection(checkout, 'mfe-wine-tasting')).toThrow('rm -r mfe-wine-tasting');
  rmSync(at('mfe-wine-tasting'), { recursive: true });
  forgetSection(checkout, 'mfe-wine-tasting');
  expect(read('package-lock.json')).toBe(before);
  expect(readdirSync(at('node_modules/@dswine'))).toEqual([]);
});

it('creates a formatted section that builds unchanged, even with the longest names', () => {
  const long = {
    workspace: `mfe-${'w'.repeat(30)}`,
    path: `/T${'a'.repeat(29)}`,
    tw: '品'.repeat(40),
    en: 'T'.repeat(40),
  };
  newSection(checkout, long);
  rmSync(at('node_modules'), { recursive: true });
  const run = (script: string, args: string[], cwd: string) =>
    spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--check', '--config', path.join(root, '.prettierrc'), long.workspace];
  expect(run(prettier, [...options, '--ignore-path', 'none'], checkout)).toMatchObject({
    status: 0,
    stderr: '',
  });
  const build = path.join(root, 'shared/build/build-section.ts');
  expect(run(build, [], at(long.workspace))).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(read(long.workspace, 'dist/release.json'))).toMatchObject({
    workspace: long.workspace,
    routes: [{ id: 'overview', path: long.path.slice(1) }],
    menu: [{ label: { tw: long.tw, en: long.en } }],
  });
  expect(read(long.workspace, 'dist/check/recorded-data.json')).toContain('品飲手冊');
  for (const file of globSync(`${long.workspace}/src/**/*.*`, { cwd: checkout }))
    expect(read(file)).not.toMatch(/mfe-template|"name": "template"|TemplatePath/);
  expect(JSON.parse(read(long.workspace, 'package.json'))).toMatchObject({
    config: { port: 4005 },
  });
});
