import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser | undefined;
afterEach(() => organiser?.end());

async function answerOf(path: string): Promise<{ code: number; status: unknown }> {
  const response = await organiser?.app.inject(path);
  return { code: response?.statusCode ?? 0, status: response?.json<{ status: string }>().status };
}

it('lives before it is ready, and is ready when its search is', async () => {
  organiser = await startTestOrganiser();
  expect(await answerOf('/healthz')).toEqual({ code: 200, status: 'alive' });
  expect(await answerOf('/readyz')).toEqual({ code: 503, status: 'the search is being prepared' });
  while ((await answerOf('/readyz')).code !== 200) await new Promise(setImmediate);
});

it('is not ready without the edition', async () => {
  organiser = await startTestOrganiser(smallEdition('DSWINE2025'));
  expect((await answerOf('/readyz')).code).toBe(503);
});
