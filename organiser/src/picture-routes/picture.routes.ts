import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { drawPicture, type PictureRequest } from '../pictures/draw-picture.ts';
import { name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { findPictureRequest } from './picture.queries.ts';
import { pictureFile } from './picture-source.ts';

const kinds: PictureRequest['kind'][] = [
  'exhibitor',
  'product',
  'news',
  'event',
  'area',
  'fair',
  'service',
  'directory',
  'press',
  'video',
  'hotel',
  'partner',
];
const fileName = /^([A-Za-z0-9]+)-[0-9a-f]{8}\.svg$/u;
const schema = {
  tags: ['expo'],
  summary: 'A picture drawn from a record, as SVG',
  params: Type.Object({ code: name, kind: name, file: name }),
  response: {
    200: { description: 'SVG', content: { 'image/svg+xml': { schema: Type.String() } } },
    400: Failure,
    404: Failure,
    500: Failure,
  },
};
const forever = 'public, max-age=31536000, immutable';

export async function pictureRoutes(app: Organiser, { database }: Services): Promise<void> {
  app.get('/Picture/:code/:kind/:file', { schema }, async ({ params }, reply) => {
    const kind = kinds.find((candidate) => candidate === params.kind);
    const id = fileName.exec(params.file)?.[1];
    const request =
      kind && id !== undefined
        ? await findPictureRequest(database, params.code, kind, id)
        : undefined;
    if (!request) throw notFound('picture');
    // A page that was cached before a change requests the old drawing. Return the new one with a
    // short cache time.
    const current = pictureFile(request) === params.file;
    void reply
      .header('cache-control', current ? forever : 'public, max-age=60')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    void reply.type('image/svg+xml; charset=utf-8');
    return drawPicture(request);
  });
}
