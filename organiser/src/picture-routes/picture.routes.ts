import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { sendFile } from '../files/send-file.ts';
import { name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { findPictureRequest } from './picture.queries.ts';
import { pictureKinds, pictureSize } from './picture-kinds.ts';
import { drawPlaceholder } from './placeholder.ts';

const schema = {
  tags: ['expo'],
  summary: 'The picture of a record, or a neutral one if it has none',
  params: Type.Object({ code: name, kind: name, id: name }),
  response: {
    200: { description: 'A picture', content: { 'image/*': { schema: Type.Unknown() } } },
    400: Failure,
    404: Failure,
    500: Failure,
  },
};
/** A replaced file is seen within a day; until then browsers need not ask again. */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

export async function pictureRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.route<{ Params: { code: string; kind: string; id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/Picture/:code/:kind/:id',
    schema,
    handler: async (request, reply) => {
      const { code, id } = request.params;
      const kind = pictureKinds.find((candidate) => candidate === request.params.kind);
      // A withdrawn record has no picture.
      const found = kind && (await findPictureRequest(database, code, kind, id));
      if (!found) throw notFound('picture', id);
      // An SVG can hold scripts; as a page of its own it may style itself and load nothing.
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      const file = await pictures(code, found.kind, found.id);
      if (file) return sendFile(request, reply.header('cache-control', forADay), file);
      void reply.header('cache-control', 'public, max-age=60');
      // As bytes: text would stay in the cache of responses after the record gets a file.
      const placeholder = Buffer.from(drawPlaceholder(pictureSize(found.kind)));
      return reply.type('image/svg+xml; charset=utf-8').send(placeholder);
    },
  });
}
