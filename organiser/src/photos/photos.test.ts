import { AlbumDetail, AlbumList } from '@dswine/shared/contract/photos';
import { Report } from '@dswine/shared/contract/report';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => {
  const albums = readEdition('DSWINE2026', 'albums');
  const report = readEdition('DSWINE2026', 'report').flatMap((newest) => [
    { ...newest, Id: '2', Year: '2024' },
    newest,
  ]);
  organiser = await startTestOrganiser({ ...smallEdition(), albums, report });
});
afterAll(() => organiser.end());
const get = (url: string) => organiser.app.inject(url);
const expo = (path: string) => `/api/expo/${path}`;
const photos = async () => {
  const url = expo('Albums/Detail/DSWINE2026/1?Lang=tw');
  return (await getData<AlbumDetail>(organiser.app, url, AlbumDetail)).Photos;
};

it('lists albums by group, and responds 404 to an unknown group', async () => {
  const list = (query: string) =>
    getData<AlbumList>(organiser.app, expo(`Albums/DSWINE2026?${query}`), AlbumList);
  expect((await list('Lang=en')).Groups.map(({ Name, Count }) => [Name, Count])).toEqual([
    ['On the floor', 2],
    ['Behind the scenes', 1],
  ]);
  expect(await list('Lang=tw&Group=2')).toMatchObject({ Items: [{ Id: '3', Count: 20 }] });
  expect((await get(expo('Albums/DSWINE2026?Group=9'))).statusCode).toBe(404);
});

it('renders each photo at its first request, in the format and width of its URL, and stores it', async () => {
  const [photo] = await photos();
  const small = photo?.Avif.split(' ')[0] ?? '';
  for (const [address, format, width] of [
    [small, 'heif', 480],
    [photo?.Large ?? '', 'webp', 1600],
  ] as const) {
    const { rawPayload, headers } = await get(address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width });
  }
  expect(readdirSync(join(organiser.folder, 'photos/DSWINE2026'))).toHaveLength(2);
});

it('renders the file of a photo, or a neutral placeholder without a file', async () => {
  const colour = async () => {
    const { rawPayload } = await get((await photos())[1]?.Src ?? '');
    const { channels } = await sharp(rawPayload).stats();
    return channels.map(({ mean }) => Math.round(mean / 10));
  };
  const [red = 0, green = 0] = await colour();
  expect(Math.abs(red - green)).toBeLessThan(3);
  const folder = join(organiser.folder, 'media/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'photo-1-102.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#f00"/></svg>',
  );
  // The response with its address is cached until then.
  await organiser.clock.advance(5001);
  expect(await colour()).toEqual([25, 0, 0]);
});

it.each([
  '1/101-00000000-481.avif',
  '1/999-00000000-480.avif',
  '9/101-00000000-480.avif',
  '1/101-00000000-480.png',
])('responds 404 to other picture URLs: %s', async (path) => {
  expect((await get(expo(`Photo/DSWINE2026/${path}`))).statusCode).toBe(404);
});

describe('the report', () => {
  const report = (query: string) =>
    getData<Report>(organiser.app, expo(`Report/DSWINE2026?${query}`), Report);

  it('is the newest one, or that of a year', async () => {
    expect(await report('Lang=en')).toMatchObject({ Year: '2025', Years: ['2025', '2024'] });
    expect(await report('Year=2024')).toMatchObject({ Year: '2024' });
    expect((await get(expo('Report/DSWINE2026?Year=1999'))).statusCode).toBe(404);
  });

  it.each(['tw', 'en'])('is served as a PDF (%s)', async (language) => {
    const { File } = await report(`Lang=${language}`);
    const { headers, rawPayload } = await get(File?.Src ?? '');
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload).toHaveLength(File?.Bytes ?? 0);
    expect(rawPayload.length).toBeLessThan(400_000);
  });
});
