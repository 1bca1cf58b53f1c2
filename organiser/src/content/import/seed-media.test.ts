import { readFileSync } from 'node:fs';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { openPictureStorage } from '../../media/pictures/picture-storage.ts';
import { openTestStore } from '../../testing/test-store.fixture.ts';
import { importEdition } from './edition-importer.ts';
import { prepareSeedMedia } from './seed-editions.ts';
import { smallEdition, writeEdition } from './small-edition.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

it('unpacks the pictures of the seed once, and none for an edition imported from elsewhere', async () => {
  const folder = newFolder();
  const database = await openTestStore(folder);
  const clock = createManualClock();
  const source = writeEdition(folder, smallEdition('DSWINE2025'));
  const options = { code: 'DSWINE2025', folder: source, source, now: new Date(clock.now()) };
  await importEdition(database, options);
  expect(await prepareSeedMedia(database, folder)).toEqual(['DSWINE2026']);
  const pictures = openPictureStorage(folder, clock);
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
  await database.destroy();
});
