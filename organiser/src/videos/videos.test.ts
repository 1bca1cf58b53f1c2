import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@dswine/shared/fair/dates';
import { VideoDetail, VideoList } from '@dswine/shared/contract/videos';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { restoreRecord, withdrawRecord } from '../store/content.ts';
import { sampleVideos } from './videos.fixture.ts';

const edition = { ...smallEdition(), videos: sampleVideos.videos };
edition.terms = [...edition.terms, ...sampleVideos.categories];
let organiser: TestOrganiser;
beforeAll(async () => {
  organiser = await startTestOrganiser(edition);
  const folder = join(organiser.folder, 'files/DSWINE2026');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'film-one.mp4'), Buffer.alloc(1000, 7));
});
afterAll(() => organiser.end());

const list = (query = '') =>
  getData<VideoList>(organiser.app, `/api/expo/Videos/DSWINE2026?Lang=en${query}`, VideoList);
const play = (query: string) =>
  getData<VideoDetail>(
    organiser.app,
    `/api/expo/Videos/Play/DSWINE2026?Lang=en${query}`,
    VideoDetail,
  );
const ask = (url: string, headers: Record<string, string> = {}) =>
  organiser.app.inject({ url, headers });

it('lists videos newest first, and filters by category and exhibitor', async () => {
  const all = await list();
  expect(all.Items.map(({ Id }) => Id)).toEqual(['203', '202', '201']);
  expect(all.Items[0]).toMatchObject({ Elsewhere: 'Some Tube', Duration: 60 });
  expect(all.Items[1]).toMatchObject({ Exhibitor: { Id: '1001' } });
  expect((await list('&Category=history')).Items.map(({ Year }) => Year)).toEqual([2025]);
  expect((await list('&Category=unheard-of')).Items).toEqual([]);
  expect((await list('&Exhibitor=1001')).Items.map(({ Id }) => Id)).toEqual(['202']);
});

it('lists a film last after its `Until` date', async () => {
  const until = (day: string) => ({
    ...edition,
    videos: edition.videos.map((film) => (film.Id === '203' ? { ...film, Until: day } : film)),
  });
  const ids = async () => (await list()).Items.map(({ Id }) => Id);
  await organiser.change(until(dayOf(new Date().toISOString())));
  expect(await ids()).toEqual(['203', '202', '201']);
  await organiser.change(until('2026-04-16'));
  expect(await ids()).toEqual(['202', '201', '203']);
  await organiser.change(edition);
});

it('returns the requested film, or the newest one with a file', async () => {
  expect(await play('')).toMatchObject({ Id: '202' });
  expect(await play('&Category=history')).toMatchObject({ Id: '201', Year: 2025 });
  expect(await play('&V=203')).toMatchObject({ Embed: { Provider: 'Some Tube' }, Captions: [] });
  expect((await ask('/api/expo/Videos/Play/DSWINE2026?V=999')).statusCode).toBe(404);
});

it('serves byte ranges of a film with its type and an ETag', async () => {
  const { File } = await play('&V=202');
  expect(File?.Type).toBe('video/mp4');
  const part = await ask(File?.Src ?? '', { range: 'bytes=0-1' });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-1/1000',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"/u),
  });
  expect(part.headers).not.toHaveProperty('content-disposition');
});

it('serves captions in both languages with escaped markup', async () => {
  const { Captions } = await play('&V=202');
  expect(Captions.map(({ Lang }) => Lang)).toEqual(['tw', 'en']);
  const response = await ask(Captions[1]?.Src ?? '');
  expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(response.body).toBe(
    'WEBVTT\n\n1\n00:00:00.200 --> 00:00:02.600 line:-3\nDawn --&gt; day\n\n2\n00:00:02.900 --> 00:01:05.000 line:-3\nDoors &amp; lights\n',
  );
  expect((await ask(Captions[0]?.Src ?? '')).body).toContain('天亮');
  for (const file of ['999-tw.vtt', '203-tw.vtt', '202-fr.vtt', '202'])
    expect((await ask(`/api/expo/VideoCaptions/DSWINE2026/${file}`)).statusCode).toBe(404);
});

it('hides films that are withdrawn or whose exhibitor is withdrawn', async () => {
  await withdrawRecord(organiser.database, 'DSWINE2026', 'video', '201');
  expect((await ask('/api/expo/Videos/Play/DSWINE2026?V=201')).statusCode).toBe(404);
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1001');
  expect((await list()).Items.map(({ Id }) => Id)).toEqual(['203']);
  expect((await ask('/api/expo/VideoCaptions/DSWINE2026/202-tw.vtt')).statusCode).toBe(404);
  await restoreRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1001');
  await restoreRecord(organiser.database, 'DSWINE2026', 'video', '201');
});
