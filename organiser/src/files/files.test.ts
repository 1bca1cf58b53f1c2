import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

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
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(text);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '500',
    'accept-ranges': 'bytes',
    'content-disposition': 'attachment; filename="manual.csv"',
    'x-content-type-options': 'nosniff',
  });
  const again = await get({ 'if-none-match': `W/${String(response.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('resumes an interrupted download', async () => {
  const { etag } = (await get()).headers;
  const rest = await get({ range: 'bytes=495-', 'if-range': String(etag) });
  expect(rest.statusCode).toBe(206);
  expect(rest.body).toBe('56789');
  expect(rest.headers).toMatchObject({
    'content-range': 'bytes 495-499/500',
    'content-length': '5',
    etag,
  });
});

it('restarts a download when the file has changed', async () => {
  const response = await get({ range: 'bytes=495-', 'if-range': '"of-yesterday"' });
  expect([response.statusCode, response.body.length]).toEqual([200, 500]);
  expect(response.headers).not.toHaveProperty('content-range');
});

it('responds 416 to a range outside the file', async () => {
  const response = await get({ range: 'bytes=500-' });
  expect(response.statusCode).toBe(416);
  expect(response.headers['content-range']).toBe('bytes */500');
  expect(response.json()).toMatchObject({ Code: 416, Data: null });
});

it('responds to HEAD with the length and without a body', async () => {
  const head = await organiser.app.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '500', '']);
  expect((await get()).body).toBe(text);
});

it.each([
  '..%2Fsecret.csv',
  '%2e%2e%2f%2e%2e%2forganiser.sqlite',
  'manual',
  'manual.exe',
  'manual.csv.',
])('responds 404 for the file name %s', async (name) => {
  const response = await organiser.app.inject(`/api/expo/File/DSWINE2026/${name}`);
  expect(response.statusCode).toBe(404);
});
