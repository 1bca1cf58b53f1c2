import { startSite, type Site } from '../site/site.ts';
import { expect, test } from './test.ts';

let site: Site;
test.beforeAll(
  async () => void (site = await startSite('proxy', { env: { TRUSTED_PROXIES: 'loopback' } })),
);
test.afterAll(() => site.stop());

/** Logs in as through a load balancer, which appends the client address to X-Forwarded-For. */
const logIn = (forwardedFor: string): Promise<number> =>
  fetch(`${site.url}/api/auth/Login`, {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-forwarded-for': forwardedFor,
    },
    body: JSON.stringify({
      Email: `${Math.random()}@guest.example`,
      Password: 'guess',
      Code: '00000',
    }),
  }).then(({ status }) => status);

const post = (forwardedFor: string): Promise<number> =>
  fetch(`${site.url}/en/Login`, {
    method: 'POST',
    headers: { origin: site.url, 'x-forwarded-for': forwardedFor },
    body: new URLSearchParams({
      form: 'login',
      Email: 'ann@guest.example',
      Password: 'guess',
      Code: '00000',
    }),
  }).then(({ status }) => status);

test('behind a proxy, password guessing by one client does not block other clients', async () => {
  const guesses: number[] = [];
  for (let round = 0; round < 11; round += 1)
    guesses.push(...(await Promise.all(Array.from({ length: 10 }, () => logIn('203.0.113.5')))));
  expect([guesses.filter((status) => status === 422).length, guesses.at(-1)]).toEqual([100, 429]);
  expect(await post('203.0.113.5')).toBe(429);
  // The last X-Forwarded-For entry comes from the proxy; earlier entries are not trusted.
  expect(await logIn('198.51.100.9, 203.0.113.5')).toBe(429);
  expect(await logIn('198.51.100.9')).toBe(422);
  expect(await post('198.51.100.9')).toBe(422);
});
