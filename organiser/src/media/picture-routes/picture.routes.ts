import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { name, notFound } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { pictureKinds, pictureWidths } from '../pictures/picture-kinds.ts';
import { pictured } from './pictured-records.ts';
import { parseFileName, picturePath, placeholderHash } from '../pictures/picture-source.ts';

const schema = {
  tags: ['expo'],
  summary: 'The picture of a record in one of its widths, or a neutral one if it has none',
  params: Type.Object({ code: name, kind: name, file: name }),
  response: {
    200: { description: 'WebP', content: { 'image/webp': { schema: Type.Unknown() } } },
    302: { description: 'The current picture', type: 'null' },
    400: Failure,
    404: Failure,
    500: Failure,
    503: Failure,
  },
};

export async function pictureRoutes(
  app: Organiser,
  { pictures, rendered }: Dependencies,
): Promise<void> {
  app.route<{ Params: { code: string; kind: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/Picture/:code/:kind/:file',
    schema,
    handler: async ({ edition, params }, reply) => {
      const kind = pictureKinds.find((candidate) => candidate === params.kind);
      const requested = parseFileName(params.file);
      // A withdrawn record has no picture.
      const found = kind && pictured[kind](edition, requested?.id ?? params.file)?.picture;
      if (!found) throw notFound('picture', params.file);
      const widths = pictureWidths(found.kind);
      const width = requested ? requested.width : widths.at(-1);
      if (width === undefined || !widths.includes(width)) throw notFound('picture', params.file);
      const file = pictures.find(params.code, found.kind, found.id);
      const current = {
        kind: found.kind,
        id: found.id,
        hash: file?.hash ?? placeholderHash(found.kind),
        width,
        isDark: requested?.isDark === true && file?.isDarkToo === true,
      };
      const path = picturePath(params.code, current);
      // Pages and mails that are older than the file lead to the current one.
      if (!path.endsWith(`/${params.file}`))
        return reply.header('cache-control', 'public, max-age=60').redirect(path, 302);
      const bytes = await rendered(params.code, current, file);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes);
    },
  });
}
