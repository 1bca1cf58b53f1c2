import { createDesk, createOrganiser } from '../app.ts';
import { startTestOrganiser } from '../testing/test-organiser.fixture.ts';
import { clientOf } from './rate-limits.ts';
import { startedBeforeAll } from '../testing/started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

/** Starts a separate service and returns it with all its routes. */
async function startWith(limitFactor: number, create = createOrganiser) {
  const app = organiser.listener(create, { limitFactor });
  const calls: { url: string; method: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) calls.push({ method: name, url });
  });
  await app.ready();
  return { app, calls };
}

it.each([
  ['the public service', createOrganiser, 25],
  ['the desk', createDesk, 8],
] as const)('limits every costly route of %s per client', async (_name, create, atLeast) => {
  // The limiter has a window of its own, by the clock of the machine.
  jest.spyOn(Date, 'now').mockReturnValue(organiser.clock.now());
  const { app, calls } = await startWith(0.001, create);
  const costly = calls.filter(
    ({ method, url }) => !['GET', 'HEAD'].includes(method) || /Validcode|Logout/u.test(url),
  );
  expect(costly.length).toBeGreaterThan(atLeast);
  const ask = ({ method, url }: { url: string; method: string }, client: string) =>
    app.inject({ url, method: method as 'GET', headers: { 'x-forwarded-for': client } });
  for (const call of costly) {
    let response = await ask(call, '198.51.100.7');
    for (let more = 0; more < 8 && response.statusCode !== 429; more += 1)
      response = await ask(call, '198.51.100.7');
    const { statusCode, headers } = response;
    expect([call, statusCode, headers['retry-after']]).toEqual([call, 429, '60']);
    expect((await ask(call, '198.51.100.8')).statusCode).not.toBe(429);
  }
  await app.close();
});

it.each([
  ['the public service', createOrganiser, ['Notify/Unsubscribe/:code', 'isAuthenticated']],
  ['the desk', createDesk, []],
] as const)('rejects what other sites post to %s', async (_name, create, allowed) => {
  const { app, calls } = await startWith(1, create);
  const accepted: string[] = [];
  for (const { method, url } of calls.filter(({ method: name }) => !/GET|HEAD/u.test(name))) {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { statusCode } = await app.inject({ url, method: method as 'POST', headers });
    if (statusCode !== 403) accepted.push(url);
  }
  expect(accepted).toEqual(allowed.map((call) => expect.stringContaining(call)));
  await app.close();
});

it('allows a hundred simultaneous requests from one address', async () => {
  const { app } = await startWith(1);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => app.inject('/api/expo/Validcode/Proof')),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.close();
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12:3400::'],
  ['2001:db8:12:34ff::', '2001:db8:12:3400::'],
  ['::1', '::'],
])('maps the address %s to the client %s', (ip, client) => expect(clientOf({ ip })).toBe(client));
