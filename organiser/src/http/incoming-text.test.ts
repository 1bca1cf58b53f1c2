import { createDesk, createOrganiser } from '../app.ts';
import type { RouteOptions } from 'fastify';
import { addColleague, deskCookie } from '../desk/desk-kit.fixture.ts';
import { startTestOrganiser } from '../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../testing/started.fixture.ts';

const hostile = 'A\u0000\u0007\u202Eb\u2066\u200B\uFEFF\uD800c';
const isHostile = /[^\P{Cc}\n\t]|\p{Cs}|[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u;

const organiser = startedBeforeAll(startTestOrganiser);

/** What the handlers of all routes with a body receive when each field is hostile. */
async function reachingHandlers(create: typeof createOrganiser) {
  const app = organiser.listener(create, { formGuards: false });
  const routes: RouteOptions[] = [];
  const seen = new Map<string, unknown>();
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('preHandler', async ({ body, query, method, routeOptions: { url = '' } }) => {
    seen.set(`${method} ${url}`, { body, query });
  });
  await app.ready();
  await addColleague(organiser);
  const cookies = {
    open: await deskCookie(organiser),
    'second-factor': await deskCookie(organiser, 'manage', 'second-factor'),
  };
  const posts = routes
    .filter(({ method }) => method === 'POST')
    .sort((one, other) => Number(/logout$/u.test(one.url)) - Number(/logout$/u.test(other.url)));
  for (const { url, schema } of posts) {
    const body = (schema?.body ?? {}) as { properties?: Record<string, { type?: string }> };
    const names = Object.keys(body.properties ?? { email: {}, text: {}, id: {}, code: {} });
    const valid: Record<string, string> = { Locale: 'tw', Kind: 'exhibitor' };
    const fields = Object.fromEntries(names.map((name) => [name, valid[name] ?? hostile]));
    const isDesk = url.startsWith('/desk');
    await app.inject({
      method: 'POST',
      url: `${url.replaceAll(/:\w+/gu, 'DSWINE2026')}?Lang=tw`,
      headers: {
        cookie: cookies[url.endsWith('/desk/second-factor') ? 'second-factor' : 'open'],
        'content-type': isDesk ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      payload: isDesk ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    });
  }
  await app.close();
  return { seen, posts: posts.map(({ url }) => `POST ${url}`) };
}

/** All texts in a value, except passwords (they are only hashed). */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(password|current|repeated)$/iu.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, key));
}

it('passes no control characters, direction marks or lone surrogates to any route handler', async () => {
  expect(hostile).toMatch(isHostile);
  const reached = [await reachingHandlers(createOrganiser), await reachingHandlers(createDesk)];
  const seen = new Map(reached.flatMap((one) => [...one.seen]));
  const posts = reached.flatMap((one) => one.posts);
  expect(posts.length).toBeGreaterThan(25);
  const texts = posts.flatMap((post) => textsIn(seen.get(post)));
  expect(texts.filter((text) => text === 'Abc').length).toBeGreaterThan(40);
  expect(texts.filter((text) => isHostile.test(text))).toEqual([]);
  // Its body is a file, and is read for those only who have the key of a desk.
  const upload = 'POST /api/expo/ExhibitorDesk/Upload/:code';
  expect(posts.filter((post) => !seen.has(post))).toEqual([upload]);
});

it.each(['{"a":', '['])('responds 400 to a body that nests %s 5000 levels deep', async (open) => {
  const payload = open.repeat(5000) + '1' + (open === '[' ? ']' : '}').repeat(5000);
  const { statusCode } = await organiser.app.inject({
    method: 'POST',
    url: '/api/auth/Login?Lang=tw',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(statusCode).toBe(400);
});
