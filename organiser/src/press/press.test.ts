import { Press } from '@dswine/shared/contract/press';
import { mkdirSync } from 'node:fs';
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
  const records = smallEdition();
  const [release] = records.news;
  if (release) release.Category = 'press';
  records.terms.push({
    Kind: 'news-category',
    Code: 'press',
    Name: { tw: '新聞稿', en: 'Press releases' },
  });
  organiser = await startTestOrganiser({
    ...records,
    press: readEdition('DSWINE2026', 'press'),
    report: readEdition('DSWINE2026', 'report'),
  });
});
afterAll(() => organiser.end());

const ask = (lang: 'tw' | 'en') =>
  getData<Press>(organiser.app, `/api/expo/Press/DSWINE2026?Lang=${lang}`, Press);

it('lists existing files: each logo as vector and raster, each picture as a JPEG', async () => {
  const { Media } = await ask('en');
  const formats = Media.map(({ Kind, Files }) => [Kind, ...Files.map(({ Format }) => Format)]);
  expect(formats).toEqual([
    ...Array.from({ length: 3 }, () => ['logo', 'SVG', 'PNG']),
    ...Array.from({ length: 4 }, () => ['picture', 'JPG']),
  ]);
  for (const { Files, Preview } of Media)
    for (const href of [Preview.Src, ...Files.map(({ Href }) => Href)])
      expect([href, (await organiser.app.inject(href)).statusCode]).toEqual([href, 200]);
  const [size] = Media.at(-1)?.Files ?? [];
  const { rawPayload, headers } = await organiser.app.inject(size?.Href ?? '');
  const { width, height, format } = await sharp(rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', size?.Width, size?.Height]);
  expect(headers['content-disposition']).toBe('attachment; filename="dswine2026-picture-14.jpg"');
});

it('labels a drawing as an illustration until a photograph replaces it', async () => {
  const isIllustration = async (lang: 'tw' | 'en') =>
    (await ask(lang)).Media.find(({ Id }) => Id === '12')?.Illustration;
  expect(await isIllustration('en')).toBe(true);
  const folder = join(organiser.folder, 'media', 'DSWINE2026');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 96, height: 64, channels: 3, background: '#123' } })
    .jpeg()
    .toFile(join(folder, 'photo-1-101.jpg'));
  // Use a language not requested before: responses are cached until the content changes.
  expect(await isIllustration('tw')).toBe(false);
});

it('returns the figures of the About and Report pages, and press releases only', async () => {
  const { Facts, Releases } = await ask('en');
  const get = async <T>(path: string) =>
    (await organiser.app.inject(`/api/expo/${path}?Lang=en`)).json<{ Data: T }>().Data;
  type About = { Figures: object[]; Areas: { ExhibitorCount: number }[] };
  const about = await get<About>('Exhibitions/About/DSWINE2026');
  const report = await get<{ Figures: object[] }>('Report/DSWINE2026');
  expect(Facts.Figures).toEqual(about.Figures);
  expect(Facts.Areas.map(({ Exhibitors }) => Exhibitors)).toEqual(
    about.Areas.map(({ ExhibitorCount }) => ExhibitorCount),
  );
  expect(Facts.Report?.Figures).toEqual(report.Figures);
  expect(new Set(Releases.map(({ Category }) => Category.Code))).toEqual(new Set(['press']));
});

it.each(['tw', 'en'] as const)('serves the fact sheet as plain text (%s)', async (lang) => {
  const { FactSheet, Contact } = await ask(lang);
  const { body, headers } = await organiser.app.inject(FactSheet);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('21,460');
  expect(body).toContain(Contact.Email);
  expect(body).toMatch(lang === 'tw' ? /禁止酒駕/ : /drink and drive/);
});

it('packs all files into one zip, with captions', async () => {
  const { Kit } = await ask('en');
  const { rawPayload, headers } = await organiser.app.inject(Kit);
  expect(headers['content-type']).toBe('application/zip');
  const names = [
    ...rawPayload.toString('latin1').matchAll(/PK\x01\x02.{42}(dswine[\w.-]+\.\w{3})/gsu),
  ];
  expect(names.map(([, name]) => name)).toEqual([
    'dswine2026-fact-sheet-en.txt',
    'dswine2026-captions-en.txt',
    ...[1, 2, 3].flatMap((id) => [`dswine2026-logo-${id}.svg`, `dswine2026-logo-${id}.png`]),
    ...[11, 12, 13, 14].map((id) => `dswine2026-picture-${id}.jpg`),
  ]);
});

it('responds 404 to unknown pictures and to editions without a press room', async () => {
  await expect(getData(organiser.app, '/api/expo/Press/DSWINE2025', Press)).rejects.toThrow();
  for (const path of ['Picture/DSWINE2026/99-00000000-480.webp', 'Kit/DSWINE2025'])
    expect((await organiser.app.inject(`/api/expo/Press/${path}`)).statusCode).toBe(404);
});
