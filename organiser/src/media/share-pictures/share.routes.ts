import { join } from 'node:path';
import { fileRoute, type ReadRoute } from '../../content/editions/read-route.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/responses.ts';
import { createRasteriser, type Rasterise } from './rasterise.ts';
import { findShareRequest, shareHash, shareKinds, type ShareRequest } from './share-request.ts';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import type { PictureFile } from '../pictures/picture-storage.ts';

const fileName = /^([A-Za-z0-9-]+)-([0-9a-f]{12})\.jpg$/u;

export function createShareRoute({ renderFile, dataFolder }: Dependencies): ReadRoute {
  const rasterise = createRasteriser();
  const picture = createShareStore(join(dataFolder, 'share-pictures'), (request, source) =>
    renderFile(source, (file) => rasterise(request, file)),
  );
  return fileRoute({
    path: '/Share/:code/:kind/:file',
    summary:
      'The picture that is shown where a page is shared: 1200 x 630, with its title and the statutory warning',
    type: 'image/jpeg',
    async file({ edition, view: { lang }, params, dependencies: { pictures } }) {
      const kind = shareKinds.find((candidate) => candidate === params.kind);
      const [, id, hash] = fileName.exec(params.file) ?? [];
      const request =
        kind && id !== undefined ? findShareRequest(edition, { kind, id, lang }) : undefined;
      if (!request) throw notFound('picture');
      const { code } = edition;
      const source =
        pictures.find(code, request.picture.kind, request.picture.id) ??
        pictures.find(code, 'fair', code);
      // A link that was shared before a change gets the new picture, with a short cache time.
      const isCurrent = shareHash(request) === hash;
      return { body: await picture(request, source), isCurrent };
    },
  });
}

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
