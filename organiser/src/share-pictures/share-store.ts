import { createGeneratedFileCache } from '../http/generated-file-cache.ts';
import { shareHash, type ShareRequest } from './share-request.ts';

/** Stores share pictures on disk, named by a hash of their content. */
export function createShareStore(
  folder: string,
  make: (request: ShareRequest) => Promise<Buffer>,
): (request: ShareRequest) => Promise<Buffer> {
  const cachedFile = createGeneratedFileCache(folder);
  return (request) => cachedFile(`${shareHash(request)}.jpg`, () => make(request));
}
