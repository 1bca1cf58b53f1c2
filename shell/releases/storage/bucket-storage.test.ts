import { parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { openBucket } from './open-storage.ts';
import {
  startFaultyBucket,
  type Fault,
  type FaultyBucket,
} from '@dswine/shared/bucket/faulty-bucket.fixture';
import { assertConditionalWrites, type Storage } from './storage.ts';
import { storageContract } from './storage.contract.ts';

let bucket: FaultyBucket;
let clock: ManualClock;
beforeEach(async () => {
  bucket = await startFaultyBucket();
  clock = createManualClock();
  Object.assign(process.env, bucket.credentials);
});
afterEach(async () => {
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  await bucket.close();
});

/** Opens the bucket as another machine does. Pauses before another try take no time. */
const open = (): Storage =>
  openBucket(parseBucketAddress(bucket.address, 'RELEASE_STORE'), {
    clock: { ...clock, sleep: () => Promise.resolve() },
  });
const text = (content: string) => Buffer.from(content);

storageContract('bucket storage', open);

/** Applies the fault to the first `times` matching requests. Silent ones take until their limit. */
function faultAt(request: RegExp, fault: Fault, times = 1): void {
  let left = times;
  bucket.fault = (name) => {
    if (!request.test(name) || left-- <= 0) return undefined;
    if (fault === 'silent') void clock.advance(10_000);
    return fault;
  };
}

it.each(['refused', 500, 503, 'silent', 'cut'] as const)(
  'retries requests until they succeed, and fails fast after a lasting fault (%s)',
  async (fault) => {
    const storage = open();
    await storage.create('head', text('content'));
    faultAt(/^GET/, fault, 2);
    expect((await storage.read('head')).toString()).toBe('content');
    faultAt(/^PUT/, fault);
    expect(await storage.create('more', text('1'))).toBe(true);
    faultAt(/./, fault, Infinity);
    const failed = {
      name: 'StorageError',
      message: expect.stringContaining('s3://releases/tests') as string,
    };
    await expect(storage.read('head')).rejects.toMatchObject(failed);
    const requested = bucket.requests.length;
    await clock.advance(999);
    await expect(storage.create('new', text('1'))).rejects.toMatchObject(failed);
    expect(bucket.requests.length).toBe(requested);
    bucket.fault = () => undefined;
    await clock.advance(1);
    expect(await storage.create('new', text('1'))).toBe(true);
  },
);

it('recognises its write after the response was lost', async () => {
  const storage = open();
  faultAt(/^PUT/, 'lost');
  expect(await storage.create('head', text('1'))).toBe(true);
  faultAt(/^PUT/, 'lost');
  expect(await storage.swap('head', text('2'), text('1'))).toBe(true);
  expect((await storage.read('head')).toString()).toBe('2');
});

it('retries write conflicts and returns false when they persist', async () => {
  const storage = open();
  await storage.create('head', text('1'));
  faultAt(/^PUT/, 409, 2);
  expect(await storage.swap('head', text('2'), text('1'))).toBe(true);
  faultAt(/^PUT/, 409, Infinity);
  expect(await storage.swap('head', text('3'), text('2'))).toBe(false);
  expect((await storage.read('head')).toString()).toBe('2');
});

it('does not replace a file after a stale read', async () => {
  const storage = open();
  await storage.create('head', text('1'));
  await storage.read('head');
  await open().swap('head', text('2'), text('1'));
  bucket.fault = (name) => (name === 'GET head' ? 'stale' : undefined);
  expect((await storage.read('head')).toString()).toBe('1');
  expect(await storage.swap('head', text('3'), text('1'))).toBe(false);
  bucket.fault = () => undefined;
  expect((await storage.read('head')).toString()).toBe('2');
});

it('rejects a bucket that ignores conditional writes', async () => {
  const storage = open();
  const careless: Storage = {
    ...storage,
    async create(name, bytes) {
      bucket.objects.set(`releases/tests/${name}`, bytes);
      return true;
    },
  };
  await expect(assertConditionalWrites(careless)).rejects.toThrow('If-None-Match');
});

it('names the credential variables when the bucket rejects the credentials', async () => {
  process.env['AWS_SECRET_ACCESS_KEY'] = 'another';
  await expect(open().read('head')).rejects.toThrow(
    /refuses access \(SignatureDoesNotMatch\).*AWS_ACCESS_KEY_ID/,
  );
});

it('parses bucket addresses', () => {
  expect(parseBucketAddress('s3://dswine/fair/2026?region=ap-east-2', 'RELEASE_STORE')).toEqual({
    bucket: 'dswine',
    prefix: 'fair/2026/',
    region: 'ap-east-2',
  });
});

it.each([
  's3://',
  's3://key:secret@dswine',
  's3://dswine?secret=1',
  's3://dswine?endpoint=ftp://x',
])('rejects the bucket address %s', (address) => {
  expect(() => parseBucketAddress(address, 'RELEASE_STORE')).toThrow(
    'RELEASE_STORE is no address of a bucket',
  );
});
