import type { ProofChallenge } from '@dswine/shared/contract/captcha';
import { until } from '@dswine/shared/testing/until';
import { registration, startAccounts } from '../../accounts/members/accounts.fixture.ts';
import { startRetention } from '../../desk/submissions/retention.ts';
import { solveProof } from './solve-proof.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startAccounts);

const hall = '198.51.100.7';
const register = (fields: object, address = hall) =>
  kit.post('Register', { ...registration, ...fields }, { address });

async function challenge(address = hall) {
  const url = '/api/expo/Validcode/Proof';
  const answer = await kit.organiser.app.inject({ url, headers: { 'x-forwarded-for': address } });
  return answer.json<{ Data: ProofChallenge }>().Data;
}
const limitRows = () => kit.organiser.database.selectFrom('rate_limits').selectAll().execute();
/** Sets all counts, as so many attempts would. */
const setCounts = (count: number) =>
  kit.organiser.database.updateTable('rate_limits').set({ count }).execute();
const wrong = { Code: '00000', Proof: '' };

it('accepts proof of work and other clients’ digits after 100 wrong codes of one client', async () => {
  await register(wrong);
  await setCounts(99);
  // Correct codes do not count.
  expect((await register(await kit.captcha())).status).toBe(200);
  expect((await register(wrong)).status).toBe(422);
  const refused = await register(await kit.captcha());
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  expect(refused.body.Message).toMatch(/改用自動驗證.*Verify automatically instead/u);
  const Proof = solveProof(await challenge());
  expect((await register({ Code: '', Proof })).status).toBe(200);
  expect((await register(await kit.captcha(), '198.51.100.77')).status).toBe(200);
  await kit.organiser.clock.advance(900_000);
  expect((await register(await kit.captcha())).status).toBe(200);
});

it('raises the work with the number of challenges per client, up to 20 bits', async () => {
  expect((await challenge()).Bits).toBe(16);
  await setCounts(74);
  expect((await challenge()).Bits).toBe(16);
  expect((await challenge()).Bits).toBe(17);
  await setCounts(100_000);
  expect((await challenge()).Bits).toBe(20);
  expect((await challenge('203.0.113.5')).Bits).toBe(16);
});

it('stores no rate limit row for an invented link', async () => {
  const fields = { Token: '1'.repeat(40), Password: 'anything at all' };
  expect((await kit.post('Confirm', fields)).status).toBe(422);
  expect(await limitRows()).toEqual([]);
});

it('deletes expired rate limits in the retention job', async () => {
  const { app, database, clock } = kit.organiser;
  await register(wrong);
  const start = () => startRetention(database, app.log, clock);
  // Stopping waits for the run that the start began.
  await start()();
  expect(await limitRows()).toHaveLength(1);
  const stop = start();
  await until(async () => {
    await clock.advance(60 * 60_000);
    return (await limitRows()).length === 0;
  });
  await stop();
});
