import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Whether a request has a signature of AWS, version 4, and the body that was signed. */
export function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { headers, method = '', url = '/' } = request;
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=TESTS\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== hashOf(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashOf(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}
