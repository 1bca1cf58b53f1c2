import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import type { About, ForExhibitors } from '@dswine/shared/contract/editions';
import type { NewsList } from '@dswine/shared/contract/news';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { withdrawRecord } from '../store/content.ts';
import { mediaFolder, seedMediaFolder } from './picture-storage.ts';

const news = '/api/expo/Picture/DSWINE2026/news/502';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';
let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

function put(folder: string, file: string, text: string): string {
  const target = join(folder, 'DSWINE2026', file);
  mkdirSync(join(folder, 'DSWINE2026'), { recursive: true });
  writeFileSync(target, text);
  return target;
}
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await organiser.app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.body };
};
const data = async <T>(path: string) =>
  (await organiser.app.inject(`/api/expo/${path}`)).json<{ Data: T }>().Data;

it('answers a neutral picture of the right size for a record without a file, for a minute', async () => {
  const { Areas } = await data<About>('Exhibitions/About/DSWINE2026');
  const { Items } = await data<NewsList>('News/DSWINE2026');
  const { Picture } = await data<ForExhibitors>('Exhibitions/ForExhibitors/DSWINE2026');
  const entry = await data<CalendarDetail>('Event/CalendarDetail/DSWINE2026/701');
  const pictures = [...Areas, ...Items, entry].map((item) => item.Picture);
  for (const { Src, Width, Height } of [...pictures, Picture]) {
    const { status, headers, body } = await get(Src);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=60',
    ]);
    expect(body).toContain(`viewBox="0 0 ${Width} ${Height}"`);
  }
});

it('answers the file of a record with a tag, for a day, and as a page it loads nothing', async () => {
  const file = put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing);
  const { status, headers, body } = await get(news);
  expect([status, body]).toEqual([200, drawing]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  const head = await organiser.app.inject({ url: news, method: 'HEAD' });
  expect(head.headers['content-length']).toBe(String(drawing.length));
  expect((await get(news, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  rmSync(file);
});

it("prefers the operator's file to the drawing of the seed, in any format", async () => {
  const files = [
    put(seedMediaFolder(organiser.folder), 'fair-dswine2026.svg', drawing),
    put(mediaFolder(organiser.folder), 'fair-dswine2026.webp', 'a photograph'),
  ];
  const { headers, body } = await get('/api/expo/Picture/DSWINE2026/fair/DSWINE2026');
  expect([headers['content-type'], body]).toEqual(['image/webp', 'a photograph']);
  for (const file of files) rmSync(file);
});

it.each(['exhibitor/31415', 'castle/1', 'fair/X', 'news/..%2f..%2forganiser.sqlite'])(
  'has no picture %s',
  async (path) => {
    const { status } = await get(`/api/expo/Picture/DSWINE2026/${path}`);
    expect(status).toBe(404);
  },
);

it('shows no picture of a withdrawn record', async () => {
  put(seedMediaFolder(organiser.folder), 'news-501.svg', drawing);
  await withdrawRecord(organiser.database, 'DSWINE2026', 'news', '501');
  expect((await get('/api/expo/Picture/DSWINE2026/news/501')).status).toBe(404);
});
