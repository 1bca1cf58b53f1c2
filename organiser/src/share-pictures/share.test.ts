import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Calendar, CalendarDetail } from '@dswine/shared/contract/calendar';
import { Exhibition, ForExhibitors } from '@dswine/shared/contract/editions';
import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { NewsDetail, NewsList } from '@dswine/shared/contract/news';
import sharp from 'sharp';
import type { TSchema } from 'typebox';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { drawShare } from './draw-share.ts';
import { hasLettersFor } from './font-support.ts';
import type { ShareRequest } from './share-request.ts';
import { createShareStore } from './share-store.ts';

const expo = (path: string) => `/api/expo/${path}`;

describe('share picture URLs in API responses', () => {
  let organiser: TestOrganiser;
  beforeAll(async () => void (organiser = await startTestOrganiser()));
  afterAll(() => organiser.end());

  async function shares(): Promise<string[]> {
    const { app } = organiser;
    const ask = async <T extends { Share?: string }>(path: string, schema: TSchema) =>
      (await getData<T>(app, expo(path), schema)).Share ?? 'none';
    const fair = await getData<Exhibition>(app, expo('Exhibitions/DSWINE2026?Lang=en'), Exhibition);
    return [
      fair.web_Exhibition_Info.Share?.tw ?? 'none',
      fair.web_Exhibition_Info.Share?.en ?? 'none',
      await ask<NewsDetail>('News/Detail/DSWINE2026/502?Lang=en', NewsDetail),
      await ask<ExhibitorDetail>('Exhibitors/Detail/DSWINE2026/1001?Lang=tw', ExhibitorDetail),
      await ask<CalendarDetail>('Event/CalendarDetail/DSWINE2026/701?Lang=tw', CalendarDetail),
    ];
  }

  it('serve immutable JPEGs of 1200 × 630, different for each language', async () => {
    const found = await shares();
    expect(new Set(found).size).toBe(5);
    for (const address of found) {
      const response = await organiser.app.inject(address);
      expect([
        response.statusCode,
        response.headers['content-type'],
        response.headers['cache-control'],
      ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
      const { format, width, height } = await sharp(response.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(response.rawPayload.length).toBeLessThan(300_000);
    }
  });

  it('exist for categories, areas, calendar topics and the page for exhibitors', async () => {
    const found = await Promise.all(
      [
        ['News/DSWINE2026?Category=show&Lang=en', NewsList],
        ['Event/Calendar/DSWINE2026/1?Lang=tw', Calendar],
        ['Exhibitors/DSWINE2026?Area=sake&Lang=tw', ExhibitorList],
        ['Exhibitors/DSWINE2026?Category=whisky&Lang=en', ExhibitorList],
        ['Exhibitions/ForExhibitors/DSWINE2026?Lang=en', ForExhibitors],
      ].map(async ([path, schema]) => {
        const { Share } = await getData<{ Share?: string }>(
          organiser.app,
          expo(path as string),
          schema as TSchema,
        );
        return Share ?? 'none';
      }),
    );
    expect(found.map((address) => address.replace(/-[0-9a-f]{12}\.jpg/u, ''))).toEqual([
      '/api/expo/Share/DSWINE2026/news-category/show?Lang=en',
      '/api/expo/Share/DSWINE2026/calendar-topic/1?Lang=tw',
      '/api/expo/Share/DSWINE2026/area/sake?Lang=tw',
      '/api/expo/Share/DSWINE2026/exhibitor-category/whisky?Lang=en',
      '/api/expo/Share/DSWINE2026/for-exhibitors/DSWINE2026?Lang=en',
    ]);
    for (const address of found) {
      const response = await organiser.app.inject(address);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    const all = await getData<ExhibitorList>(
      organiser.app,
      expo('Exhibitors/DSWINE2026?Lang=tw'),
      ExhibitorList,
    );
    expect(all).not.toHaveProperty('Share');
  });

  it('change with the title, and old URLs serve the new picture with a short cache time', async () => {
    const before = await shares();
    const records = smallEdition();
    records.news = records.news.map((item) =>
      item.Id === '502' ? { ...item, Title: { tw: '新題', en: 'New title' } } : item,
    );
    await organiser.change(records);
    const after = await shares();
    expect(before.map((address, at) => address === after[at])).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    const old = await organiser.app.inject(before[2] ?? '');
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(old.rawPayload.equals((await organiser.app.inject(after[2] ?? '')).rawPayload)).toBe(
      true,
    );
  });

  it('serve the picture of the record as soon as it exists', async () => {
    const [address = ''] = await shares();
    const before = await organiser.app.inject(address);
    const folder = join(organiser.folder, 'media/DSWINE2026');
    mkdirSync(folder, { recursive: true });
    const red = { create: { width: 16, height: 9, channels: 3, background: '#f00' } } as const;
    await sharp(red).png().toFile(join(folder, 'fair-dswine2026.png'));
    const after = await organiser.app.inject(address);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    const frame = { left: 800, top: 200, width: 100, height: 100 };
    const { channels } = await sharp(
      await sharp(after.rawPayload).extract(frame).toBuffer(),
    ).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0]);
  });

  it.each([
    'news/9999-0123456789ab.jpg',
    'nothing/502-0123456789ab.jpg',
    'news/502.jpg',
    'fair/OTHER2026-0123456789ab.jpg',
  ])('respond 404 when invalid: %s', async (path) => {
    expect((await organiser.app.inject(expo(`Share/DSWINE2026/${path}`))).statusCode).toBe(404);
  });
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

it('drawShare includes the statutory warning and escapes the title', () => {
  const drawn = drawShare(request, true);
  expect(drawn).toContain('禁止酒駕　飲酒過量，有害健康');
  expect(drawn).toContain('&lt;/text&gt;');
  expect(drawn).not.toContain('<script');
});

it('drawShare draws the picture without text when no font is installed', () => {
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
  it('creates each picture once, one at a time, and stores it', async () => {
    const folder = join(
      process.env['TMPDIR'] ?? '/tmp',
      `dswine-share-${process.pid}-${Date.now()}`,
    );
    let running = 0;
    let made = 0;
    const make = async () => {
      expect(++running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return Buffer.from(`picture ${++made}`);
    };
    const picture = createShareStore(folder, make);
    const other = { ...request, title: 'Other' };
    const [a, b, c] = await Promise.all([picture(request), picture(request), picture(other)]);
    expect([String(a), String(b), String(c)]).toEqual(['picture 1', 'picture 1', 'picture 2']);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(String(await createShareStore(folder, make)(request))).toBe('picture 1');
    expect(made).toBe(2);
  });

  it('rejects the 61st queued picture with 503', async () => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const picture = createShareStore('/nonexistent/never-written', async () => {
      await gate;
      throw new Error('The disk is not needed here.');
    });
    const pictures = Array.from({ length: 60 }, (_, at) =>
      picture({ ...request, title: String(at) }).catch((error: Error) => error),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(picture({ ...request, title: 'one too many' })).rejects.toMatchObject({
      statusCode: 503,
    });
    go();
    expect((await Promise.all(pictures)).every((outcome) => outcome instanceof Error)).toBe(true);
  });
});
