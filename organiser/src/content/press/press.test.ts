import { Press } from '@dswine/shared/contract/press';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readEdition } from '../../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(() => {
  const press = readEdition('DSWINE2026', 'press');
  const report = readEdition('DSWINE2026', 'report');
  return startTestOrganiser({ ...smallEdition(), press, report });
});

type Lang = 'tw' | 'en';
const get = (url: string) => organiser.app.inject(url);
const ask = (lang: Lang) => organiser.read(Press, `Press/DSWINE2026?Lang=${lang}`);

it('lists existing files: each logo as vector and raster, each picture as a JPEG', async () => {
  const { Media } = await ask('en');
  const formats = Media.map(({ Kind, Files }) => [Kind, ...Files.map(({ Format }) => Format)]);
  expect([formats.at(0), formats.at(-1)]).toEqual([
    ['logo', 'SVG', 'PDF', 'PNG'],
    ['picture', 'JPG'],
  ]);
  expect(Media.at(0)?.Files[0]?.Href).toContain('-en.svg');
  for (const { Href } of Media.at(0)?.Files ?? []) expect((await get(Href)).statusCode).toBe(200);
  const [file] = Media.at(-1)?.Files ?? [];
  const { rawPayload, headers } = await get(file?.Href ?? '');
  const { width, height, format } = await sharp(rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', file?.Width, file?.Height]);
  expect(headers['content-disposition']).toBe('attachment; filename="dswine2026-picture-14.jpg"');
});

it('labels a drawing as an illustration until a photograph replaces it', async () => {
  const isIllustration = async () =>
    (await ask('en')).Media.find(({ Id }) => Id === '12')?.Illustration;
  expect(await isIllustration()).toBe(true);
  const folder = join(organiser.folder, 'media', 'DSWINE2026');
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 96, height: 64, channels: 3, background: '#123' } })
    .jpeg()
    .toFile(join(folder, 'photo-1-101.jpg'));
  // Responses are cached until then.
  await organiser.clock.advance(5001);
  expect(await isIllustration()).toBe(false);
});

it('returns the figures of the About and Report pages, and press releases only', async () => {
  const { Facts, Releases } = await ask('en');
  const figuresOf = async (path: string) =>
    (await get(`/api/expo/${path}/DSWINE2026?Lang=en`)).json<{ Data: { Figures: object[] } }>().Data
      .Figures;
  expect(Facts.Figures).toEqual(await figuresOf('Exhibitions/About'));
  expect(Facts.Report?.Figures).toEqual(await figuresOf('Report'));
  expect(Releases.map(({ Id }) => Id)).toEqual(['502']);
});

it.each<[Lang, warning: string]>([
  ['tw', '禁止酒駕'],
  ['en', 'drink and drive'],
])('serves the fact sheet as plain text (%s)', async (lang, warning) => {
  const { FactSheet, Contact } = await ask(lang);
  const { body, headers } = await get(FactSheet);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const text of ['21,460', Contact.Email, warning]) expect(body).toContain(text);
});

it('packs all files into one zip, with captions', async () => {
  const { rawPayload, headers } = await get((await ask('en')).Kit);
  expect(headers['content-type']).toBe('application/zip');
  const directory = /PK\x01\x02.{42}(dswine[\w.-]+\.\w{3})/gsu;
  const names = [...rawPayload.toString('latin1').matchAll(directory)].map(([, name]) => name);
  expect(names.slice(0, 5)).toEqual([
    'dswine2026-fact-sheet-en.txt',
    'dswine2026-captions-en.txt',
    'dswine2026-logo-1.svg',
    'dswine2026-logo-1.pdf',
    'dswine2026-logo-1.png',
  ]);
  expect(names).toContain('dswine2026-picture-14.jpg');
});

it.each(['Picture/DSWINE2026/99-00000000-480.webp', 'Kit/DSWINE2025'])(
  'responds 404 to %s',
  async (path) => expect((await get(`/api/expo/Press/${path}`)).statusCode).toBe(404),
);
