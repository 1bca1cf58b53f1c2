import type { Report } from '@dswine/shared/contract/report';
import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => {
  const [newest] = readEdition('DSWINE2026', 'report');
  if (!newest) throw new Error('the seed has no report');
  const report = [{ ...newest, Id: '2', Year: '2024' }, newest];
  organiser = await startTestOrganiser({ ...smallEdition(), report });
});
afterAll(() => organiser.end());

async function reportOf(query: string) {
  const response = await organiser.app.inject(`/api/expo/Report/DSWINE2026?Lang=en${query}`);
  return { status: response.statusCode, report: response.json<{ Data: Report }>().Data };
}

it('returns the newest report, or that of a year', async () => {
  expect((await reportOf('')).report).toMatchObject({ Year: '2025', Years: ['2025', '2024'] });
  expect((await reportOf('&Year=2024')).report).toMatchObject({ Year: '2024' });
  expect((await reportOf('&Year=1999')).status).toBe(404);
});
