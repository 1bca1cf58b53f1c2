import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { readRange } from './send-file.ts';

const text = '0123456789'.repeat(50);
const url = '/api/expo/File/DSWINE2026/manual.csv';
let organiser: TestOrganiser;

beforeAll(async () => {
  organiser = await startTestOrganiser();
  mkdirSync(join(organiser.folder, 'files/DSWINE2026'), { recursive: true });
  writeFileSync(join(organiser.folder, 'files/DSWINE2026/manual.csv'), text);
  writeFileSync(join(organiser.folder, 'files/secret.csv'), 'secret');
});
afterAll(() => organiser.end());

const get = (headers: Record<string, string> = {}) => organiser.app.inject({ url, headers });

it('serves a whole file as an attachment with an ETag', async () => {
  const response = await get();
  expect([response.statusCode, response.body]).toEqual([200, text]);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '500',
    'accept-ranges': 'bytes',
    'content-disposition': 'attachment; filename="manual.csv"',
    'x-content-type-options': 'nosniff',
  });
  const again = await get({ 'if-none-match': `W/${String(response.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await organiser.app.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '500', '']);
});

it('resumes an interrupted download, unless the file has changed', async () => {
  const { etag } = (await get()).headers;
  const rest = await get({ range: 'bytes=495-', 'if-range': String(etag) });
  expect([rest.statusCode, rest.body]).toEqual([206, '56789']);
  const range = { 'content-range': 'bytes 495-499/500', 'content-length': '5', etag };
  expect(rest.headers).toMatchObject(range);
  const whole = await get({ range: 'bytes=495-', 'if-range': '"of-yesterday"' });
  expect([whole.statusCode, whole.body.length]).toEqual([200, 500]);
  expect(whole.headers).not.toHaveProperty('content-range');
});

it('responds 416 to a range outside the file', async () => {
  const response = await get({ range: 'bytes=500-' });
  expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */500']);
  expect(response.json()).toMatchObject({ Code: 416, Data: null });
});

it.each(['..%2Fsecret.csv', '%2e%2e%2f%2e%2e%2forganiser.sqlite', 'manual.exe'])(
  'responds 404 for the file name %s',
  async (name) => {
    const response = await organiser.get(`File/DSWINE2026/${name}`);
    expect(response.statusCode).toBe(404);
  },
);

it.each([
  [undefined, 'whole'],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
])('reads the range header %s of a file of 100 bytes as %j', (header, range) =>
  expect(readRange(header, 100)).toEqual(range),
);
