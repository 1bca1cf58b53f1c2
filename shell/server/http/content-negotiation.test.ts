import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, sendContent, type EncodedContent } from './content-negotiation.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['vibrate', 'identity'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  [undefined, 'identity'],
] as const)('selects for Accept-Encoding %s the encoding %s', (header, encoding) => {
  expect(acceptedEncodings(header)[0]).toBe(encoding);
});

const content: EncodedContent = {
  identity: Buffer.from('a page'),
  br: Buffer.from('brotli'),
  gzip: Buffer.from('gz'),
  hash: 'abc',
};

type Sent = { status: number; headers: Record<string, string>; body: string | undefined };

function sent(
  headers: Record<string, string>,
  { method = 'GET', status = 200, file = content } = {},
): Sent {
  const sentResponse: Sent = { status: 0, headers: {}, body: undefined };
  const response = {
    writeHead(code: number, flat: string[]) {
      sentResponse.status = code;
      for (let at = 0; at < flat.length; at += 2)
        sentResponse.headers[flat[at] ?? ''] = flat[at + 1] ?? '';
      return response;
    },
    end: (body?: Buffer) => ((sentResponse.body = body?.toString()), response),
  };
  sendContent(
    { method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    {
      status,
      headers: ['vary', 'accept-encoding'],
      content: file,
    },
  );
  return sentResponse;
}

describe('sendContent', () => {
  it.each(['"abc-br"', '*', ' "other" , W/"abc-br" '])(
    'responds with 304 to If-None-Match %s',
    (value) => {
      expect(sent({ 'accept-encoding': 'br', 'if-none-match': value })).toEqual({
        status: 304,
        headers: { vary: 'accept-encoding', etag: '"abc-br"' },
        body: undefined,
      });
    },
  );

  it.each(['"abc"', 'abc-br', ''])('sends the full page for If-None-Match %s', (value) => {
    const { status, headers, body } = sent({ 'accept-encoding': 'br', 'if-none-match': value });
    expect([status, body, headers['content-encoding'], headers['content-length']]).toEqual([
      200,
      'brotli',
      'br',
      '6',
    ]);
  });

  it('sends the full page for Cache-Control: no-cache', () => {
    const reload = { 'if-none-match': '"abc"', 'cache-control': 'no-cache' };
    expect(sent(reload).status).toBe(200);
  });

  it('sends error pages and responses to POST in full', () => {
    expect(sent({ 'if-none-match': '*' }, { status: 404 })).toMatchObject({
      status: 404,
      body: 'a page',
    });
    expect(sent({ 'if-none-match': '*' }, { method: 'POST' })).toMatchObject({
      status: 200,
      body: 'a page',
    });
  });

  it('sends content without compressed variants uncompressed', () => {
    const file = { identity: content.identity, hash: 'abc' };
    const { headers, body } = sent({ 'accept-encoding': 'br, gzip' }, { file });
    expect([headers['content-encoding'], headers['etag'], body]).toEqual([
      undefined,
      '"abc"',
      'a page',
    ]);
  });

  it('responds to HEAD with headers only', () => {
    const { headers, body } = sent({ 'accept-encoding': 'gzip' }, { method: 'HEAD' });
    expect([headers['content-length'], body]).toEqual(['2', undefined]);
  });
});
