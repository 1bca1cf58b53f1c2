import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultyBucket, type FaultyBucket } from '@dswine/shared/bucket/faulty-bucket.fixture';
import { openErasureList, type ErasureList, type ListedErasure } from './erasure-list.ts';

const at = '2026-04-18T09:00:00.000Z';
const idOf = (number: number) => `11111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
const erasure = (number: number): ListedErasure => ({ kind: 'submission', id: idOf(number), at });
const idsOf = async (list: ErasureList) =>
  [...new Set((await list.read()).map(({ id }) => id))].sort();

let folder: string;
let bucket: FaultyBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-erasure-list-'));
  bucket = await startFaultyBucket();
  Object.assign(process.env, bucket.credentials);
});
afterEach(async () => {
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** `open` opens the same list again, as another organiser would. */
describe.each([
  ['a file', () => openErasureList(join(folder, 'list', 'erasures.jsonl'))],
  ['a bucket', () => openErasureList(bucket.address)],
])('the erasure list in %s', (_name, open) => {
  it('is empty before the first erasure', async () => {
    await open().append([]);
    expect(await open().read()).toEqual([]);
  });

  it('returns appended erasures to other organisers, without times', async () => {
    await open().append([erasure(1), { kind: 'member', id: idOf(2), at }]);
    await open().append([erasure(3)]);
    expect((await open().read()).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { kind: 'submission', id: idOf(1) },
      { kind: 'member', id: idOf(2) },
      { kind: 'submission', id: idOf(3) },
    ]);
  });

  it('keeps all erasures that several organisers append at once', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all([0, 10, 20].map((start) => open().append(numbers.slice(start).map(erasure))));
    expect(await idsOf(open())).toEqual(numbers.map(idOf));
  });
});

it('the erasure list in a new file keeps what several organisers append first', async () => {
  const files = Array.from({ length: 50 }, (_, index) => join(folder, `${index}.jsonl`));
  for (const file of files) {
    const numbers = [1, 2, 3, 4];
    await Promise.all(numbers.map((number) => openErasureList(file).append([erasure(number)])));
    expect(await idsOf(openErasureList(file))).toEqual(numbers.map(idOf));
  }
});

it('the erasure list reads a file with a truncated line and appends after it', async () => {
  const file = join(folder, 'erasures.jsonl');
  const list = openErasureList(file);
  await list.append([erasure(1)]);
  appendFileSync(file, '\n{"kind":"submission","id":"222');
  await list.append([erasure(2)]);
  expect(await idsOf(list)).toEqual([idOf(1), idOf(2)]);
  expect(readFileSync(file, 'utf8')).toContain(at);
});

it('the erasure list writes one object per erasure and reads only the list of keys', async () => {
  const list = openErasureList(bucket.address);
  await list.append([erasure(1)]);
  await list.append([erasure(1)]);
  expect(await list.read()).toEqual([{ kind: 'submission', id: idOf(1) }]);
  expect([...bucket.objects.keys()]).toEqual([`releases/tests/submission.${idOf(1)}.json`]);
  expect(bucket.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET']);
});

it('the erasure list ignores other objects in the bucket', async () => {
  bucket.objects.set('releases/tests/notes.txt', Buffer.from('x'));
  bucket.objects.set('releases/tests/submission.1.json', Buffer.from('x'));
  expect(await openErasureList(bucket.address).read()).toEqual([]);
});

it('the erasure list reports an inaccessible bucket in both languages and recovers', async () => {
  const list = openErasureList(bucket.address);
  bucket.fault = () => 403;
  await expect(list.append([erasure(1)])).rejects.toThrow(/拒絕存取.*refuses access/u);
  await expect(list.read()).rejects.toThrow('s3://releases/tests');
  bucket.fault = () => undefined;
  await list.append([erasure(1)]);
  expect(await idsOf(list)).toEqual([idOf(1)]);
});
