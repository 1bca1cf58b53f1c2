import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import type { About, ForExhibitors } from '@dswine/shared/contract/editions';
import type { NewsDetail, NewsList } from '@dswine/shared/contract/news';
import type { Picture } from '@dswine/shared/contract/wire';
import sharp from 'sharp';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { withdrawRecord } from '../store/content.ts';
import { mediaFolder, openPictureStorage, seedMediaFolder } from '../pictures/picture-storage.ts';
import { startPreparing } from './prepare-pictures.ts';
import { createRenderedPictures, renderedFolder } from '../pictures/rendered-pictures.ts';

const immutable = 'public, max-age=31536000, immutable';
const drawing = (colour: string, style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450">${style}<rect class="a" width="800" height="450" fill="${colour}"/></svg>`;
const darkRule = '<style>@media(prefers-color-scheme:dark){.a{fill:#00f}}</style>';
const [red, green, blue] = [
  [250, 0, 0],
  [0, 130, 0],
  [0, 0, 250],
];

let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser()));
afterEach(() => organiser.end());

function put(folder: string, file: string, content: string | Buffer): string {
  const target = join(folder, 'DSWINE2026', file);
  mkdirSync(join(folder, 'DSWINE2026'), { recursive: true });
  writeFileSync(target, content);
  return target;
}
const get = (url: string) => organiser.app.inject(url);
const data = async <T>(path: string) => (await get(`/api/expo/${path}`)).json<{ Data: T }>().Data;
const newsPicture = async (): Promise<Picture> =>
  (await data<NewsDetail>('News/Detail/DSWINE2026/502')).Picture;

/** The mean colour, rounded to tens, and the size of a picture that must exist. */
async function readPicture(url: string) {
  const response = await get(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(response.headers['cache-control']).toBe(immutable);
  const { width, height } = await sharp(response.rawPayload).metadata();
  const { channels } = await sharp(response.rawPayload).stats();
  return { size: [width, height], colour: channels.map(({ mean }) => Math.round(mean / 10) * 10) };
}

it('serves a neutral placeholder of the right size for a record without a file', async () => {
  const { Areas } = await data<About>('Exhibitions/About/DSWINE2026');
  const { Items } = await data<NewsList>('News/DSWINE2026');
  const { Picture } = await data<ForExhibitors>('Exhibitions/ForExhibitors/DSWINE2026');
  const entry = await data<CalendarDetail>('Event/CalendarDetail/DSWINE2026/701');
  for (const { Src, Widths, Width, Height } of [
    ...[...Areas, ...Items, entry].map((item) => item.Picture),
    Picture,
  ]) {
    const width = Widths?.at(-1) ?? 0;
    const { size } = await readPicture(Src);
    expect(size).toEqual([width, Math.round((width * Height) / Width)]);
  }
});

it('renders the file of a record in each of its widths', async () => {
  put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing('#f00'));
  const { Src, Widths = [], Dark } = await newsPicture();
  expect([Widths, Dark]).toEqual([[368, 720, 1440], undefined]);
  for (const width of Widths)
    expect(await readPicture(Src.replace('-1440.', `-${width}.`))).toEqual({
      size: [width, (width * 9) / 16],
      colour: red,
    });
  const head = await organiser.app.inject({ url: Src, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await get(Src.replace('-1440.', '-1441.'))).statusCode).toBe(404);
});

it('redirects outdated picture URLs to the URL of the current content', async () => {
  const neutral = await newsPicture();
  const file = put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing('#f00'));
  const address = async (url: string) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'public, max-age=60']);
    return String(headers.location);
  };
  const first = await address(neutral.Src);
  expect((await readPicture(first)).colour).toEqual(red);
  rmSync(file);
  await pause(20);
  put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing('#008000'));
  const second = await address(first);
  expect(second).not.toBe(first);
  expect((await readPicture(second)).colour).toEqual(green);
  expect(await address('/api/expo/Picture/DSWINE2026/news/502')).toBe(second);
});

