import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentNamePattern } from '../releases/content-names.ts';
import type { FindComposition } from './composition/composition-files.ts';
import type { ReleaseFiles } from './composition/release-files.ts';
import { sendContent, type EncodedContent } from './http/content-negotiation.ts';
import { deltaOf, offeredDictionary } from './http/dictionary-delta.ts';

type Params = { workspace: string; version: string; '*': string };
type Dependencies = { releaseFiles: ReleaseFiles; findComposition: FindComposition };
type SentFile = {
  content: EncodedContent;
  type: string;
  /** The addresses for whose files this one may serve as dictionary. */
  pattern?: string;
  /** Finds the offered dictionary by its integrity. */
  dictionary?: (integrity: string) => Promise<EncodedContent | undefined>;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * `/releases/*`: immutable files of published releases and of compositions. A browser that has an
 * earlier version of a file gets the difference (RFC 9842).
 */
export async function releaseFileRoutes(
  server: FastifyInstance,
  { releaseFiles, findComposition }: Dependencies,
): Promise<void> {
  const send = createSender();
  server.get<{ Params: Params }>('/releases/:workspace/:version/*', async (request, reply) => {
    const { workspace, version, '*': name } = request.params;
    const file = await releaseFiles.find(workspace, version, name);
    return file
      ? send(request, reply, { content: file, type: file.type })
      : unknown(request, reply);
  });
  server.get<{ Params: Omit<Params, 'version'> }>(
    '/releases/:workspace/browser/*',
    async (request, reply) => {
      const { workspace } = request.params;
      const name = `browser/${request.params['*']}`;
      const file = await releaseFiles.find(workspace, undefined, name);
      if (!file) return unknown(request, reply);
      return send(request, reply, {
        content: file,
        type: file.type,
        pattern: `/releases/${workspace}/${contentNamePattern(name)}`,
        dictionary: (integrity) => releaseFiles.earlier(workspace, name, integrity),
      });
    },
  );
  server.get('/releases/compositions/:name', async (request, reply) => {
    const content = await findComposition(request.url);
    if (!content) return unknown(request, reply);
    return send(request, reply, { content, type: JSON_TYPE });
  });
}

function createSender() {
  const deltas = new LRUCache<string, Promise<Buffer>>({ max: 500 });

  async function findDelta(headers: FastifyRequest['headers'], file: SentFile) {
    const offered = offeredDictionary(headers);
    if (offered === undefined || !file.dictionary) return undefined;
    const dictionary = await file.dictionary(`sha256-${offered}`);
    if (!dictionary) return undefined;
    const key = `${file.content.hash} ${offered}`;
    const cached = deltas.get(key);
    if (cached) return { body: await cached, key };
    const delta = deltaOf(file.content.identity, dictionary.identity);
    deltas.set(key, delta);
    delta.catch(() => deltas.delete(key));
    return { body: await delta, key };
  }

  return async function send(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
    const delta = await findDelta(request.headers, file);
    reply.hijack();
    const headers = headersOf(file);
    if (delta) {
      const content = { identity: delta.body, hash: delta.key };
      sendContent(request.raw, reply.raw, {
        headers: [...headers, 'content-encoding', 'dcz'],
        content,
      });
    } else sendContent(request.raw, reply.raw, { headers, content: file.content });
  };
}

function unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({
      error: 'UnknownRelease',
      message: `沒有這個檔案 / No release has the file ${request.url}.`,
    });
}

function headersOf({ type, pattern }: SentFile): string[] {
  return [
    'content-type',
    type,
    'cache-control',
    'public, max-age=31536000, immutable',
    'vary',
    pattern === undefined ? 'accept-encoding' : 'accept-encoding, available-dictionary',
    ...(pattern === undefined ? [] : ['use-as-dictionary', `match="${pattern}"`]),
    'access-control-allow-origin',
    '*',
    'x-content-type-options',
    'nosniff',
  ];
}
