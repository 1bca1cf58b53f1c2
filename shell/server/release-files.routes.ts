import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kitFile } from '../releases/index.ts';
import { contentNamePattern } from '../releases/integrity.ts';
import type { FindCompositionFile } from './composition/earlier-compositions.ts';
import { compositionUrl } from './composition/browser-files.ts';
import type { ReleaseFiles } from './composition/release-files.ts';
import { sendContent, type EncodedContent } from './http/content-negotiation.ts';
import { createDeltas, deltaHeaders, offeredDictionary } from './http/dictionary-delta.ts';

type Params = { workspace: string; version: string; '*': string };
type Dependencies = {
  releaseFiles: ReleaseFiles;
  findCompositionFile: FindCompositionFile;
};
type SentFile = {
  content: EncodedContent;
  type: string;
  /** `Use-As-Dictionary`: for what this file may serve as dictionary. */
  usage?: string;
  /** Finds the offered dictionary by its integrity, and by the `id` of its usage. */
  dictionary?: (integrity: string, id?: string) => Promise<EncodedContent | undefined>;
};

/** Files are compressed once, and sent to many. */
const LEVEL = 19;
const MAX_DELTAS = 500;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * `/releases/*` and `/kit/*`: immutable files of published releases and of compositions. A browser
 * that has an earlier version of a file gets the difference (RFC 9842).
 */
export async function releaseFileRoutes(
  server: FastifyInstance,
  { releaseFiles, findCompositionFile }: Dependencies,
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
        usage: `match="/releases/${workspace}/${contentNamePattern(name)}"`,
        dictionary: (integrity) => releaseFiles.earlier(workspace, name, integrity),
      });
    },
  );
  server.get<{ Params: { name: string } }>('/kit/:name', async (request, reply) => {
    const [, version = ''] = /^(.+)\.tgz$/.exec(request.params.name) ?? [];
    const file = await releaseFiles.find('shell', undefined, kitFile(version));
    return file
      ? send(request, reply, { content: file, type: file.type })
      : unknown(request, reply);
  });
  server.get('/releases/compositions/:name', async (request, reply) => {
    const content = await findCompositionFile(request.url);
    if (!content) return unknown(request, reply);
    const [, name = '', kind = ''] = /(\d+\.(\S+))\.\w+\.json$/.exec(request.url) ?? [];
    return send(request, reply, {
      content,
      type: JSON_TYPE,
      usage: `match="/releases/compositions/*.${kind}.*.json", id="${name}"`,
      dictionary: (integrity, id = '') => findCompositionFile(compositionUrl(id, integrity)),
    });
  });
}

function createSender() {
  const findDelta = createDeltas({ level: LEVEL, max: MAX_DELTAS });

  async function deltaOf({ headers }: FastifyRequest, { content, dictionary }: SentFile) {
    const offered = offeredDictionary(headers);
    if (offered === undefined) return undefined;
    const id = /^"(.+)"$/.exec(String(headers['dictionary-id']))?.[1];
    const earlier = await dictionary?.(`sha256-${offered}`, id);
    return earlier && findDelta(content, earlier.identity, offered);
  }

  return async function send(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
    const delta = await deltaOf(request, file).catch(() => undefined);
    reply.hijack();
    const headers = headersOf(file);
    sendContent(request.raw, reply.raw, {
      headers: delta ? deltaHeaders(headers) : headers,
      content: delta ?? file.content,
    });
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

function headersOf({ type, usage, dictionary }: SentFile): string[] {
  return [
    'content-type',
    type,
    'cache-control',
    'public, max-age=31536000, immutable',
    'vary',
    dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding',
    ...(usage === undefined ? [] : ['use-as-dictionary', usage]),
    'access-control-allow-origin',
    '*',
    'x-content-type-options',
    'nosniff',
  ];
}
