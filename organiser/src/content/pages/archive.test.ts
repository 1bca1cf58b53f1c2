import { readEdition } from '../../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';

it('lists past fairs, the newest first, and the fair itself once it is over', async () => {
  const report = readEdition('DSWINE2026', 'report');
  const { app, clock, end } = await startTestOrganiser({ ...smallEdition(), report });
  const list = async () => {
    const { json } = await app.inject('/api/expo/Archive/DSWINE2026?Lang=en');
    return json<{ Data: { Items: object[] } }>().Data.Items;
  };
  const last = { Year: '2025', IsShown: false, Report: true };
  expect(await list()).toMatchObject([last]);
  await clock.advance(Date.parse('2026-06-01T00:00:00+08:00') - clock.now());
  const shown = { Year: '2026', IsShown: true, EndDate: '2026-04-20', Report: false };
  expect(await list()).toMatchObject([shown, last]);
  await end();
});
