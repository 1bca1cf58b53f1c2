import path from 'node:path';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TargetFile } from '@tufjs/models';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { readHandOver, writeHandOver } from './hand-over.ts';
import { integrityOf, sha256 } from '../integrity.ts';
import { releasePath } from '../metadata/targets.ts';
import { keysNamed, liveInfo, serverWith } from '../testing/attacker.fixture.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { releaseWorld, type Change, withDraft } from '../testing/small-releases.fixture.ts';

const small = releaseWorld();
let file: string;
beforeEach(() => {
  file = path.join(small.folder, 'handed.release');
});

/** A folder with some of the keys, outside of the site's data folder. */
function keysOf(owner: string, ...names: string[]): string {
  const folder = path.join(small.folder, owner, 'keys');
  mkdirSync(folder, { recursive: true });
  for (const name of names) cpSync(path.join(small.dataDir, 'keys', name), path.join(folder, name));
  return folder;
}

type HandedOver = { workspace?: string; key?: string; promote?: boolean; change?: Change };

/** A team on a machine with its own key only hands a build over. */
function handOver(
  version: string,
  { workspace = 'mfe-info', key = workspace, promote = true, change = {} }: HandedOver = {},
) {
  const dataDir = path.dirname(keysOf(key, `${key}.pem`));
  small.build(workspace, change);
  const line = ['publish', `${workspace}@${version}`, '--to', file];
  return runSmallCommand({ ...small, dataDir }, line, { options: { promote } });
}

/** The operator gives the team its present list. */
const giveList = () => runSmallCommand(small, ['export', 'mfe-info', '--to', file]);

/** The operator takes it, without the key of any team. */
const take = (source = file) =>
  runSmallCommand(small, ['import', source], {
    environment: { RELEASE_KEYS: keysOf('operator', 'online.pem', 'root.json') },
  });

it('makes live what a team hands over in a file, signed by the team alone', async () => {
  await giveList();
  expect((await handOver('1.1.0', { change: { script: '2' } })).text).toContain(
    'release -- import',
  );
  expect((await take()).data).toMatchObject({
    done: true,
    composition: { releases: { 'mfe-info': '1.1.0' } },
  });
  const server = serverWith(small, 'another');
  expect(await liveInfo(server)).toBe('1.1.0');
  const manifest = await server.manifest('mfe-info', '1.1.0');
  expect((await server.file(manifest, 'browser/entry.js')).toString()).toContain('2');
  expect((await runSmallCommand(small, ['history'])).text).toMatch(/signed: mfe-info by mfe-info/);
  expect((await take()).text).toBe('That was taken already; nothing was changed.');
});

it('follows the list in the file, from the first release of a team', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await handOver(version, {
      workspace: 'mfe-press',
      promote: false,
      change: { script: version },
    });
  await expect(handOver('1.1.0', { workspace: 'mfe-press' })).rejects.toThrow('[handOverListed]');
  await expect(handOver('1.2.0', { workspace: 'mfe-press' })).rejects.toThrow('[publishTaken]');
  await expect(handOver('1.3.0')).rejects.toThrow('[handOverOther]');
  expect((await take()).text).toBe('mfe-press@1.2.0 is published.');
  expect((await small.store.releases('mfe-press')).map(({ version }) => version)).toEqual([
    '1.2.0',
  ]);
  expect((await small.store.live())?.releases['mfe-press']).toBeUndefined();
});

it('takes it from an address, and puts nothing in force that a promotion would reject', async () => {
  await giveList();
  await handOver('1.1.0', {
    change: withDraft({ needs: { react: '^20.0.0' } }),
  });
  const server = createServer((_, response) => response.end(readFileSync(file)));
  const address = `http://127.0.0.1:${await listen(server)}/press.release`;
  await expect(take(address)).rejects.toThrow(/needs react \^20\.0\.0/);
  expect(await liveInfo(serverWith(small, 'another'))).toBe('1.0.0');
  await handOver('1.2.0');
  await take(address);
  server.close();
  expect(await liveInfo(serverWith(small, 'another'))).toBe('1.2.0');
});

