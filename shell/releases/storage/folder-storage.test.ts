import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { openFolder } from './folder-storage.ts';
import { isFree } from './storage.ts';
import { storageContract } from './storage.contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

storageContract('folder storage', () => openFolder(folder));

it.each([
  ['has timed out', 0],
  // The clock was wrong when it began, and is right again.
  ['is from the future', 8 * 24 * 3600_000],
])('replaces a file after an interrupted replacement %s', async (_, ahead) => {
  const clock = createManualClock();
  const storage = openFolder(folder, { clock });
  const next = path.join(folder, '.next-head');
  await storage.create('head', Buffer.from('1'));
  writeFileSync(next, 'half');
  const begun = new Date(clock.now() + ahead);
  utimesSync(next, begun, begun);
  await clock.advance(9999);
  const isReplaced = await storage.swap('head', Buffer.from('2'), Buffer.from('1'));
  expect(isReplaced).toBe(ahead > 0);
  if (isReplaced) return;
  await clock.advance(1);
  expect(await storage.swap('head', Buffer.from('2'), Buffer.from('1'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['head']);
});

it('gives way when another process took over a replacement that stood still', async () => {
  const storage = openFolder(folder);
  await storage.create('head', Buffer.from('1'));
  const link = files.link;
  files.link = async (from, to) => {
    await link(from, to);
    rmSync(String(to));
    writeFileSync(String(to), 'theirs');
  };
  syncBuiltinESMExports();
  const swapped = storage.swap('head', Buffer.from('2'), Buffer.from('1'));
  await swapped.finally(() => {
    files.link = link;
    syncBuiltinESMExports();
  });
  expect(await swapped).toBe(false);
  expect((await storage.read('head')).toString()).toBe('1');
});

it('treats a dangling symlink as an existing file', async () => {
  symlinkSync('nowhere', path.join(folder, 'link'));
  expect(await isFree(openFolder(folder), 'link')).toBe(false);
});
