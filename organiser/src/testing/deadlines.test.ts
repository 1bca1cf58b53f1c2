import { startTestOrganiser, type TestOrganiser } from './test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

it('sets header and request timeouts of at most 20 s on both servers', () => {
  const servers = [organiser.app.server, organiser.desk.server];
  const deadlines = servers.flatMap((one) => [one.headersTimeout, one.requestTimeout]);
  expect(deadlines.filter((ms) => !(ms > 0 && ms <= 20_000))).toEqual([]);
});
