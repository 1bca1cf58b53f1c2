import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureStorage, seedMediaFolder } from '../pictures/picture-storage.ts';
import { openTestStore } from '../testing/test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import { importEdition } from './edition-importer.ts';
import { prepareSeedMedia, removeSeedMedia } from './seed-media.ts';
import { smallEdition, writeEdition } from './small-edition.fixture.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-media-'));
  database = await openTestStore(folder);
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('draws the pictures of the seed once', async () => {
  expect(await prepareSeedMedia(database, folder)).toEqual(['DSWINE2025', 'DSWINE2026']);
  const pictures = openPictureStorage(folder);
  for (const [kind, id] of [
    ['product', '20001'],
    ['exhibitor', '1001'],
    ['fair', 'DSWINE2026'],
    ['photo', '1-101'],
    ['calendar-topic', '1'],
  ] as const) {
    const file = pictures.find('DSWINE2026', kind, id);
    expect(readFileSync(file?.path ?? '', 'utf8')).toMatch(/^<svg /u);
  }
  expect(await prepareSeedMedia(database, folder)).toEqual([]);
});

it('draws nothing for an edition that was imported from elsewhere', async () => {
  const target = writeEdition(folder, smallEdition());
  await importEdition(database, { code: 'DSWINE2026', folder: target, source: target });
  removeSeedMedia(folder, 'DSWINE2026');
  expect(await prepareSeedMedia(database, folder)).toEqual([]);
  const drawn = join(seedMediaFolder(folder), 'DSWINE2026');
  expect(statSync(drawn, { throwIfNoEntry: false })).toBeUndefined();
});
