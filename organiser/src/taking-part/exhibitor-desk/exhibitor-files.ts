import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { profileLimits } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { exhibitorMediaFolder, pictureName } from '../../media/pictures/picture-storage.ts';
import { pictureQuality } from '../../policies.ts';
import type { ExhibitorFileRow } from '../../store/tables/exhibitor-desk.ts';

/** Why a file is refused, as a code for which the page has a text. */
export const fileProblems = [
  'type',
  'size',
  'pixels',
  'damaged',
  'active',
  'full',
  'title',
] as const;
export type FileProblem = (typeof fileProblems)[number];

export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
  readonly problem: FileProblem;
  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(`The file was refused: ${problem}`, options);
    this.problem = problem;
  }
}

/** More are no photograph of a booth, but fill the memory. */
const maxPixels = 50_000_000;
/** In px. The largest file that the site renders is narrower. */
const storedSide = 2000;
const seconds = 15;

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/**
 * Draws a picture again from its pixels: nothing else of the file is kept. Only JPEG, PNG and WebP
 * reach the decoder, by their first bytes.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > profileLimits.pictureBytes) throw new RefusedFileError('size');
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) throw new RefusedFileError('type');
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false }).timeout({ seconds });
  try {
    const { width, height } = await picture.metadata();
    if (width * height > maxPixels) throw new RefusedFileError('pixels');
    return await picture
      .autoOrient()
      .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: pictureQuality.uploadWebp })
      .toBuffer();
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError('damaged', { cause: error });
  }
}

/**
 * Parts of a PDF that run, open or carry something. Names may be escaped as `#4A`. An array at
 * `OpenAction` is the page to begin with; what a reference there leads to is read where it stands.
 */
const active =
  /\/(?:(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm)\b|OpenAction\s*<<)/u;

/** A PDF without the contents of its streams: compressed bytes spell such names by chance. */
function outsideStreams(text: string): string {
  const parts = text.split('endstream');
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.replace(/>>\s*stream\r?\n[^]*$/u, '>>')), last].join('\n');
}

/**
 * Checks that a file is a PDF and nothing else, as far as can be seen without running it. It is
 * only ever sent as a download.
 */
export function checkDocument(bytes: Buffer): void {
  if (bytes.length > profileLimits.documentBytes) throw new RefusedFileError('size');
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/u.test(text)) throw new RefusedFileError('type');
  if (!text.slice(-1024).includes('%%EOF')) throw new RefusedFileError('damaged');
  const outside = outsideStreams(text);
  // An archive or a page at the same time.
  if (text.includes('PK\u0005\u0006') || /<(?:script|html|svg)\b/iu.test(outside))
    throw new RefusedFileError('type');
  const names = outside.replaceAll(/#([0-9A-Fa-f]{2})/gu, (_escape, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  if (active.test(names)) throw new RefusedFileError('active');
}

type File = Pick<ExhibitorFileRow, 'id' | 'edition' | 'kind'>;

/** Where a file is stored, whether it is shown or not. */
export const filePath = (dataFolder: string, { id, edition, kind }: File) =>
  join(dataFolder, 'exhibitor-files', edition, `${id}.${kind === 'document' ? 'pdf' : 'webp'}`);

export async function storeFile(dataFolder: string, file: File, bytes: Buffer): Promise<void> {
  const path = filePath(dataFolder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

export const removeFile = (dataFolder: string, file: File) =>
  rm(filePath(dataFolder, file), { force: true });

type Shown = Pick<ExhibitorFileRow, 'edition' | 'kind' | 'record_id'>;

/** Where the picture that visitors see of a record is stored. */
const shownPath = (dataFolder: string, { edition, kind, record_id }: Shown) =>
  join(exhibitorMediaFolder(dataFolder), edition, `${pictureName(kind, record_id)}.webp`);

export const hidePicture = (dataFolder: string, of: Shown) =>
  rm(shownPath(dataFolder, of), { force: true });

/** Makes a picture that of its record. */
export async function showPicture(dataFolder: string, file: ExhibitorFileRow): Promise<void> {
  const target = shownPath(dataFolder, file);
  await mkdir(dirname(target), { recursive: true });
  // Never half a picture. A new file changes the time of the folder, so that it is seen at once.
  await copyFile(filePath(dataFolder, file), `${target}.new`);
  await rename(`${target}.new`, target);
}
