import { until } from '@dswine/shared/testing/until';
import { smallEdition } from '../content/import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser | undefined;
afterEach(() => organiser?.end());

async function getHealth(path: string): Promise<{ code: number; status: unknown }> {
  const response = await organiser?.app.inject(path);
  return { code: response?.statusCode ?? 0, status: response?.json<{ status: string }>().status };
}

it('is alive before it is ready, and ready once its search is built', async () => {
  organiser = await startTestOrganiser();
  expect(await getHealth('/healthz')).toEqual({ code: 200, status: 'alive' });
  expect(await getHealth('/readyz')).toEqual({ code: 503, status: 'the search is being prepared' });
  await until(async () => (await getHealth('/readyz')).code === 200);
});

it('is not ready without the edition', async () => {
  organiser = await startTestOrganiser(smallEdition('DSWINE2025'));
  expect((await getHealth('/readyz')).code).toBe(503);
});
