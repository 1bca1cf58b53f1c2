import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export type StoredFile = {
  name: string;
  path: string;
  size: number;
  type: string;
  etag: string;
  changed: Date;
};
export type FileStorage = (edition: string, name: string) => Promise<StoredFile | undefined>;

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};
/** A plain file name that cannot lead out of the folder. */
const plainName = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u;
export function isDownloadName(name: string): boolean {
  return types[extname(name)] !== undefined && plainName.test(name);
}
export const filesFolder = (dataFolder: string, edition: string) =>
  join(dataFolder, 'files', edition);
const editionCode = /^[A-Z]+\d{4}$/u;

/** Opens files as `<folder>/<edition>/<name>`. Earlier folders take precedence. */
export function openFileStorage(folders: readonly ((edition: string) => string)[]): FileStorage {
  const tags = new Map<string, { of: string; etag: string }>();
  return async (edition, name) => {
    const type = types[extname(name)];
    if (type === undefined || !plainName.test(name) || !editionCode.test(edition)) return undefined;
    for (const folder of folders) {
      const path = join(folder(edition), name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const of = `${found.size} ${found.mtimeMs}`;
      const cached = tags.get(path);
      const etag = cached?.of === of ? cached.etag : await hashFile(path);
      tags.set(path, { of, etag });
      return { name, path, size: found.size, type, etag, changed: found.mtime };
    }
    return undefined;
  };
}

/** Looks in the operator's folder first, then among the files that come with the edition. */
export function fileStorageOf(dataFolder: string): FileStorage {
  const seed = join(import.meta.dirname, '../../../seed');
  return openFileStorage([
    (edition) => filesFolder(dataFolder, edition),
    (edition) => join(seed, edition, 'files'),
  ]);
}

/** A tag of the content, not of the time: all machines with the same file send the same tag. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
