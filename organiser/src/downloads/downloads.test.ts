import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Downloads } from '@dswine/shared/contract/downloads';
import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

const downloads = readEdition('DSWINE2026', 'downloads');
// Reads, hashes and packs the whole seed; on a busy machine that takes a while.
let organiser: TestOrganiser;
beforeAll(async () => {
  organiser = await startTestOrganiser({ ...smallEdition(), downloads: [...downloads] });
});
afterAll(() => organiser.end());

const ask = (lang: string) =>
  getData<Downloads>(organiser.app, `/api/expo/Downloads/DSWINE2026?Lang=${lang}`, Downloads);

it.each(['tw', 'en'])(
  'lists existing files with their correct size and a thumbnail (%s)',
  async (lang) => {
    const { Items, Groups, Archive } = await ask(lang);
    expect(Items).toHaveLength(downloads.length);
    expect(Groups.map(({ Code }) => Code)).toEqual(['manual', 'form', 'publicity']);
    expect(Archive?.Size).toBe(Items.reduce((sum, { Size }) => sum + Size, 0));
    for (const { Href, Size, Format, Thumbnail } of Items) {
      const file = await organiser.app.inject(Href);
      expect([Href, file.statusCode, file.rawPayload.length]).toEqual([Href, 200, Size]);
      if (Format === 'PDF') expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const picture = await organiser.app.inject(Thumbnail?.Src ?? '');
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  },
);

it('serves all files in one zip, named by their titles', async () => {
  const { Items, Archive } = await ask('tw');
  const response = await organiser.app.inject(Archive?.Href ?? '');
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="dswine2026-exhibitor-files-tw.zip"',
  });
  const files = await Promise.all(
    Items.map(async ({ Href }) => (await organiser.app.inject(Href)).rawPayload),
  );
  const zipped = readZip(response.rawPayload);
  expect(zipped.map(({ name }) => name)).toEqual(
    Items.map(
      ({ Title, FileName }, at) =>
        `${String(at + 1).padStart(2, '0')} ${Title}${FileName.slice(FileName.lastIndexOf('.'))}`,
    ),
  );
  // Jest compares buffers byte by byte in JavaScript, which takes seconds.
  expect(zipped.map(({ content }, at) => content.equals(files[at] ?? Buffer.of()))).toEqual(
    Items.map(() => true),
  );
  const again = await organiser.app.inject({
    url: Archive?.Href ?? '',
    headers: { 'if-none-match': String(response.headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('prefers a file in the data folder to the one of the edition', async () => {
  const folder = join(organiser.folder, 'files/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'price-list-tw.pdf'), '%PDF-1.7 new');
  // Use another URL: the previous list is cached for some seconds.
  const { Items } = await ask('tw&fresh=1');
  expect(Items.find(({ FileName }) => FileName === 'price-list-tw.pdf')?.Size).toBe(12);
  rmSync(folder, { recursive: true });
});

it('omits files that are missing', async () => {
  const missing = {
    ...downloads[0],
    Id: '99',
    File: { tw: 'not-there.pdf', en: 'not-there.pdf' },
  } as never;
  await organiser.change({ ...smallEdition(), downloads: [...downloads, missing] });
  const { Items } = await ask('en');
  expect(Items.map(({ Id }) => Id)).not.toContain('99');
  expect(Items).toHaveLength(downloads.length);
});

it('the files of the seed are smaller than 1 MB', () => {
  const folder = join(import.meta.dirname, '../../seed/DSWINE2026/files');
  for (const { File } of downloads)
    expect(readFileSync(join(folder, File.tw)).length).toBeLessThan(1_000_000);
});

/** Reads the files of a zip from its central directory (APPNOTE 4.3). */
function readZip(zip: Buffer): { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, content: zip.subarray(start, start + size) });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
