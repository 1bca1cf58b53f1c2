import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createLog } from '@dswine/shared/logging/create-log';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import type { Organiser } from '../http/organiser.ts';
import { createSearchApp } from './search-app.ts';

let organiser: TestOrganiser;
let app: Organiser;
let log = '';
beforeAll(async () => {
  organiser = await startTestOrganiser();
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      log += line.toString();
      done();
    },
  });
  app = createSearchApp({
    settings: { exhibitionCode: 'DSWINE2026', siteOrigins: [], trustedProxies: ['loopback'] },
    database: organiser.database,
    logger: createLog({ service: 'search', level: 'trace', destination }),
  });
});
afterAll(async () => {
  await app.close();
  await organiser.end();
});

const suggest = (criteria: object) =>
  app.inject({ method: 'POST', url: '/suggestions/DSWINE2026', payload: criteria });
const valid = { of: 'exhibitors', keyword: 'private-word', lang: 'en', limit: 6 };

it('responds 503 until its index is built, and exposes the build time', async () => {
  await app.ready();
  expect((await suggest(valid)).statusCode).toBe(503);
  while ((await suggest(valid)).statusCode !== 200) await delay(20);
  while ((await app.inject('/readyz')).statusCode !== 200) await delay(20);
  expect((await app.inject('/metrics')).body).toContain(
    'dswine_search_index_duration_seconds_count{kind="build"} 1',
  );
});

it('responds 400 to unknown criteria', async () => {
  expect((await suggest({ ...valid, of: 'visitors' })).statusCode).toBe(400);
  expect((await suggest({ keyword: 'private-word' })).statusCode).toBe(400);
});

it('does not log keywords', () => {
  expect(log).toContain('/suggestions/:edition');
  expect(log).not.toContain('private-word');
});
