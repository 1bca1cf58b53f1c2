import { createHash, randomBytes } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { deltaOf, offeredDictionary } from './dictionary-delta.ts';

const earlier = Buffer.from(randomBytes(60_000).toString('hex'));
const changed = Buffer.from(`${earlier.toString()}\n/* one more line */`);

it('sends the difference to an earlier file, behind the hash of that file', async () => {
  const delta = await deltaOf(changed, earlier);
  expect(delta.length).toBeLessThan(200);
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(earlier).digest());
  const decoded = zstdDecompressSync(delta.subarray(40), { dictionary: earlier });
  expect(decoded.equals(changed)).toBe(true);
});

const hash = createHash('sha256').update(earlier).digest('base64');
it.each([
  ['br, zstd, dcb, dcz', `:${hash}:`, hash],
  ['br, zstd', `:${hash}:`, undefined],
  ['dcz', hash, undefined],
  ['dcz', ':../../keys:', undefined],
  ['dcz', undefined, undefined],
])('reads the dictionary that %s offers with %s', (encoding, dictionary, expected) => {
  const headers = { 'accept-encoding': encoding, 'available-dictionary': dictionary };
  expect(offeredDictionary(headers)).toBe(expected);
});
