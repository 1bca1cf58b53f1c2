import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordBuild } from '../build/build-workspace.ts';
import { releaseWorld, workspaces } from '../testing/small-releases.fixture.ts';
import { isCurrent } from './is-current.ts';

const small = releaseWorld();
const write = (name: string, text: string) => {
  const file = path.join(small.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const isNow = () => isCurrent(small.folder, small.dataDir, small.clock);

beforeEach(async () => {
  write('package-lock.json', '{}');
  write('shared/src/price.ts', 'export const price = 1;');
  // The shell's release has these.
  write('shared/kit/main.ts', '');
  write('deploy/edge/edge-rule.js', '');
  for (const workspace of workspaces) write(`${workspace}/package.json`, '{}');
  const published = workspaces.map((workspace) => ({ workspace, version: '1.0.0' }));
  await recordBuild(small.folder, small.dataDir, published);
});

it.each([
  ['mfe-info/src/new.ts', false],
  ['shared/src/price.ts', false],
  ['package-lock.json', false],
  ['shared/kit/main.ts', false],
  ['deploy/edge/edge-rule.js', false],
  ['mfe-info/src/new.test.ts', true],
  ['mfe-info/dist/server.js', true],
])('after a change of %s, that releases are current is %s', async (file, expected) => {
  expect(await isNow()).toBe(true);
  write(file, 'changed');
  expect(await isNow()).toBe(expected);
});

it('renews signatures from the second day on', async () => {
  await small.clock.advance(23 * 60 * 60 * 1000);
  expect(await isNow()).toBe(true);
  await small.clock.advance(2 * 60 * 60 * 1000);
  expect(await isNow()).toBe(false);
});

it('builds in an empty data folder', async () => {
  expect(await isCurrent(small.folder, path.join(small.folder, 'new'), small.clock)).toBe(false);
});
