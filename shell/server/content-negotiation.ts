import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A body in every encoding that it can be sent in. `hash` names its text, whatever the encoding. */
export type EncodedContent = {
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  hash: string;
};

type Message = {
  status?: number;
  /** As node:http takes them, flat: name, value, name, value. Without the ETag and what is sent of the encoding. */
  headers: readonly string[];
  content: EncodedContent;
};

/** Browsers send few different headers; parsing each once keeps it out of the time of a cached page. */
const parsed = new LRUCache<string, readonly Encoding[]>({ max: 200 });

/** The encodings that an Accept-Encoding header takes, best first; brotli before gzip where it says nothing else. */
export function acceptedEncodings(header: string | string[] = ''): readonly Encoding[] {
  const text = String(header);
  const known = parsed.get(text);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': text } });
  const accepted = negotiator.encodings(encodings, { preferred: encodings });
  parsed.set(text, accepted);
  return accepted;
}

/**
 * Sends a body in the best encoding that the request takes, or 304 when the client has it (RFC 9110 § 13.1.2: weak,
 * listed and `*` values). Each encoding has its own strong ETag, since their bytes differ.
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
