import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPackages } from './missing-packages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dswine-packages-'));
  const folders = Object.keys(wanted).filter((folder) => folder.includes('node_modules/'));
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const react = { version: '19.3.1', integrity: 'sha512-a' };
const wanted = {
  '': { name: 'dswine' },
  shared: { name: '@dswine/shared' },
  'node_modules/@dswine/shared': { resolved: 'shared', link: true },
  'node_modules/react': react,
  'shell/node_modules/lru-cache': { version: '11.0.0', integrity: 'sha512-b' },
  'node_modules/jest': { version: '30.5.2', integrity: 'sha512-c', dev: true },
  'node_modules/@swc/core-win32': { version: '1.16.18', integrity: 'sha512-d', optional: true },
};
const {
  '': _root,
  shared: _shared,
  'node_modules/jest': _jest,
  'node_modules/@swc/core-win32': _otherPlatform,
  ...runtime
} = wanted;

function missing(present: object | undefined, withDev = false) {
  const write = (file: string, packages: object) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  write('package-lock.json', wanted);
  if (present) write('node_modules/.package-lock.json', present);
  return missingPackages(root, { withDev });
}

it('packages for development are missing only when they are asked for', () => {
  expect(missing(runtime)).toEqual([]);
  expect(missing(runtime, true)).toEqual(['node_modules/jest']);
});

it.each([
  ['another version', { version: '19.3.0', integrity: 'sha512-z' }],
  ['other contents of the same version', { ...react, integrity: 'sha512-z' }],
])('finds a package with %s', (_, other) => {
  expect(missing({ ...runtime, 'node_modules/react': other })).toEqual(['node_modules/react']);
});

it('finds a package whose folder is gone', () => {
  rmSync(path.join(root, 'node_modules/react'), { recursive: true });
  expect(missing(runtime)).toEqual(['node_modules/react']);
});

it('finds all packages before the first installation, and a workspace without its link', () => {
  rmSync(path.join(root, 'node_modules/@dswine/shared'), { recursive: true });
  expect(missing(undefined)).toEqual([
    'node_modules/@dswine/shared',
    'node_modules/react',
    'shell/node_modules/lru-cache',
  ]);
});
