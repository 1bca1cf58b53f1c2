import { join, extname } from 'node:path';
import { Press } from '@dswine/shared/contract/press';
import type { Localizer } from '../editions/localizer.ts';
import { orNothing } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import { fileRoute, readRoute, type ReadRoute } from '../editions/read-route.ts';
import { scalePicture } from '../../media/pictures/render-picture.ts';
import { pictureQuality } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  frameOf,
  hashOf,
  previewWidths,
  printWidth,
  type PressPicture,
  logoFiles,
} from './press-media.ts';
import { writeFactSheet, writeCaptions } from './press-texts.ts';
import { findPressRoom, type PressRoom } from './press-room.ts';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export const pressRoute = readRoute({
  path: '/Press/:code',
  summary: 'The press room: contact, releases, facts, logos and pictures',
  data: orNothing(Press),
  select: async ({ view, dependencies }) =>
    (await findPressRoom(dependencies, view))?.press ?? null,
});

const fileName = /^(\d+)-([0-9a-f]{8})-(\d+)\.(jpg|webp)$/u;

export function createPressFiles(dependencies: Dependencies): ReadRoute[] {
  const render = createPressPictures(dependencies);
  return [
    fileRoute({
      path: '/Press/FactSheet/:code',
      summary: 'The facts for the press as plain text',
      type: 'text/plain',
      async file({ edition, view }) {
        const { press } = await requireRoom(dependencies, view);
        return {
          body: writeFactSheet(edition.fair, press, view.lang),
          type: 'text/plain; charset=utf-8',
          name: fileOf(edition.code, `fact-sheet-${view.lang}.txt`),
        };
      },
    }),
    fileRoute({
      path: '/Press/Kit/:code',
      summary: 'Facts, captions, logos and pictures for the press in one zip',
      type: 'application/zip',
      async file({ edition, view }) {
        const room = await requireRoom(dependencies, view);
        const print = (code: string, picture: PressPicture) =>
          render(code, picture, printWidth, 'jpg');
        return {
          body: await writePressKit(dependencies, view, room, print),
          name: fileOf(edition.code, `press-kit-${view.lang}.zip`),
          headers: { 'cache-control': 'public, max-age=0, s-maxage=60' },
        };
      },
    }),
    fileRoute({
      path: '/Press/Picture/:code/:file',
      summary: 'A picture for the press: a JPEG for print or a WebP as preview',
      type: 'image/*',
      async file({ edition: { code, records }, params }) {
        const [, id, hash, wide, extension] = fileName.exec(params.file) ?? [];
        const format = extension === 'jpg' ? 'jpg' : 'webp';
        const picture = records.press[0]?.Pictures.find(({ Id }) => Id === id);
        const widths: readonly number[] = format === 'jpg' ? [printWidth] : previewWidths;
        const width = widths.find((candidate) => String(candidate) === wide);
        if (!picture || width === undefined) throw notFound('picture');
        const source = dependencies.pictures.find(code, picture.Of.Kind, picture.Of.Id);
        return {
          body: await render(code, picture, width, format),
          isCurrent: hashOf(source, picture) === hash,
          ...(format === 'jpg'
            ? { type: 'image/jpeg', name: fileOf(code, `picture-${picture.Id}.jpg`) }
            : { type: 'image/webp' }),
        };
      },
    }),
  ];
}

async function requireRoom(dependencies: Dependencies, view: Localizer): Promise<PressRoom> {
  const room = await findPressRoom(dependencies, view);
  if (!room) throw notFound('file');
  return room;
}

const fileOf = (code: string, end: string) => `${code.toLowerCase()}-${end}`;

type RenderPress = (
  edition: string,
  picture: PressPicture,
  width: number,
  format: 'jpg' | 'webp',
) => Promise<Buffer>;

/** Renders pictures for the press on first request and caches them on disk. */
function createPressPictures({ pictures, dataFolder }: Dependencies): RenderPress {
  const cachedFile = createGeneratedFileCache(join(dataFolder, 'press'));
  return async (edition, picture, width, format) => {
    const source = pictures.find(edition, picture.Of.Kind, picture.Of.Id);
    const cached = `${edition}/${picture.Id}-${hashOf(source, picture)}-${width}.${format}`;
    return cachedFile(cached, async () => {
      const scaled = await scalePicture({ path: source?.path, frame: frameOf(picture), width });
      return format === 'jpg'
        ? scaled.flatten({ background: '#fff' }).jpeg(pictureQuality.pressJpeg).toBuffer()
        : scaled.webp(pictureQuality.webp).toBuffer();
    });
  };
}

/** Makes the file of a picture for print, or reads it from the cache. */
type PrintPicture = (edition: string, picture: PressPicture) => Promise<Buffer>;

async function writePressKit(
  dependencies: Pick<Dependencies, 'files'>,
  { edition: { fair }, lang }: Localizer,
  { record, press }: PressRoom,
  printPicture: PrintPicture,
): Promise<Readable> {
  const zip = new ZipFile();
  const add = (name: string, content: Buffer | string) =>
    zip.addBuffer(Buffer.from(content), `${fair.Code.toLowerCase()}-${name}`);
  add(`fact-sheet-${lang}.txt`, writeFactSheet(fair, press, lang));
  const nameOf = ({ Kind, Id }: { Kind: string; Id: string }) => `${Kind}-${Id}`;
  add(`captions-${lang}.txt`, writeCaptions(fair, press, nameOf, lang));
  for (const logo of record.Logos)
    for (const file of await logoFiles(dependencies, fair.Code, logo))
      add(`logo-${logo.Id}${extname(file.name)}`, await readFile(file.path));
  for (const picture of record.Pictures)
    add(`picture-${picture.Id}.jpg`, await printPicture(fair.Code, picture));
  zip.end();
  return zip.outputStream as Readable;
}
