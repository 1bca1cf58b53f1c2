import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ReleaseFile } from './release-files.ts';

export type FindReleaseFile = (
  workspace: string,
  version: string,
  file: string,
) => Promise<ReleaseFile | undefined>;

type Params = { workspace: string; version: string; '*': string };

/** `/releases/*`: the files of published releases, which never change. */
export async function releaseFileRoutes(
  server: FastifyInstance,
  { releaseFile }: { releaseFile: FindReleaseFile },
): Promise<void> {
  server.get<{ Params: Params }>('/releases/:workspace/:version/*', async (request, reply) => {
    const { workspace, version, '*': name } = request.params;
    const file = await releaseFile(workspace, version, name);
    if (!file)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({
          error: 'UnknownRelease',
          message: `沒有這個檔案 / No release has the file ${request.url}.`,
        });
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const encoded = encoding && file[encoding];
    if (encoding && encoded) reply.header('content-encoding', encoding);
    return reply
      .header('content-type', file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .send(encoded ?? file.bytes);
  });
}
