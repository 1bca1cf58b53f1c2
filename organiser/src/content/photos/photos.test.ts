import { AlbumDetail, AlbumList } from '@dswine/shared/contract/photos';
import { Report } from '@dswine/shared/contract/report';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readEdition } from '../../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(() => {
  const albums = readEdition('DSWINE2026', 'albums');
  const report = readEdition('DSWINE2026', 'report').flatMap((newest) => [
    { ...newest, Id: '2', Year: '2024' },
    newest,
  ]);
  return startTestOrganiser({ ...smallEdition(), albums, report });
});
const get = (url: string) => organiser.app.inject(url);
const photos = async () => {
  return (await organiser.read(AlbumDetail, 'Albums/Detail/DSWINE2026/1?Lang=tw')).Photos;
};

it('lists albums by group, and responds 404 to an unknown group', async () => {
  const list = (query: string) => organiser.read(AlbumList, `Albums/DSWINE2026?${query}`);
  expect((await list('Lang=en')).Groups.map(({ Name, Count }) => [Name, Count])).toEqual([
    ['On the floor', 2],
    ['Craft', 1],
  ]);
  expect(await list('Lang=tw&Group=2')).toMatchObject({ Items: [{ Id: '3' }] });
  expect((await organiser.get('Albums/DSWINE2026?Group=9')).statusCode).toBe(404);
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

it.each(['1/101-00000000-481.avif', '1/999-00000000-480.avif', '1/101-00000000-480.png'])(
  'responds 404 to other picture URLs: %s',
  async (path) => {
    expect((await organiser.get(`Photo/DSWINE2026/${path}`)).statusCode).toBe(404);
  },
);

it("puts an organiser's photographs first, and on the cover", async () => {
  const folder = join(organiser.folder, 'media/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'photo-1-103.png');
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a00' } }).toFile(file);
  const { Photos, Cover } = await organiser.read(AlbumDetail, 'Albums/Detail/DSWINE2026/1?Lang=en');
  expect(Photos.slice(0, 2).map(({ Id, Illustration }) => [Id, Illustration])).toEqual([
    ['103', false],
    ['101', true],
  ]);
  expect(Cover.Id).toBe('103');
});

describe('the report', () => {
  const report = (query: string) => organiser.read(Report, `Report/DSWINE2026?${query}`);

  it('is the newest one, or that of a year', async () => {
    expect(await report('Lang=en')).toMatchObject({ Year: '2025', Years: ['2025', '2024'] });
    expect(await report('Year=2024')).toMatchObject({ Year: '2024' });
    expect((await organiser.get('Report/DSWINE2026?Year=1999')).statusCode).toBe(404);
  });

  it('is served as a PDF', async () => {
    const { File } = await report('Lang=tw');
    const { headers, rawPayload } = await get(File?.Src ?? '');
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload).toHaveLength(File?.Bytes ?? 0);
  });
});
