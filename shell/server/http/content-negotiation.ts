import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body in all available encodings. `hash` identifies its text, independent of the encoding. */
export type EncodedContent = {
  identity: Uint8Array;
  br?: Uint8Array | undefined;
  gzip?: Uint8Array | undefined;
  hash: string;
};

type Message = {
  status?: number;
  /**
   * A flat list for node:http: name, value, name, value. `sendContent` adds the ETag and the
   * headers of the encoding.
   */
  headers: readonly string[];
  content: EncodedContent;
};

/** Browsers send few distinct headers, so cached pages need not parse them each time. */
const parsed = new LRUCache<string, readonly Encoding[]>({ max: 200 });

/**
 * The encodings that an Accept-Encoding header allows, best first. Prefers brotli to gzip on a tie.
 */
export function acceptedEncodings(header: string | string[] = ''): readonly Encoding[] {
  const text = String(header);
  const cached = parsed.get(text);
  if (cached) return cached;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': text } });
  const accepted = negotiator.encodings(encodings, { preferred: encodings });
  parsed.set(text, accepted);
  return accepted;
}

/** Whether an Accept-Encoding header allows differences to a dictionary (RFC 9842). */
export function acceptsDelta(header: string | string[] = ''): boolean {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': String(header) } });
  return negotiator.encodings(['dcz']).length > 0;
}

/** The encoding in which `sendContent` sends a page that it has in all encodings. */
export function bestEncoding({ headers }: Pick<IncomingMessage, 'headers'>): readonly Encoding[] {
  return acceptedEncodings(headers['accept-encoding']).slice(0, 1);
}

/**
 * Sends a body in the best encoding that the request accepts. Sends 304 when `If-None-Match`
 * matches (RFC 9110 § 13.1.2: weak tags, lists and `*`). Each encoding has its own strong ETag,
 * because the bytes differ.
 */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, content }: Message,
): void {
  const encoding =
    acceptedEncodings(request.headers['accept-encoding']).find((one) => content[one]) ?? 'identity';
  const etag = encoding === 'identity' ? `"${content.hash}"` : `"${content.hash}-${encoding}"`;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, [...headers, 'etag', etag]).end();
    return;
  }
  const body = content[encoding] ?? content.identity;
  response.writeHead(status, [
    ...headers,
    'etag',
    etag,
    'content-length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
