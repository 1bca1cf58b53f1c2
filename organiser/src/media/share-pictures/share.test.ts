import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Calendar, CalendarDetail } from '@dswine/shared/contract/calendar';
import { Exhibition } from '@dswine/shared/contract/editions';
import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { NewsDetail, NewsList } from '@dswine/shared/contract/news';
import { until } from '@dswine/shared/testing/until';
import sharp from 'sharp';
import type { TSchema } from 'typebox';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { drawShare, hasLettersFor } from './draw-share.ts';
import { type ShareRequest, withoutEmoji } from './share-request.ts';
import { createShareStore } from './share.routes.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';
import { breakTitle, widthOf } from './wrap-title.ts';

describe('share picture URLs in API responses', () => {
  let organiser: TestOrganiser;
  beforeAll(async () => void (organiser = await startTestOrganiser()));
  afterAll(() => organiser.end());
  const get = (url = '') => organiser.app.inject(url);
  const shareOf = async (path: string, schema: TSchema) =>
    ((await organiser.read(schema, path)) as { Share?: string }).Share ?? 'none';

  async function shares(): Promise<string[]> {
    const fair = await organiser.read(Exhibition, 'Exhibitions/DSWINE2026?Lang=en');
    const { tw = 'none', en = 'none' } = fair.web_Exhibition_Info.Share ?? {};
    return [
      tw,
      en,
      await shareOf('News/Detail/DSWINE2026/502?Lang=en', NewsDetail),
      await shareOf('Exhibitors/Detail/DSWINE2026/1001?Lang=tw', ExhibitorDetail),
      await shareOf('Event/CalendarDetail/DSWINE2026/701?Lang=tw', CalendarDetail),
    ];
  }

  it('serve immutable JPEGs of 1200 × 630, different for each language', async () => {
    const found = await shares();
    expect(new Set(found).size).toBe(5);
    const { headers, rawPayload } = await get(found[0]);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(rawPayload).metadata()).toMatchObject(size);
    expect(rawPayload.length).toBeLessThan(300_000);
  });

  it.each([
    ['News/DSWINE2026?Category=show&Lang=en', NewsList, 'news-category/show?Lang=en'],
    ['Event/Calendar/DSWINE2026/1?Lang=tw', Calendar, 'calendar-topic/1?Lang=tw'],
    ['Exhibitors/DSWINE2026?Area=sake&Lang=tw', ExhibitorList, 'area/sake?Lang=tw'],
  ])('exist for %s', async (path, schema, name) => {
    const address = await shareOf(path, schema);
    expect(address.replace(/-[0-9a-f]{12}\.jpg/u, '')).toBe(`/api/expo/Share/DSWINE2026/${name}`);
  });

  it('do not exist for a list without a filter', async () => {
    expect(await shareOf('Exhibitors/DSWINE2026?Lang=tw', ExhibitorList)).toBe('none');
  });

  it('change with the title, and old URLs serve the new picture with a short cache time', async () => {
    const before = await shares();
    const records = smallEdition();
    records.news = records.news.map((item) =>
      item.Id === '502' ? { ...item, Title: { tw: '新題', en: 'New title' } } : item,
    );
    await organiser.change(records);
    const after = await shares();
    expect(after.filter((address, at) => address !== before[at])).toEqual([after[2]]);
    const old = await get(before[2]);
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(old.rawPayload.equals((await get(after[2])).rawPayload)).toBe(true);
  });

  it('serve the picture of the record as soon as it exists', async () => {
    const [address = ''] = await shares();
    const before = await get(address);
    const folder = join(organiser.folder, 'media/DSWINE2026');
    mkdirSync(folder, { recursive: true });
    const red = { create: { width: 16, height: 9, channels: 3, background: '#f00' } } as const;
    await sharp(red).png().toFile(join(folder, 'fair-dswine2026.png'));
    const after = await get(address);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    const frame = { left: 800, top: 200, width: 100, height: 100 };
    const part = await sharp(after.rawPayload).extract(frame).toBuffer();
    const { channels } = await sharp(part).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0]);
  });

  it.each(['news/9999-0123456789ab.jpg', 'nothing/502-0123456789ab.jpg', 'news/502.jpg'])(
    'respond 404 when invalid: %s',
    async (path) => {
      expect((await organiser.get(`Share/DSWINE2026/${path}`)).statusCode).toBe(404);
    },
  );
});

const request: ShareRequest = {
  kind: 'news',
  id: '501',
  picture: { kind: 'news', id: '501', area: 'wine' },
  lang: 'en',
  title: 'Bread </text><script> & "wine"',
  fair: 'Wine Fair',
  when: '17–20 April 2026',
  where: 'Hall 1',
};

