import { Failure } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { name, notFound } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { sendFile } from './send-file.ts';
import type { StoredFile } from './file-storage.ts';

const bytes = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: Type.String() } },
};
const schema = {
  tags: ['expo'],
  summary: 'A file of an edition, whole or in part (Range, If-Range)',
  params: Type.Object({ code: name, file: name }),
  response: { 200: bytes, 206: bytes, 404: Failure, 416: Failure, 500: Failure },
};

/**
 * Serves the files of an edition by name. Files are downloaded, not displayed, so their content
 * never runs as a page of the site.
 */
export async function fileRoutes(app: Organiser, { files: storage }: Dependencies): Promise<void> {
  app.route<{ Params: { code: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/File/:code/:file',
    schema,
    handler: async (request, reply) => {
      const { code, file } = request.params;
      const found = await storage(code, file);
      if (!found) throw notFound('file');
      if (isDisplayable(found)) void reply.header('cache-control', 'public, max-age=604800');
      else void reply.header('content-disposition', `attachment; filename="${found.name}"`);
      return sendFile(request, reply, found);
    },
  });
}

/** Pictures and videos are displayed in pages; they cannot contain scripts. */
const isDisplayable = ({ type }: StoredFile): boolean =>
  type === 'image/webp' || type === 'video/mp4';

/**
 * The path of a file in responses. The tag in the path of a picture or video allows long caching.
 */
export function filePath(edition: string, file: StoredFile): string {
  const tag = isDisplayable(file) ? `?v=${file.etag.slice(1, 9)}` : '';
  return `/api/expo/File/${edition}/${file.name}${tag}`;
}
