import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultyBucket, type FaultyBucket } from '@dswine/shared/bucket/faulty-bucket.fixture';
import { openErasureList, type ErasureList, type ListedErasure } from './erasure-list.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const at = '2026-04-18T09:00:00.000Z';
const idOf = (number: number) => `11111111-2222-4333-8444-${String(number).padStart(12, '0')}`;
const erasure = (number: number): ListedErasure => ({ kind: 'submission', id: idOf(number), at });
const idsOf = async (list: ErasureList) =>
  [...new Set((await list.read()).map(({ id }) => id))].sort();

let folder: string;
let bucket: FaultyBucket;
beforeEach(async () => {
  folder = newFolder();
  bucket = await startFaultyBucket();
  Object.assign(process.env, bucket.credentials);
});
afterEach(async () => {
  for (const name of Object.keys(bucket.credentials)) delete process.env[name];
  await bucket.close();
});

/** `open` opens the same list again, as another organiser would. */
describe.each([
  ['a file', () => openErasureList(join(folder, 'list', 'erasures.jsonl'))],
  ['a bucket', () => openErasureList(bucket.address)],
])('the erasure list in %s', (_name, open) => {
  it('returns appended erasures to other organisers, without times', async () => {
    expect(await open().read()).toEqual([]);
    await open().append([erasure(1)]);
    await open().append([{ kind: 'member', id: idOf(2), at }]);
    expect((await open().read()).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { kind: 'submission', id: idOf(1) },
      { kind: 'member', id: idOf(2) },
    ]);
  });

  it('keeps all erasures that several organisers append at once', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    await Promise.all([0, 4, 8].map((start) => open().append(numbers.slice(start).map(erasure))));
    expect(await idsOf(open())).toEqual(numbers.map(idOf));
  });
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

it('the erasure list writes one object per erasure, reads only the keys, and ignores others', async () => {
  const list = openErasureList(bucket.address);
  for (let round = 0; round < 2; round += 1) await list.append([erasure(1)]);
  expect([...bucket.objects.keys()]).toEqual([`releases/tests/submission.${idOf(1)}.json`]);
  for (const name of ['notes.txt', 'submission.1.json'])
    bucket.objects.set(`releases/tests/${name}`, Buffer.from('x'));
  expect(await list.read()).toEqual([{ kind: 'submission', id: idOf(1) }]);
  expect(bucket.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET']);
});

it('the erasure list reports an inaccessible bucket and recovers', async () => {
  const list = openErasureList(bucket.address);
  bucket.fault = () => 403;
  await expect(list.append([erasure(1)])).rejects.toThrow(/refuses access.*Check the credentials/u);
  await expect(list.read()).rejects.toThrow('s3://releases/tests');
  bucket.fault = () => undefined;
  await list.append([erasure(1)]);
  expect(await idsOf(list)).toEqual([idOf(1)]);
});
