import { createHash, randomBytes } from 'node:crypto';
import { createDeltas, deltaHeaders, offeredDictionary } from './dictionary-delta.ts';

const earlier = Buffer.from(randomBytes(60_000).toString('hex'));
const changed = Buffer.from(`${earlier.toString()}\n/* one more line */`);
const offered = createHash('sha256').update(earlier).digest('base64');

it.each([
  ['br, zstd, dcb, dcz', `:${offered}:`, offered],
  ['dcz', offered, undefined],
  ['dcz', undefined, undefined],
  ['gzip, dcz;q=0', `:${offered}:`, undefined],
  ['DCZ;q=0.5', `:${offered}:`, offered],
  ['dcz', `:${offered}:`, undefined, 'no-cache'],
  ['dcz', `:${offered}:`, undefined, 'max-age=0'],
])('finds the dictionary offered by headers %s and %s: %s %s', (...row) => {
  const [encoding, dictionary, expected, cacheControl] = row;
  const headers = {
    'accept-encoding': encoding,
    'available-dictionary': dictionary,
    'cache-control': cacheControl,
  };
  expect(offeredDictionary(headers)).toBe(expected);
});

describe('createDeltas falls back to the whole content', () => {
  const contentOf = (identity: Buffer, br?: Buffer) => ({ identity, br, hash: 'content' });
  const findDelta = () => createDeltas({ level: 3, max: 10 });

  it('when the dictionary differs from the one that the browser offers', async () => {
    const other = createHash('sha256').update('other').digest('base64');
    const delta = await findDelta()(contentOf(changed), earlier, offered);
    expect(delta?.hash).toBe(`content-dcz-${offered.slice(0, 8)}`);
    expect(await findDelta()(contentOf(changed), earlier, other)).toBeUndefined();
  });

  it('when the content is too long', async () => {
    const long = Buffer.alloc(5 * 1024 * 1024, earlier);
    expect(await findDelta()(contentOf(long), earlier, offered)).toBeUndefined();
  });

  it('when the delta is no shorter than the compressed content', async () => {
    const br = Buffer.alloc(20);
    expect(await findDelta()(contentOf(changed, br), earlier, offered)).toBeUndefined();
  });
});

it('lets only browsers cache a delta', () => {
  const cacheControl = (value: string) => deltaHeaders(['cache-control', value]);
  expect(cacheControl('public, max-age=31536000, immutable')).toEqual([
    'cache-control',
    'private, max-age=31536000, immutable',
    'content-encoding',
    'dcz',
  ]);
  expect(cacheControl('public, max-age=0, s-maxage=30, stale-while-revalidate=30')[1]).toBe(
    'private, max-age=0',
  );
});
