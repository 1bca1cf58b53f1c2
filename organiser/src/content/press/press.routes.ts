import { join, extname } from 'node:path';
import {
  Press,
  type PressMedium,
  type PressFacts,
  type PressFile,
} from '@dswine/shared/contract/press';
import { type Localizer, localise, figuresOf } from '../editions/edition.ts';
import { orNothing, notFound } from '../../http/responses.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import {
  fileRoute,
  readRoute,
  type ReadRoute,
  ofCategory,
  pastLast,
  published,
} from '../editions/read-route.ts';
import { scalePicture } from '../../media/pictures/render-picture.ts';
import { pictureQuality } from '../../policies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeFactSheet, writeCaptions } from './press-texts.ts';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { newsCard } from '../news/news.routes.ts';
import type { EditionRecords } from '../records/records.ts';
import { listAreas } from '../editions/catalogue.ts';
import type { Picture } from '@dswine/shared/contract/wire';
import { filePath } from '../../media/files/files.routes.ts';
import type { StoredFile } from '../../media/files/file-storage.ts';
import { pictureSize, type Size } from '../../media/pictures/picture-kinds.ts';
import { pictureHash, type PictureFile } from '../../media/pictures/picture-storage.ts';
import { drawPlaceholder } from '../../media/pictures/placeholder.ts';
import { photoSize } from '../photos/photos.routes.ts';

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

type PressRoom = { record: EditionRecords['press']; press: Press };

const shownReleases = 4;

/** Everything in the press room; undefined when the edition has none. */
async function findPressRoom(
  dependencies: Dependencies,
  view: Localizer,
): Promise<PressRoom | undefined> {
  const { edition, lang } = view;
  const { code } = edition;
  const [record] = edition.records.press;
  if (!record) return undefined;
  const now = dependencies.now();
  // First those with the fair's name in the reader's language.
  const isOther = ({ File }: Logo) => Number(!File.endsWith(`-${lang}`));
  const ordered = record.Logos.toSorted((one, other) => isOther(one) - isOther(other));
  const logos = await Promise.all(ordered.map((logo) => logoOf(dependencies, view, logo)));
  const releases = ofCategory(pastLast(published(edition.records.news, now), now), 'press');
  const { Lead, Contact, Boilerplate, Rights, Accreditation } = localise(record, lang);
  const Media: PressMedium[] = [
    ...logos.filter((logo) => logo !== undefined),
    ...record.Pictures.map((picture) => pressPictureOf(dependencies, view, picture)),
  ];
  const press: Press = {
    Lead,
    Contact,
    Boilerplate,
    Facts: pressFacts(view),
    FactSheet: `/api/expo/Press/FactSheet/${code}?Lang=${lang}`,
    Kit: `/api/expo/Press/Kit/${code}?Lang=${lang}`,
    Rights,
    Media,
    Releases: releases.slice(0, shownReleases).map((release) => newsCard(view, release, now)),
    Accreditation,
  };
  return { record, press };
}

function pressFacts({ edition, lang, text }: Localizer): PressFacts {
  const [report] = edition.records.report;
  return {
    Figures: localise(figuresOf(edition), lang),
    Areas: listAreas(edition).map(({ record, exhibitors }) => ({
      Code: record.Code,
      Name: text(record.Name),
      Exhibitors: exhibitors,
    })),
    ...(report && { Report: { Year: report.Year, Figures: localise(report.Figures, lang) } }),
  };
}

type PressRecord = EditionRecords['press'];
type Logo = PressRecord['Logos'][number];
type PressPicture = PressRecord['Pictures'][number];

const printWidth = 2400;
const previewWidths = [480, 960] as const;

/** Formats of a logo, vectors first. The preview lies beside them as WebP. */
const logoFormats = ['.svg', '.pdf', '.png'] as const;
const previewFormat = { extension: '.webp', Width: 640, Height: 480 };

const frameOf = ({ Of }: PressPicture): Size =>
  Of.Kind === 'photo' ? photoSize : pictureSize(Of.Kind);

function heightAt(picture: PressPicture, width: number): number {
  const { Width, Height } = frameOf(picture);
  return Math.round((width * Height) / Width);
}

function hashOf(file: PictureFile | undefined, picture: PressPicture): string {
  return file?.hash ?? pictureHash(drawPlaceholder(frameOf(picture)));
}

async function logoFiles(
  { files }: Pick<Dependencies, 'files'>,
  edition: string,
  { File }: Logo,
): Promise<StoredFile[]> {
  const found = await Promise.all(logoFormats.map((format) => files(edition, `${File}${format}`)));
  return found.filter((file) => file !== undefined);
}

/** A logo as the API returns it, or undefined without a file. */
async function logoOf(
  { files }: Pick<Dependencies, 'files'>,
  { edition: { code: edition }, lang }: Localizer,
  logo: Logo,
): Promise<PressMedium | undefined> {
  const found = await logoFiles({ files }, edition, logo);
  const preview = await files(edition, `${logo.File}${previewFormat.extension}`);
  if (found.length === 0 || !preview) return undefined;
  const { Id, Title, Caption, Credit } = localise(logo, lang);
  const { Width, Height } = previewFormat;
  return {
    ...{ Id, Kind: 'logo', Title, Caption, Credit, Illustration: false },
    Preview: { Src: filePath(edition, preview), Width, Height, Tone: 'fair' },
    Files: found.map((file) => ({
      Href: filePath(edition, file),
      Format: extname(file.name).slice(1).toUpperCase(),
    })),
  };
}

/** A picture as the API returns it. A photograph of the organiser replaces the seed's drawing. */
function pressPictureOf(
  { pictures }: Pick<Dependencies, 'pictures'>,
  { edition: { code: edition }, lang }: Localizer,
  picture: PressPicture,
): PressMedium {
  const file = pictures.find(edition, picture.Of.Kind, picture.Of.Id);
  const { Id, Title, Caption, Credit } = localise(picture, lang);
  const src = (width: number, format: string) =>
    `/api/expo/Press/Picture/${edition}/${Id}-${hashOf(file, picture)}-${width}.${format}`;
  const Preview: Picture = {
    Src: src(previewWidths[1], 'webp'),
    Widths: [...previewWidths],
    ...frameOf(picture),
    Tone: picture.Area ?? 'fair',
  };
  const Files: PressFile[] = [
    {
      Href: src(printWidth, 'jpg'),
      Format: 'JPG',
      Width: printWidth,
      Height: heightAt(picture, printWidth),
    },
  ];
  const Illustration = file?.isDrawing ?? true;
  return { Id, Kind: 'picture', Title, Caption, Credit, Illustration, Preview, Files };
}
