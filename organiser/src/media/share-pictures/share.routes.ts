import { join } from 'node:path';
import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { lang, name } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createRasteriser } from './rasterise.ts';
import { findShareRequest } from './share.queries.ts';
import { shareHash, shareKinds } from './share-request.ts';
import { createShareStore } from './share-store.ts';

const fileName = /^([A-Za-z0-9-]+)-([0-9a-f]{12})\.jpg$/u;
const schema = {
  tags: ['expo'],
  summary:
    'The picture that is shown where a page is shared: 1200 x 630, with its title and the statutory warning',
  params: Type.Object({ code: name, kind: name, file: name }),
  querystring: Type.Object(lang),
  response: {
    200: { description: 'JPEG', content: { 'image/jpeg': { schema: Type.Unknown() } } },
    400: Failure,
    404: Failure,
    500: Failure,
    503: Failure,
  },
};

export async function shareRoutes(
  app: Organiser,
  { pictures, renderFile, dataFolder }: Dependencies,
): Promise<void> {
  const rasterise = createRasteriser();
  const picture = createShareStore(join(dataFolder, 'share-pictures'), (request, source) =>
    renderFile(source, (file) => rasterise(request, file)),
  );
  app.get('/Share/:code/:kind/:file', { schema }, async ({ edition, params, query }, reply) => {
    const kind = shareKinds.find((candidate) => candidate === params.kind);
    const [, id, hash] = fileName.exec(params.file) ?? [];
    const request =
      kind && id !== undefined
        ? findShareRequest(edition, { kind, id, lang: query.Lang })
        : undefined;
    if (!request) throw notFound('picture');
    const { code } = edition;
    const source =
      pictures.find(code, request.picture.kind, request.picture.id) ??
      pictures.find(code, 'fair', code);
    const bytes = await picture(request, source);
    // A link that was shared before a change gets the new picture, with a short cache time.
    const current = shareHash(request) === hash;
    void reply
      .header(
        'cache-control',
        current ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      )
      .type('image/jpeg');
    return reply.send(bytes);
  });
}
