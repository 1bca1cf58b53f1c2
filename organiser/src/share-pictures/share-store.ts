import type { StoredFile } from '../files/file-storage.ts';
import { createGeneratedFileCache } from '../http/generated-file-cache.ts';
import type { Rasterise } from './rasterise.ts';
import { shareHash, type ShareRequest } from './share-request.ts';

/** The file of the record's picture. */
type Source = Pick<StoredFile, 'path' | 'etag'>;

/** Stores share pictures on disk, named by hashes of their content and of the record's picture. */
export function createShareStore(
  folder: string,
  make: Rasterise,
): (request: ShareRequest, source?: Source) => Promise<Buffer> {
  const cachedFile = createGeneratedFileCache(folder);
  return (request, source) => {
    const tag = source?.etag.replaceAll('"', '').slice(0, 12) ?? 'none';
    return cachedFile(`${shareHash(request)}-${tag}.jpg`, () => make(request, source?.path));
  };
}
