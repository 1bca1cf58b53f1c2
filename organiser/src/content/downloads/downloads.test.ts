import { mkdirSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Downloads } from '@dswine/shared/contract/downloads';
import { readEdition } from '../../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const downloads = readEdition('DSWINE2026', 'downloads');
const organiser = startedBeforeAll(() => startTestOrganiser({ ...smallEdition(), downloads }));

const ask = (lang: string) => organiser.read(Downloads, `Downloads/DSWINE2026?Lang=${lang}`);
const get = (url = '', headers: Record<string, string> = {}) =>
  organiser.app.inject({ url, headers });

it('lists existing files with their correct size and a thumbnail', async () => {
  const { Items, Archive } = await ask('en');
  expect(Items).toHaveLength(downloads.length);
  expect(Archive?.Size).toBe(Items.reduce((sum, { Size }) => sum + Size, 0));
  for (const { Href, Size } of Items) expect((await get(Href)).rawPayload).toHaveLength(Size);
  const picture = await get(Items[0]?.Thumbnail?.Src);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('serves all files in one zip, named by their titles', async () => {
  const { Items, Archive } = await ask('tw');
  const response = await get(Archive?.Href);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="dswine2026-exhibitor-files-tw.zip"',
  });
  // The files are in it as they are, each after its name.
  const zip = response.rawPayload;
  const places = [];
  for (const [at, { Title, FileName, Href }] of Items.entries()) {
    const name = `${String(at + 1).padStart(2, '0')} ${Title}${extname(FileName)}`;
    places.push(zip.indexOf(name), zip.indexOf((await get(Href)).rawPayload));
  }
  expect(places.includes(-1)).toBe(false);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const known = { 'if-none-match': String(response.headers['etag']) };
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let time = 0; time < 20; time += 1) {
    const again = await get(Archive?.Href, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  expect(open()).toBeLessThan(before + 10);
});

it('prefers a file in the data folder to the one of the edition', async () => {
  const folder = join(organiser.folder, 'files/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'floor-regulations-tw.pdf'), '%PDF-1.7 new');
  // The list is cached for five seconds.
  await organiser.clock.advance(5001);
  const { Items } = await ask('tw');
  expect(Items.find(({ FileName }) => FileName === 'floor-regulations-tw.pdf')?.Size).toBe(12);
  rmSync(folder, { recursive: true });
});

it('omits files that are missing', async () => {
  const File = { tw: 'not-there.pdf', en: 'not-there.pdf' };
  const missing = { ...downloads[0], Id: '99', File } as never;
  await organiser.change({ ...smallEdition(), downloads: [...downloads, missing] });
  const { Items } = await ask('en');
  expect(Items.map(({ Id }) => Id)).toEqual(downloads.map(({ Id }) => Id));
});
