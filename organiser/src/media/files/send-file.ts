import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from './file-storage.ts';

/**
 * Sends a file in whole or in part, so that interrupted downloads can resume. `Range` with
 * `If-Range` gives 206, a range outside of the file 416, and a matching tag 304.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): FastifyReply {
  const { headers } = request;
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', file.etag)
    .header('last-modified', file.changed.toUTCString());
  if (!reply.hasHeader('cache-control'))
    void reply.header('cache-control', 'public, max-age=0, s-maxage=60');
  if (isNotModified(headers, file)) return reply.code(304).send();
  const range = isCurrent(headers['if-range'], file)
    ? readRange(headers.range, file.size)
    : 'whole';
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .header('cache-control', 'no-store')
      .send({
        Code: 416,
        Data: null,
        Message: '要求的範圍超出檔案大小 / The requested range is outside the file',
      });
  void reply.type(file.type);
  const { from, to } = range === 'whole' ? { from: 0, to: file.size - 1 } : range;
  if (range !== 'whole')
    void reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
  void reply.header('content-length', to - from + 1);
  // An empty buffer, not an empty string: strings are cached as responses to GET.
  if (request.method === 'HEAD' || file.size === 0) return reply.send(Buffer.alloc(0));
  return reply.send(createReadStream(file.path, { start: from, end: to }));
}

/** `If-None-Match` compares weakly and takes precedence over `If-Modified-Since`. */
export function isNotModified(
  headers: FastifyRequest['headers'],
  { etag, changed }: Pick<StoredFile, 'etag' | 'changed'>,
) {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//u, '')));
  const since = headers['if-modified-since'];
  return since !== undefined && inSeconds(changed) <= inSeconds(new Date(since));
}

/** `If-Range` compares strongly: parts of different versions must not be joined. */
function isCurrent(ifRange: string | string[] | undefined, { etag, changed }: StoredFile): boolean {
  if (ifRange === undefined) return true;
  if (typeof ifRange !== 'string') return false;
  return ifRange.includes('"')
    ? ifRange === etag
    : inSeconds(new Date(ifRange)) === inSeconds(changed);
}

const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** First and last byte, both included, as in `Range`. */
type ByteRange = { from: number; to: number };

/**
 * Parses a `Range` header for a resource of `size` bytes. Returns one range, `unsatisfiable` (416),
 * or `whole`. It is `whole` when the header is absent, malformed or has several ranges; RFC 9110 §
 * 14.2 permits that.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/iu.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