it('waits for further signatures where one is not enough', async () => {
  await runSmallCommand(small, ['export', 'shell', '--to', file]);
  await handOver('1.1.0', { workspace: 'shell', key: 'shell-1' });
  await expect(take()).rejects.toThrow('shell carries 1 of the 2 signatures');
  expect((await small.store.live())?.releases['shell']).toBe('1.0.0');
  const RELEASE_KEYS = keysOf('second', 'shell-2.pem', 'online.pem', 'root.json');
  const integrity = integrityOf(readFileSync(small.pathOf('shell', '1.1.0', 'release.json')));
  await runSmallCommand(small, ['sign', 'shell', `--hash=${integrity}`], {
    environment: { RELEASE_KEYS },
  });
  expect((await small.store.live())?.releases['shell']).toBe('1.1.0');
});

it('refuses a list that does not follow the present one, and says how it will', async () => {
  await handOver('1.1.0');
  await expect(take()).rejects.toThrow('export mfe-info --to <file>');
  await giveList();
  const before = path.join(small.folder, 'before.release');
  await handOver('1.1.0', { promote: false, change: { script: '2' } });
  cpSync(file, before);
  await handOver('1.2.0', { change: { script: '3' } });
  await take();
  await expect(take(before)).rejects.toThrow('[handOverStale]');
  expect(await liveInfo(serverWith(small, 'another'))).toBe('1.2.0');
});

/** The release in the file with another manifest, signed by these keys. */
async function forge(change: (manifest: ReleaseManifest) => object, ...keys: string[]) {
  const { list, contents, ...named } = await readHandOver(file);
  const target = releasePath('mfe-info', '1.1.0');
  const before = contents.get(list.signed.targets[target]?.hashes['sha256'] ?? '');
  const manifest = JSON.parse(String(before)) as ReleaseManifest;
  const bytes = Buffer.from(JSON.stringify({ ...manifest, ...change(manifest) }));
  const hashes = { sha256: sha256(bytes) };
  list.signed.targets[target] = new TargetFile({ path: target, length: bytes.length, hashes });
  list.signatures = {};
  for (const key of keysNamed(small, ...keys).keys) list.sign(key.sign);
  await writeHandOver(file, {
    ...named,
    list,
    contents: new Map([...contents, [sha256(bytes), bytes]]),
  });
}

/** The JSON in the file with something replaced. */
function replaceIn(text: string | RegExp, other: string): void {
  const json = gunzipSync(readFileSync(file)).toString('utf8');
  expect(json).toMatch(text);
  writeFileSync(file, gzipSync(json.replace(text, other)));
}

const evil = { '../../../../evil.js': { integrity: integrityOf(Buffer.of()), size: 0 } };

it.each<[attempt: string, code: string, () => void | Promise<void>]>([
  ['is signed by another team', 'handOverUnsigned', () => forge(() => ({}), 'mfe-events')],
  ['has no signature', 'handOverUnsigned', () => forge(() => ({}))],
  ['has other content', 'handOverUnreadable', () => replaceIn(/"([0-9a-f]{64})":"\w/, '"$1":"+')],
  [
    'leads out of the store',
    'contractManifest',
    () => forge(({ hashes }) => ({ hashes: { ...hashes, ...evil } }), 'mfe-info'),
  ],
  [
    'names another version',
    'handOverUnreadable',
    () => replaceIn('"version":"1.1.0"', '"version":"1.0.0"'),
  ],
  [
    'is of another workspace',
    'handOverUnsigned',
    () => replaceIn('"workspace":"mfe-info"', '"workspace":"mfe-events"'),
  ],
  ['is no such file', 'handOverUnreadable', () => writeFileSync(file, 'a release')],
  ['is a bomb', 'handOverUnreadable', () => writeFileSync(file, gzipSync(Buffer.alloc(70 << 20)))],
])('refuses a file that %s, and stores nothing', async (_, code, attack) => {
  await giveList();
  await handOver('1.1.0', { change: { script: '2' } });
  await attack();
  await expect(take()).rejects.toMatchObject({ name: code });
  expect(await small.store.versions('mfe-info')).toEqual(['1.0.0']);
  expect(await liveInfo(serverWith(small, 'another'))).toBe('1.0.0');
  expect(readdirSync(path.join(small.dataDir, 'store/metadata')).join()).not.toContain('pending');
  expect(existsSync(path.join(small.dataDir, 'evil.js'))).toBe(false);
});
