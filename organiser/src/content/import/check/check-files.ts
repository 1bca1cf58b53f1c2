import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDownloadName, filesFolder } from '../../../media/files/file-storage.ts';
import { findDamage } from '../../../media/pictures/damaged-pictures.ts';
import { pictureKinds, topicKinds } from '../../../media/pictures/picture-kinds.ts';
import {
  mediaFolder,
  pictureExtensions,
  readPictureName,
} from '../../../media/pictures/picture-storage.ts';
import type { BadRecord } from '../read/edition-files.ts';

const kinds = [...pictureKinds, ...topicKinds, 'photo'];

/**
 * The operator's pictures and downloads of an edition that the site cannot show, each with the
 * reason. Pictures are decoded, which takes some 20 ms each.
 */
export async function checkFiles(dataFolder: string, code: string): Promise<BadRecord[]> {
  const bad: BadRecord[] = [];
  const media = join(mediaFolder(dataFolder), code);
  for (const file of listFiles(media)) {
    const reason = await pictureProblem(join(media, file));
    if (reason !== undefined) bad.push({ file: join('media', code, file), reason });
  }
  for (const file of listFiles(filesFolder(dataFolder, code)))
    if (!isDownloadName(file)) bad.push({ file: join('files', code, file), reason: downloadName });
  return bad;
}

const downloadName =
  'rename it: lower-case letters, digits, - and .; pdf, csv, zip, svg, webp, avif, jpg, png or mp4';

async function pictureProblem(path: string): Promise<string | undefined> {
  const name = readPictureName(path);
  if (!name)
    return `not a picture that browsers show: save it as one of ${pictureExtensions.join(' ')}`;
  if (!kinds.some((kind) => name.startsWith(`${kind}-`)))
    return `the name must be <kind>-<id>, with one of the kinds ${kinds.join(' ')}`;
  const damage = await findDamage(path);
  return damage && `the picture is damaged, export it again: ${damage}`;
}

/** Without what operating systems add. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !/^(?:\.|thumbs\.db$|desktop\.ini$)/iu.test(file))
    .sort();
}
