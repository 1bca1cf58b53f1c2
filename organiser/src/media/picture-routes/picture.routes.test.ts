import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsDetail } from '@dswine/shared/contract/news';
import type { Picture } from '@dswine/shared/contract/wire';
import { systemClock } from '@dswine/shared/process/clock';
import sharp from 'sharp';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { mediaFolder, openPictureStorage, seedMediaFolder } from '../pictures/picture-storage.ts';
import { preparePicturesOf } from './prepare-pictures.ts';
import { createRenderedPictures } from '../pictures/rendered-pictures.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const drawing = (colour: string, style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450">${style}<rect class="a" width="800" height="450" fill="${colour}"/></svg>`;
const darkRule = '<style>@media(prefers-color-scheme:dark){.a{fill:#00f}}</style>';
const [red, green, blue] = [
  [250, 0, 0],
  [0, 130, 0],
  [0, 0, 250],
];
const redRaster = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();

const organiser = startedBeforeEach(startTestOrganiser);

let puts = 0;
/** Writes a picture file, each at another time. Returns its path. */
function put(of: 'seed' | 'operator', file: string, content: string | Buffer): string {
  const folder = { seed: seedMediaFolder, operator: mediaFolder }[of](organiser.folder);
  const target = join(folder, 'DSWINE2026', file);
  mkdirSync(join(folder, 'DSWINE2026'), { recursive: true });
  writeFileSync(target, content);
  puts += 1;
  utimesSync(target, puts, puts);
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
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(response.rawPayload).metadata();
  const { channels } = await sharp(response.rawPayload).stats();
  return { size: [width, height], colour: channels.map(({ mean }) => Math.round(mean / 10) * 10) };
}

it('serves a neutral placeholder of the right size for a record without a file', async () => {
  const { Src, Widths, Width, Height } = await newsPicture();
  const width = Widths?.at(-1) ?? 0;
  const { size } = await readPicture(Src);
  expect(size).toEqual([width, Math.round((width * Height) / Width)]);
});

it('renders the file of a record in each of its widths', async () => {
  put('seed', 'news-502.svg', drawing('#f00'));
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
  put('seed', 'news-502.svg', drawing('#f00'));
  const address = async (url: string) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'public, max-age=60']);
    return String(headers.location);
  };
  const first = await address(neutral.Src);
  expect((await readPicture(first)).colour).toEqual(red);
  // Files that are overwritten in place are noticed within ten seconds.
  put('seed', 'news-502.svg', drawing('#008000'));
  await organiser.clock.advance(10_000);
  const second = await address(first);
  expect(second).not.toBe(first);
  expect((await readPicture(second)).colour).toEqual(green);
  expect(await address('/api/expo/Picture/DSWINE2026/news/502')).toBe(second);
});

it("prefers the operator's photograph to the drawing, cropped to the frame", async () => {
  put('seed', 'news-502.svg', drawing('#f00', darkRule));
  const drawn = await newsPicture();
  expect(drawn.Dark).toBe(true);
  expect((await readPicture(drawn.Src)).colour).toEqual(red);
  expect((await readPicture(drawn.Src.replace('.webp', '-dark.webp'))).colour).toEqual(blue);
  put('operator', 'news-502.png', await redRaster(90, 90));
  // The response with its address is cached until then.
  await organiser.clock.advance(5001);
  const { Src, Dark } = await newsPicture();
  expect(Dark).toBeUndefined();
  expect(await readPicture(Src)).toEqual({ size: [1440, 810], colour: red });
});

it('does not crop logos', async () => {
  put('operator', 'partner-p.png', await redRaster(80, 40));
  const rendered = createRenderedPictures(organiser.folder);
  const pictures = openPictureStorage(organiser.folder, organiser.clock);
  const file = pictures.find('DSWINE2026', 'partner', 'p');
  const name = { kind: 'partner', id: 'p', hash: file?.hash ?? '', width: 240 } as const;
  const { channels } = await sharp(await rendered('DSWINE2026', name, file)).stats();
  // Half of it is transparent.
  expect(Math.round((channels[3]?.mean ?? 0) / 10)).toBe(13);
});

it('responds 404 to pictures of unknown or withdrawn records', async () => {
  put('seed', 'news-501.svg', drawing('#f00'));
  await organiser.withdraw('news', '501');
  for (const path of ['exhibitor/31415', 'castle/1', 'news/..%2f..%2forganiser.sqlite', 'news/501'])
    expect((await get(`/api/expo/Picture/DSWINE2026/${path}`)).statusCode).toBe(404);
});

it('renders the narrow widths in advance, products last', async () => {
  for (const name of ['product-20001', 'news-502', 'calendar-topic-1', 'photo-1-101'])
    put('seed', `${name}.svg`, drawing('#f00', darkRule));
  const options = {
    edition: 'DSWINE2026',
    pictures: openPictureStorage(organiser.folder, organiser.clock),
    dataFolder: organiser.folder,
    logger: undefined,
    // It pauses as long as it has rendered.
    clock: { ...systemClock, sleep: () => Promise.resolve() },
  };
  const order: string[] = [];
  const render = createRenderedPictures(organiser.folder);
  const rendered: typeof render = async (edition, name, file) => {
    order.push(`${name.kind} ${name.width}`);
    return render(edition, name, file);
  };
  await preparePicturesOf({ ...options, rendered }, new AbortController().signal);
  expect(order).toEqual(['news 368', 'news 720', 'product 360', 'product 720']);
});
