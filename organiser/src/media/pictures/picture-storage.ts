import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Clock } from '@dswine/shared/process/clock';
import { hasDarkScheme } from './dark-scheme.ts';

/** The source file of a picture: a photograph of the operator or a drawing of the seed. */
export type PictureFile = {
  path: string;
  /** Of the content, as part of the URL. */
  hash: string;
  /** Whether it has other colours in a dark colour scheme. */
  isDarkToo: boolean;
  /** Whether the seed drew it, because there is no photograph, logo or portrait. */
  isDrawing: boolean;
};
export type PictureStorage = {
  /** The file of a record's picture, or undefined when it has none. */
  find: (edition: string, kind: string, id: string) => PictureFile | undefined;
  /** All files of an edition, by `pictureName`. */
  list: (edition: string) => ReadonlyMap<string, PictureFile>;
};

/** Rasters first: an operator's photograph replaces an SVG of the same folder. */
export const pictureExtensions = ['.avif', '.webp', '.jpg', '.jpeg', '.png', '.svg'];
const editionCode = /^[A-Z]+\d{4}$/u;
/** Increase it when the rendering changes: it is part of every hash. */
const renderingVersion = '4';
/** How long a file that is overwritten in place may go unnoticed. Added files are seen at once. */
const recheckMs = 10_000;

/** The folder of the operator's picture files: `<code>/<kind>-<id>.<extension>`. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media');
/** The folder of the pictures that the seed draws. The operator's take precedence. */
export const seedMediaFolder = (dataFolder: string) => join(dataFolder, 'seed-media');

/** The folder of the pictures that exhibitors sent, checked. They take precedence over all others. */
export const exhibitorMediaFolder = (dataFolder: string) => join(dataFolder, 'exhibitor-media');

/** The file name of a record's picture without extension. File names are lower case. */
export function pictureName(kind: string, id: string): string {
  return `${kind}-${id}`.toLowerCase();
}

/** The `pictureName` of a file, or undefined if it is no picture. Case does not matter. */
export function readPictureName(path: string): string | undefined {
  const file = basename(path).toLowerCase();
  const extension = extname(file);
  return pictureExtensions.includes(extension) ? file.slice(0, -extension.length) : undefined;
}

export function pictureHash(content: Buffer | string): string {
  return createHash('sha256').update(renderingVersion).update(content).digest('hex').slice(0, 8);
}

type Indexed = PictureFile & { of: string };
type Index = { checked: number; of: string; files: Map<string, Indexed> };

/**
 * Indexes the picture files in memory, because each record of a list needs the hash of its picture.
 * Reads a file once, and again after its size or time has changed.
 */
export function openPictureStorage(dataFolder: string, clock: Clock): PictureStorage {
  const folders = [seedMediaFolder, mediaFolder, exhibitorMediaFolder].map((of) => of(dataFolder));
  const indexes = new Map<string, Index>();
  const list = (edition: string): Map<string, Indexed> => {
    if (!editionCode.test(edition)) return new Map();
    const ofEdition = folders.map((folder) => join(folder, edition));
    const of = ofEdition.map(changeTime).join(' ');
    const index = indexes.get(edition);
    if (index?.of === of && clock.monotonic() - index.checked < recheckMs) return index.files;
    const files = new Map<string, Indexed>();
    ofEdition.forEach((folder, at) => addFiles(files, folder, index?.files, at === 0));
    indexes.set(edition, { checked: clock.monotonic(), of, files });
    return files;
  };
  return { list, find: (edition, kind, id) => list(edition).get(pictureName(kind, id)) };
}

function addFiles(
  files: Map<string, Indexed>,
  folder: string,
  earlier: ReadonlyMap<string, Indexed> | undefined,
  isDrawing: boolean,
): void {
  // Files of a preferred extension come last and replace the others.
  const rank = (file: string) => pictureExtensions.indexOf(extname(file).toLowerCase());
  const names = listFiles(folder).sort((one, other) => rank(other) - rank(one));
  for (const file of names) {
    const name = readPictureName(file);
    if (name === undefined) continue;
    const path = join(folder, file);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) continue;
    const of = `${path} ${found.size} ${found.mtimeMs}`;
    const known = earlier?.get(name);
    files.set(name, known?.of === of ? known : { of, path, isDrawing, ...readPicture(path) });
  }
}

function readPicture(path: string): Pick<PictureFile, 'hash' | 'isDarkToo'> {
  const content = readFileSync(path);
  return {
    hash: pictureHash(content),
    isDarkToo: /\.svg$/iu.test(path) && hasDarkScheme(content.toString()),
  };
}

/** Changes when a file is added or removed. */
function changeTime(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
