import Fastify from 'fastify';
import { dateBarRoutes } from './date-bar.routes.ts';
import { chosenDate } from './pages/reader.ts';

it('ignores the date cookie while the date bar is off', () => {
  const cookie = 'dswine_date=2026-04-18T13:10';
  expect(chosenDate(cookie, { dateBar: false })).toBeUndefined();
  expect(chosenDate(cookie, { dateBar: true })).toBe(Date.parse('2026-04-18T13:10:00+08:00'));
});

it.each([
  ['at=2026-04-18T13:10&back=/en/News?page=2', '/en/News?page=2', 'dswine_date=2026-04-18T13:10;'],
  ['at=soon&back=//elsewhere.example/x', '/elsewhere.example/x', 'dswine_date=; Max-Age=0;'],
  ['at=&back=https://elsewhere.example/', '/https://elsewhere.example/', 'dswine_date=;'],
])('sets the date cookie and redirects to the page: %s', async (payload, location, cookie) => {
  const server = Fastify();
  await server.register(dateBarRoutes, { settings: { siteUrl: 'http://localhost:3000' } });
  const response = await server.inject({
    method: 'POST',
    url: '/dates',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  expect(String(response.headers['set-cookie'])).toContain(cookie);
});
