/**
 * docs/dependencies.md lists every package of every package.json in the installed version. No
 * package in the lockfile has an AGPL licence.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

type Manifest = {
  version?: string;
  license?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

function read(...parts: string[]): Manifest {
  return JSON.parse(readFileSync(path.join(root, ...parts, 'package.json'), 'utf8')) as Manifest;
}

/** Reads the manifest that the workspace resolves: its local copy or the hoisted one. */
function installed(workspace: string, name: string): Manifest {
  const localCopy = path.join(workspace, 'node_modules', name);
  return read(
    existsSync(path.join(root, localCopy, 'package.json'))
      ? localCopy
      : path.join('node_modules', name),
  );
}

const workspaces = globSync(read().workspaces ?? [], { cwd: root });

const used = ['.', ...workspaces].flatMap((workspace) => {
  const { dependencies, devDependencies, optionalDependencies } = read(workspace);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((name) => !name.startsWith('@dswine/'))
    .map((name) => {
      const { version, license } = installed(workspace, name);
      return { name, version, license };
    });
});

const rows = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => name?.startsWith('`'))
  .map(([, name = '', version = '', licence = '', purpose = '']) => ({
    name: name.replaceAll('`', ''),
    version,
    licence,
    purpose,
  }));

it('reads every package.json of the project', () => {
  const found = globSync('{*,*/*}/package.json', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'var',
  });
  const expected = workspaces.map((workspace) => `${workspace}/package.json`);
  expect(found.filter((file) => !/(^|\/)(dist|\.)/.test(file)).sort()).toEqual(expected.sort());
});

it('docs/dependencies.md lists every package with its version, licence and purpose', () => {
  const wanted = new Set(used.map(({ name, version, license }) => `${name} ${version} ${license}`));
  expect(rows.map(({ name, version, licence }) => `${name} ${version} ${licence}`).sort()).toEqual(
    [...wanted].sort(),
  );
  for (const { purpose } of rows) expect(purpose).not.toBe('');
});

it('no package has an AGPL licence', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const licences = [
    ...used.map(({ name, license }) => [name, license]),
    ...Object.entries(lock.packages).map(([name, { license }]) => [name, license]),
  ];
  expect(licences.length).toBeGreaterThan(500);
  expect(
    licences.filter(([, license]) => /AGPL|Affero/i.test(JSON.stringify(license ?? ''))),
  ).toEqual([]);
});
