import type { FastifyInstance } from 'fastify';
import { sendContent } from './http/content-negotiation.ts';
import type { FindReleaseFile, ReleaseFile } from './composition/release-files.ts';

type Params = { workspace: string; version: string; '*': string };

/** `/releases/*`: immutable files of published releases. */
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
    reply.hijack();
    sendContent(request.raw, reply.raw, { headers: headersOf(file), content: file });
    return undefined;
  });
}

function headersOf({ type }: ReleaseFile): string[] {
  return [
    'content-type',
    type,
    'cache-control',
    'public, max-age=31536000, immutable',
    'vary',
    'accept-encoding',
    'access-control-allow-origin',
    '*',
    'x-content-type-options',
    'nosniff',
  ];
}
