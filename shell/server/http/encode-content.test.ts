import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodings } from './content-negotiation.ts';
import { encodeContent } from './encode-content.ts';

const text = '飲酒過量，有害健康 '.repeat(2000);

it('compresses only in the requested encodings, always to the same bytes', () => {
  const all = encodeContent(text, encodings);
  const { identity, br, gzip } = all;
  expect(Buffer.from(identity).toString()).toBe(text);
  for (const bytes of [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? '')])
    expect(bytes.toString()).toBe(text);
  expect(encodeContent(text, ['br'])).toEqual({ ...all, gzip: undefined });
  expect(encodeContent(text, ['gzip'])).toEqual({ ...all, br: undefined });
  expect(encodeContent(text, ['identity'])).toEqual({ ...all, br: undefined, gzip: undefined });
});
