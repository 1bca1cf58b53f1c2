import { setImmediate as nextTurn } from 'node:timers/promises';
import { temporaryFolder } from '@dswine/shared/testing/temporary-folder';
import { showOffset } from '@dswine/shared/process/show-clock';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import Fastify from 'fastify';
import { dateBarRoutes } from './date-bar.routes.ts';

const dataDir = temporaryFolder();

const clock = createManualClock();
const onChanged = jest.fn();

async function choose(payload: string, headers: Record<string, string> = {}) {
  const server = Fastify();
  const settings = { siteUrl: 'http://localhost:3000', dataDir: dataDir() };
  await server.register(dateBarRoutes, { settings, clock, onChanged });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return server.inject({
    method: 'POST',
    url: '/dates',
    headers: { ...type, ...headers },
    payload,
  });
}

const shownDate = async () => {
  await nextTurn();
  const offset = showOffset({ dateBar: true, folder: dataDir() })();
  return new Date(clock.now() + offset).toISOString();
};
const today = new Date(clock.now()).toISOString();

it.each([
  ['at=2026-04-18T13:10&back=/en/News?page=2', '/en/News?page=2', '2026-04-18T05:10:00.000Z'],
  ['at=soon&back=//elsewhere.example/x', '/elsewhere.example/x', today],
  ['at=&back=https://elsewhere.example/', '/https://elsewhere.example/', today],
  ['at=&back=/%5Celsewhere.example', '/elsewhere.example', today],
])('sets the date of the site and redirects to the page: %s', async (payload, location, date) => {
  await choose('at=2026-03-01T09:00');
  const response = await choose(payload);
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await shownDate()).toBe(date);
});

it('changes nothing for a page of another site', async () => {
  const { statusCode } = await choose('at=2026-04-18T13:10', { 'sec-fetch-site': 'cross-site' });
  expect(statusCode).toBe(403);
  expect(await shownDate()).toBe(today);
});
