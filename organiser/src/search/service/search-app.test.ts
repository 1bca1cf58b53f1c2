import { Writable } from 'node:stream';
import { createLog } from '@dswine/shared/logging/create-log';
import { until } from '@dswine/shared/testing/until';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { createSearchApp } from './search-app.ts';

const valid = { of: 'exhibitors', keyword: 'private-word', lang: 'en', limit: 6 };

it('responds 503 until the fair is imported and indexed, and logs no keyword', async () => {
  const organiser = await startTestOrganiser();
  const { database, clock } = organiser;
  const lines: string[] = [];
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const app = createSearchApp({
    settings: { exhibitionCode: 'DSWINE2027', siteOrigins: [], trustedProxies: ['loopback'] },
    database,
    logger: createLog({ service: 'search', level: 'trace', destination }),
    clock,
  });
  const suggest = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/suggestions/DSWINE2027', payload })).statusCode;
  expect(await suggest(valid)).toBe(503);
  await organiser.change(smallEdition('DSWINE2027'));
  await until(() => clock.waiting() > 0);
  await clock.advance(500);
  await until(async () => (await suggest(valid)) === 200);
  await until(async () => (await app.inject('/readyz')).statusCode === 200);
  expect((await app.inject('/metrics')).body).toContain(
    'dswine_search_index_duration_seconds_count 1',
  );
  const rebound = { url: '/metrics', headers: { host: 'rebind.evil.example' } };
  expect((await app.inject(rebound)).statusCode).toBe(421);
  expect(await suggest({ ...valid, of: 'visitors' })).toBe(400);
  expect(await suggest({ keyword: 'private-word' })).toBe(400);
  expect(lines.join()).toContain('/suggestions/:edition');
  expect(lines.join()).not.toContain('private-word');
  await app.close();
  await organiser.end();
});
