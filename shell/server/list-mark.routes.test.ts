import fastify from 'fastify';
import { serveListMark } from './list-mark.routes.ts';

it.each([
  ['https://fair.example', true],
  ['http://localhost:3000', false],
])('marks a browser of %s for a year, which its scripts can read', async (siteUrl, isSecure) => {
  const server = fastify();
  serveListMark(server, { siteUrl });
  const { statusCode, headers } = await server.inject({ method: 'POST', url: '/list-mark' });
  expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^dswine_list=1; Path=\/; Max-Age=31536000; SameSite=Lax/u);
  expect(cookie).not.toContain('HttpOnly');
  expect(cookie.endsWith('; Secure')).toBe(isSecure);
});
