import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { parse } from 'yaml';
import { smallEdition, type SmallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const file = join(import.meta.dirname, 'sample-videos.yaml');
const { terms, videos } = parse(readFileSync(file, 'utf8')) as SmallEdition;
const edition = { ...smallEdition(), videos };
edition.terms.push(...terms);
const organiser = startedBeforeAll(() => startTestOrganiser(edition));
beforeAll(() => {
  const folder = join(organiser.folder, 'files/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'film-one.mp4'), Buffer.alloc(1000, 7));
});

const expo = '/api/expo';
const list = async (query = '') => {
  const { Items } = await organiser.read(VideoList, `Videos/DSWINE2026?Lang=en${query}`);
  return Items;
};
const idsOf = async (query = '') => (await list(query)).map(({ Id }) => Id);
const play = (query: string) =>
  organiser.read(VideoDetail, `Videos/Play/DSWINE2026?Lang=en${query}`);
const get = (url = '', headers: Record<string, string> = {}) =>
  organiser.app.inject({ url, headers });
const statusOf = async (path: string) => (await get(`${expo}/${path}`)).statusCode;

it('lists videos newest first, and filters by category and exhibitor', async () => {
  expect(await list()).toMatchObject([
    { Id: '203', Elsewhere: 'Some Tube', Duration: 60 },
    { Id: '202', Exhibitor: { Id: '1001' } },
    { Id: '201', Year: 2025 },
  ]);
  expect(await idsOf('&Category=history')).toEqual(['201']);
  expect(await idsOf('&Exhibitor=1001')).toEqual(['202']);
});

it('lists a film last after its `Until` date', async () => {
  const idsUntil = async (Until: string) => {
    const videos = edition.videos.map((film) => (film.Id === '203' ? { ...film, Until } : film));
    await organiser.change({ ...edition, videos });
    return idsOf();
  };
  expect(await idsUntil('2026-04-17')).toEqual(['203', '202', '201']);
  expect(await idsUntil('2026-04-16')).toEqual(['202', '201', '203']);
  await organiser.change(edition);
});

it('returns the requested film, or the newest one with a file', async () => {
  expect(await play('')).toMatchObject({ Id: '202' });
  expect(await play('&Category=history')).toMatchObject({ Id: '201', Year: 2025 });
  expect(await play('&V=203')).toMatchObject({ Embed: { Provider: 'Some Tube' }, Captions: [] });
  expect(await statusOf('Videos/Play/DSWINE2026?V=999')).toBe(404);
});

it('serves captions in both languages with escaped markup', async () => {
  const { Captions } = await play('&V=202');
  expect(Captions.map(({ Lang }) => Lang)).toEqual(['tw', 'en']);
  const response = await get(Captions[1]?.Src);
  expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(response.body).toBe(
    'WEBVTT\n\n1\n00:00:00.200 --> 00:00:02.600 line:-3\nDawn --&gt; day\n\n2\n00:00:02.900 --> 00:01:05.000 line:-3\nDoors &amp; lights\n',
  );
  for (const file of ['203-tw.vtt', '202-fr.vtt'])
    expect(await statusOf(`VideoCaptions/DSWINE2026/${file}`)).toBe(404);
});

it('hides films that are withdrawn or whose exhibitor is withdrawn', async () => {
  await organiser.withdraw('video', '201');
  expect(await statusOf('Videos/Play/DSWINE2026?V=201')).toBe(404);
  await organiser.withdraw('exhibitor', '1001');
  expect(await idsOf()).toEqual(['203']);
  expect(await statusOf('VideoCaptions/DSWINE2026/202-tw.vtt')).toBe(404);
});
