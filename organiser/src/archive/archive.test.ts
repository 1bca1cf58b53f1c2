import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../testing/test-organiser.fixture.ts';

it('lists past fairs, newest first', async () => {
  const organiser = await startTestOrganiser(smallEdition(), []);
  const { json } = await organiser.app.inject('/api/expo/Archive/DSWINE2026?Lang=en');
  const { Data } = json<{ Data: { Items: { Year: string; IsShown: boolean }[] } }>();
  const years = Data.Items.map(({ Year }) => Year);
  expect(years).toEqual(years.toSorted().toReversed());
  expect(Data.Items.find(({ Year }) => Year === '2026')).toMatchObject({
    IsShown: true,
    EndDate: '2026-04-20',
    Report: false,
  });
  await organiser.end();
});
