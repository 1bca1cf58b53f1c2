import { join } from 'node:path';
import { openFileStorage, type StoredFile } from '../files/file-storage.ts';

/** The picture file of a record, or undefined when it has none. */
export type PictureStorage = (
  edition: string,
  kind: string,
  id: string,
) => Promise<StoredFile | undefined>;

/** Rasters first: an operator's photograph replaces an SVG of the same folder. */
const extensions = ['avif', 'webp', 'jpg', 'png', 'svg'];

/** The folder of the operator's picture files: `<code>/<kind>-<id>.<extension>`. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media');
/** The folder of the pictures that the seed draws. The operator's take precedence. */
export const seedMediaFolder = (dataFolder: string) => join(dataFolder, 'seed-media');

/** The file name of a record's picture without extension. File names are lower case. */
export function pictureName(kind: string, id: string): string {
  return `${kind}-${id}`.toLowerCase();
}

export function openPictureStorage(dataFolder: string): PictureStorage {
  const storages = [mediaFolder(dataFolder), seedMediaFolder(dataFolder)].map((folder) =>
    openFileStorage([(edition) => join(folder, edition)]),
  );
  return async (edition, kind, id) => {
    for (const storage of storages)
      for (const extension of extensions) {
        const file = await storage(edition, `${pictureName(kind, id)}.${extension}`);
        if (file) return file;
      }
    return undefined;
  };
}
