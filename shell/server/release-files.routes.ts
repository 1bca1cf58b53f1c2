import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendContent, type EncodedContent } from './http/content-negotiation.ts';
import type { FindComposition } from './composition/composition-files.ts';
import type { FindReleaseFile } from './composition/release-files.ts';

type Params = { workspace: string; version: string; '*': string };
type Dependencies = { releaseFile: FindReleaseFile; findComposition: FindComposition };

/** `/releases/*`: immutable files of published releases and of compositions. */
export async function releaseFileRoutes(
  server: FastifyInstance,
  { releaseFile, findComposition }: Dependencies,
): Promise<void> {
  server.get<{ Params: Params }>('/releases/:workspace/:version/*', async (request, reply) => {
    const { workspace, version, '*': name } = request.params;
    const file = await releaseFile(workspace, version, name);
    return file ? sendFile(request, reply, file.type, file) : sendUnknown(request, reply);
  });
  server.get<{ Params: Omit<Params, 'version'> }>(
    '/releases/:workspace/browser/*',
    async (request, reply) => {
      const { workspace, '*': name } = request.params;
      const file = await releaseFile(workspace, undefined, `browser/${name}`);
      return file ? sendFile(request, reply, file.type, file) : sendUnknown(request, reply);
    },
  );
  server.get('/releases/compositions/:name', async (request, reply) => {
    const content = await findComposition(request.url);
    if (!content) return sendUnknown(request, reply);
    return sendFile(request, reply, 'application/json; charset=utf-8', content);
  });
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({
      error: 'UnknownRelease',
      message: `沒有這個檔案 / No release has the file ${request.url}.`,
    });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: EncodedContent,
): void {
  reply.hijack();
  const headers = [
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
  sendContent(request.raw, reply.raw, { headers, content });
}
