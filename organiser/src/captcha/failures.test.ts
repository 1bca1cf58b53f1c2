import { createHash } from 'node:crypto';
import { registration, startAccounts, type AccountsKit } from '../members/accounts.fixture.ts';
import { startRetention } from '../desk/retention.ts';

let kit: AccountsKit;
beforeEach(async () => void (kit = await startAccounts()));
afterEach(() => kit.organiser.end());

const hall = '198.51.100.7';
const register = (fields: object, address = hall) =>
  kit.post('Register', { ...registration, ...fields }, { address });

async function challenge(address = hall) {
  const answer = await kit.organiser.app.inject({
    url: '/api/expo/Validcode/Proof',
    headers: { 'x-forwarded-for': address },
  });
  return answer.json<{ Data: { Challenge: string; Bits: number } }>().Data;
}
function work({ Challenge, Bits }: { Challenge: string; Bits: number }): string {
  for (let number = 0; ; number += 1) {
    const proof = `${Challenge}:${number}`;
    if (Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0)) >= Bits)
      return proof;
  }
}
const limitRows = () => kit.organiser.database.selectFrom('rate_limits').selectAll().execute();

it('accepts proof of work and other clients’ digits after 120 wrong codes of one client', async () => {
  const statuses = [];
  for (let wrong = 0; wrong < 120; wrong += 1)
    statuses.push((await register({ Code: '00000', Proof: '' })).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(100);
  const refused = await register(await kit.captcha());
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d{1,3}$/u);
  expect(refused.body.Message).toContain('由裝置驗證');
  expect(refused.body.Message).toContain('Let my device do it instead');
  expect((await register({ Code: '', Proof: work(await challenge()) })).status).toBe(200);
  expect((await register(await kit.captcha(), '198.51.100.77')).status).toBe(200);
});

it('does not count correct codes against the limit', async () => {
  for (let right = 0; right < 130; right += 1)
    expect(
      (await register({ ...(await kit.captcha()), Email: `v${right}@dswine.example` })).status,
    ).toBe(200);
});

it('raises the work with the number of challenges per client, up to 20 bits', async () => {
  expect((await challenge()).Bits).toBe(16);
  for (let more = 0; more < 75; more += 1) await challenge();
  const harder = await challenge();
  expect(harder.Bits).toBe(17);
  await kit.organiser.database.updateTable('rate_limits').set({ count: 100_000 }).execute();
  expect((await challenge()).Bits).toBe(20);
  expect((await challenge('203.0.113.5')).Bits).toBe(16);
  const lazy = work({ ...harder, Bits: 16 });
  const isEnough = Math.clz32(createHash('sha256').update(lazy).digest().readUInt32BE(0)) >= 17;
  expect((await register({ Code: '', Proof: lazy })).status).toBe(isEnough ? 200 : 422);
  if (!isEnough) expect((await register({ Code: '', Proof: work(harder) })).status).toBe(200);
});

it('stores no rate limit row for an invented link', async () => {
  for (let tried = 0; tried < 5; tried += 1)
    expect(
      (await kit.post('Confirm', { Token: String(tried).repeat(40), Password: 'anything at all' }))
        .status,
    ).toBe(422);
  expect(await limitRows()).toEqual([]);
});

it('still mails an address after another client used up its mail limit for it', async () => {
  for (let stranger = 0; stranger < 8; stranger += 1)
    await register(await kit.captcha(), '203.0.113.9');
  expect(await kit.mails()).toHaveLength(6);
  await register(await kit.captcha());
  expect(await kit.mails()).toHaveLength(1);
});

it('deletes expired rate limits in the retention job', async () => {
  const { app, database } = kit.organiser;
  await register({ Code: '00000', Proof: '' });
  await startRetention(database, app.log)();
  expect(await limitRows()).toHaveLength(1);
  await database
    .updateTable('rate_limits')
    .set({ expires_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  await startRetention(database, app.log)();
  expect(await limitRows()).toEqual([]);
});
