import type { FastifyRequest } from 'fastify';

const MAX_BYTES = 64 * 1024;

/** A form is larger than any of this site's. */
export class FormTooLarge extends Error {
  override name = 'FormTooLarge';
  readonly statusCode = 413;
}

/** The fields of a form that was posted without scripts; of several of one name the last. Empty when it is no form. */
export async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return {};
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.raw) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > MAX_BYTES) throw new FormTooLarge('表單內容過長 / The form is too long');
    parts.push(bytes);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}
