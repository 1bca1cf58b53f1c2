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

const albums = readEdition('DSWINE2026', 'albums');
const report = readEdition('DSWINE2026', 'report');
let organiser: TestOrganiser;
beforeAll(async () => {
  organiser = await startTestOrganiser({
    ...smallEdition(),
    albums: [...albums],
    report: [...report],
  });
});
afterAll(() => organiser.end());
const expo = (path: string) => `/api/expo/${path}`;

it('lists albums by group, and responds 404 to an unknown group', async () => {
  const all = await getData<AlbumList>(organiser.app, expo('Albums/DSWINE2026?Lang=en'), AlbumList);
  expect(all.Groups.map(({ Name, Count }) => [Name, Count])).toEqual([
    ['On the floor', 2],
    ['Behind the scenes', 1],
  ]);
  const one = await getData<AlbumList>(
    organiser.app,
    expo('Albums/DSWINE2026?Lang=tw&Group=2'),
    AlbumList,
  );
  expect(one.Items.map(({ Id, Count }) => [Id, Count])).toEqual([['3', 20]]);
  expect((await organiser.app.inject(expo('Albums/DSWINE2026?Group=9'))).statusCode).toBe(404);
});

it('renders each photo at its first request, in the format and width of its URL, and stores it', async () => {
  const album = await getData<AlbumDetail>(
    organiser.app,
    expo('Albums/Detail/DSWINE2026/1?Lang=tw'),
    AlbumDetail,
  );
  const [photo] = album.Photos;
  const small = photo?.Avif.split(' ')[0] ?? '';
  for (const [address, format, width] of [
    [small, 'heif', 480],
    [photo?.Large ?? '', 'webp', 1600],
  ] as const) {
    const response = await organiser.app.inject(address);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const found = await sharp(response.rawPayload).metadata();
    expect([found.format, found.width]).toEqual([format, width]);
  }
  expect(readdirSync(join(organiser.folder, 'photos/DSWINE2026'))).toHaveLength(2);
});

it('renders the file of a photo, or a neutral placeholder without a file', async () => {
  const address = async () => {
    const album = await getData<AlbumDetail>(
      organiser.app,
      expo('Albums/Detail/DSWINE2026/1?Lang=tw'),
      AlbumDetail,
    );
    return album.Photos[1]?.Src ?? '';
  };
  const colour = async () => {
    const { rawPayload } = await organiser.app.inject(await address());
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
  expect(await colour()).toEqual([25, 0, 0]);
});

it.each([
  '1/101-00000000-481.avif',
  '1/999-00000000-480.avif',
  '9/101-00000000-480.avif',
  '1/101-00000000-480.png',
])('responds 404 to other picture URLs: %s', async (path) => {
  expect((await organiser.app.inject(expo(`Photo/DSWINE2026/${path}`))).statusCode).toBe(404);
});

it('serves the report as a PDF in the requested language, with range requests', async () => {
  for (const language of ['tw', 'en']) {
    const { File } = await getData<Report>(
      organiser.app,
      expo(`Report/DSWINE2026?Lang=${language}`),
      Report,
    );
    const response = await organiser.app.inject(File?.Src ?? '');
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.length).toBe(File?.Bytes);
    expect(response.rawPayload.length).toBeLessThan(400_000);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const part = await organiser.app.inject({
      url: File?.Src ?? '',
      headers: { range: 'bytes=0-4' },
    });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  }
});
