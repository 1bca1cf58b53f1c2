import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import type { PictureFile } from '../pictures/picture-storage.ts';
import type { Rasterise } from './rasterise.ts';
import { shareHash, type ShareRequest } from './share-request.ts';

/** The file of the record's picture. */
type Source = Pick<PictureFile, 'path' | 'hash'>;

/** Stores share pictures on disk, named by hashes of their content and of the record's picture. */
export function createShareStore(
  folder: string,
  make: Rasterise,
): (request: ShareRequest, source?: Source) => Promise<Buffer> {
  const cachedFile = createGeneratedFileCache(folder);
  return (request, source) => {
    return cachedFile(`${shareHash(request)}-${source?.hash ?? 'none'}.jpg`, () =>
      make(request, source?.path),
    );
  };
}