it('renders a dark variant when the drawing has one', async () => {
  put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing('#f00', darkRule));
  const { Src, Dark } = await newsPicture();
  expect(Dark).toBe(true);
  expect((await readPicture(Src)).colour).toEqual(red);
  expect((await readPicture(Src.replace('.webp', '-dark.webp'))).colour).toEqual(blue);
});

it("prefers the operator's photograph to the drawing, cropped to the frame", async () => {
  put(seedMediaFolder(organiser.folder), 'news-502.svg', drawing('#008000', darkRule));
  const square = { create: { width: 90, height: 90, channels: 3, background: '#f00' } } as const;
  put(mediaFolder(organiser.folder), 'news-502.png', await sharp(square).png().toBuffer());
  const { Src, Dark } = await newsPicture();
  expect(Dark).toBeUndefined();
  expect(await readPicture(Src)).toEqual({ size: [1440, 810], colour: red });
});

it('does not crop logos', async () => {
  const wide = { create: { width: 80, height: 40, channels: 3, background: '#f00' } } as const;
  put(mediaFolder(organiser.folder), 'partner-p.png', await sharp(wide).png().toBuffer());
  const rendered = createRenderedPictures(organiser.folder);
  const file = openPictureStorage(organiser.folder).find('DSWINE2026', 'partner', 'p');
  const name = { kind: 'partner', id: 'p', hash: file?.hash ?? '', width: 240 } as const;
  const { channels } = await sharp(await rendered('DSWINE2026', name, file)).stats();
  // Half of it is transparent.
  expect(Math.round((channels[3]?.mean ?? 0) / 10)).toBe(13);
});

it.each(['exhibitor/31415', 'castle/1', 'fair/X', 'news/..%2f..%2forganiser.sqlite'])(
  'responds 404 to the picture %s',
  async (path) => {
    expect((await get(`/api/expo/Picture/DSWINE2026/${path}`)).statusCode).toBe(404);
  },
);

it('responds 404 to the picture of a withdrawn record', async () => {
  put(seedMediaFolder(organiser.folder), 'news-501.svg', drawing('#f00'));
  await withdrawRecord(organiser.database, 'DSWINE2026', 'news', '501');
  expect((await get('/api/expo/Picture/DSWINE2026/news/501')).statusCode).toBe(404);
});

it('detects a file that was overwritten in place', () => {
  let time = 0;
  const pictures = openPictureStorage(organiser.folder, () => time);
  const hash = () => pictures.find('DSWINE2026', 'news', '502')?.hash;
  put(mediaFolder(organiser.folder), 'news-502.svg', drawing('#f00'));
  const before = hash();
  put(mediaFolder(organiser.folder), 'news-502.svg', drawing('#008000'));
  time = 60_000;
  expect([before, hash()]).toEqual([expect.any(String), expect.not.stringContaining(`${before}`)]);
});

it('renders the narrow widths in advance, products last', async () => {
  for (const name of ['product-20001', 'news-502', 'calendar-topic-1', 'photo-1-101'])
    put(seedMediaFolder(organiser.folder), `${name}.svg`, drawing('#f00', darkRule));
  const order: string[] = [];
  const stop = startPreparing({
    edition: 'DSWINE2026',
    pictures: openPictureStorage(organiser.folder),
    dataFolder: organiser.folder,
    logger: undefined,
    rendered: async (edition, name, file) => {
      order.push(`${name.kind} ${name.width}`);
      return createRenderedPictures(organiser.folder)(edition, name, file);
    },
  });
  while (order.length < 4) await pause(20);
  await stop();
  expect(order).toEqual(['news 368', 'news 720', 'product 360', 'product 720']);
  expect(readdirSync(join(renderedFolder(organiser.folder), 'DSWINE2026'))).toHaveLength(4);
});
