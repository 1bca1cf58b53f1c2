import { createDesk, createOrganiser } from '../app.ts';
import type { RouteOptions } from 'fastify';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser()));
afterEach(() => organiser.end());

/** Starts a separate service and returns it with all its routes. */
async function startWith(limitFactor: number, create = createOrganiser) {
  const { database, folder } = organiser;
  const app = create({
    settings: {
      exhibitionCode: 'DSWINE2026',
      siteOrigins: [],
      dataFolder: folder,
      trustedProxies: ['loopback'],
      limitFactor,
    },
    database,
  });
  const routes: Pick<RouteOptions, 'url' | 'method'>[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.ready();
  const calls = routes.flatMap(({ method, url }) =>
    [method].flat().map((name) => ({ method: name, url })),
  );
  return { app, calls };
}

it.each([
  ['the public service', createOrganiser, 25],
  ['the desk', createDesk, 8],
] as const)('limits every costly route of %s per client', async (_name, create, atLeast) => {
  const { app, calls } = await startWith(0.001, create);
  const costly = calls.filter(
    ({ method, url }) => !['GET', 'HEAD'].includes(method) || /Validcode|Logout/u.test(url),
  );
  expect(costly.length).toBeGreaterThan(atLeast);
  const ask = (call: { method: string; url: string }, client: string) =>
    app.inject({
      ...call,
      method: call.method as 'GET',
      headers: { 'x-forwarded-for': client },
    });
  try {
    for (const call of costly) {
      let response = await ask(call, '198.51.100.7');
      for (let more = 0; more < 8 && response.statusCode !== 429; more += 1)
        response = await ask(call, '198.51.100.7');
      const seconds = Number(response.headers['retry-after']);
      expect({ call, status: response.statusCode }).toEqual({ call, status: 429 });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await ask(call, '198.51.100.8')).statusCode).not.toBe(429);
    }
  } finally {
    await app.close();
  }
});

it('allows a hundred simultaneous requests from one address', async () => {
  const { app } = await startWith(1);
  try {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.inject('/api/expo/Validcode/Proof')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  } finally {
    await app.close();
  }
});
