import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, sendContent } from './content-negotiation.ts';

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

it.each([
  [{}, 'GET', 200, [304, undefined]],
  // A reload.
  [{ 'cache-control': 'no-cache' }, 'GET', 200, [200, 'a page']],
  // Errors and responses to forms are sent in full.
  [{}, 'GET', 404, [404, 'a page']],
  [{}, 'POST', 200, [200, 'a page']],
])('with If-None-Match: * and %j, %s with status %i is sent as %j', (...row) => {
  const [headers, method, status, expected] = row;
  let sent: [number, string | undefined] = [0, undefined];
  const response = {
    writeHead: (code: number) => ((sent = [code, undefined]), response),
    end: (body?: Buffer) => ((sent = [sent[0], body?.toString()]), response),
  };
  sendContent(
    { method, headers: { 'if-none-match': '*', ...headers } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    { status, headers: [], content: { identity: Buffer.from('a page'), hash: 'abc' } },
  );
  expect(sent).toEqual(expected);
});