it('drawShare includes the statutory warning and escapes the title, or draws no text without a font', () => {
  const drawn = drawShare(request, true);
  expect(drawn).toContain('禁止酒駕　飲酒過量，有害健康');
  expect(drawn).toContain('&lt;/text&gt;');
  expect(drawn).not.toContain('<script');
  expect(drawShare(request, false)).not.toContain('<text');
});

it('hasLettersFor returns false when the renderer draws boxes instead of letters', async () => {
  // A renderer without fonts: every glyph is a box.
  const boxes = ((svg: Buffer) => {
    expect(String(svg)).toContain('一');
    return sharp({ create: { width: 200, height: 200, channels: 3, background: '#000' } });
  }) as unknown as typeof sharp;
  expect(await hasLettersFor('tw', boxes)).toBe(false);
  expect(await hasLettersFor('en', sharp)).toBe(true);
});

describe('createShareStore', () => {
  const titled = (title: string) => ({ ...request, title });

  it('creates each picture once, one at a time, and stores it', async () => {
    const folder = newFolder();
    let finish: (() => void)[] = [];
    const made: string[] = [];
    const make = async ({ title }: ShareRequest) => {
      made.push(title);
      await new Promise<void>((resolve) => finish.push(resolve));
      return Buffer.from(`picture of ${title}`);
    };
    const picture = createShareStore(folder, make);
    const pictures = Promise.all(['one', 'one', 'two'].map((title) => picture(titled(title))));
    for (const count of [1, 2]) {
      await until(() => made.length === count && finish.length === 1);
      finish.forEach((one) => one());
      finish = [];
    }
    const texts = (await pictures).map(String);
    expect(texts.toSorted()).toEqual(['picture of one', 'picture of one', 'picture of two']);
    expect(made.toSorted()).toEqual(['one', 'two']);
    expect(readdirSync(folder)).toHaveLength(2);
    const stored = createShareStore(folder, () => Promise.reject(new Error('It is stored.')));
    expect(String(await stored(titled('two')))).toBe('picture of two');
  });

  it('rejects pictures with 503 while 60 others are queued', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const picture = createShareStore('/nonexistent/never-written', async () => {
      await gate;
      throw new Error('The disk is not needed here.');
    });
    const rejected: unknown[] = [];
    const pictures = Array.from({ length: 65 }, (_, at) =>
      picture(titled(String(at))).catch((error: unknown) => void rejected.push(error)),
    );
    await until(() => rejected.length === 5);
    for (const error of rejected) expect(error).toMatchObject({ statusCode: 503 });
    open();
    await Promise.all(pictures);
    expect(rejected).toHaveLength(65);
    expect(String(rejected.at(-1))).toContain('The disk');
  });
});

it.each([
  ['🍷 Old Vines', 'Old Vines'],
  ['歡迎光臨🎉！', '歡迎光臨！'],
  ['家庭日 👩‍👧‍👦 活動', '家庭日 活動'],
  ['日本🇯🇵清酒 ❤️', '日本 清酒'],
  ['Hall 1️⃣ 👋🏽', 'Hall'],
  ['蘇格蘭 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '蘇格蘭'],
  ['Wine © 2026, No. 1 ™ ★ 100% #1', 'Wine © 2026, No. 1 ™ ★ 100% #1'],
  ['一　二，ＡＢ', '一　二，ＡＢ'],
])('draws %j as %j', (title, drawn) => expect(withoutEmoji(title)).toBe(drawn));

const column = 528;
it.each([
  ['山坡上的夏多內：三個海拔，一個年份', 64, '山坡上的夏多內：|三個海拔，|一個年份'],
  ['到臺北，與亞洲的餐桌見面', 64, '到臺北，|與亞洲的餐桌見面'],
  ['2026 臺北國際酒展', 76, '2026|臺北國際酒展'],
])('breaks between phrases where they fit: %s', (title, size, lines) => {
  expect(breakTitle(title, column)).toEqual({ size, lines: lines.split('|') });
});
it('starts no line with closing punctuation, and leaves no line of one or two characters', () => {
  const title = '從宜蘭的雨季開始說起的一支單一麥芽威士忌，與它等待的十二個年頭';
  const { lines } = breakTitle(title, column);
  expect(lines.join('')).toBe(title);
  for (const line of lines) expect(line).toMatch(/^[^，。、；：！？」』）].{2,}/u);
});
it.each(['很長的標題'.repeat(40), 'a rather long title '.repeat(30), 'x'.repeat(500)])(
  'ends a title that is too long with an ellipsis, inside the column',
  (title) => {
    const { size, lines } = breakTitle(title, column);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.at(-1)).toMatch(/…$/u);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(column);
  },
);
