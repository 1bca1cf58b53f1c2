import { CalendarDetail } from '@dswine/shared/contract/calendar';
import { startedBeforeAll } from '../../testing/started.fixture.ts';
import { at, bookableEdition, startApplications } from './applications-kit.fixture.ts';

const records = bookableEdition({
  801: { Start: '2026-04-18T14:00+08:00', End: '2026-04-18T15:00+08:00' },
  802: { Start: '2026-04-18T18:30+08:00', End: '2026-04-18T20:00+08:00' },
});
for (const edition of records.edition)
  edition.Hours = edition.Hours.map((day) => ({ ...day, Close: '18:00', Admits: ['trade'] }));
const kit = startedBeforeAll(() => startApplications(records));

it('takes who books a session of a trade day only as a trade visitor', async () => {
  const refused = await kit.apply('ann');
  expect([refused.status, refused.Data]).toMatchObject([
    422,
    { Problems: [{ Field: 'Trade', Problem: 'required' }] },
  ]);
  expect(await kit.states()).toEqual([]);
  expect((await kit.apply('ann', at, { Trade: 'yes', Key: 'again' })).status).toBe(200);
  expect(await kit.states()).toEqual(['held']);
});

it('says so of a session in the hall, and not of an evening', async () => {
  const detail = (id: string) =>
    kit.organiser.read(CalendarDetail, `Event/CalendarDetail/DSWINE2026/${id}?Lang=en`);
  expect(await detail('801')).toMatchObject({ TradeOnly: true });
  expect(await detail('802')).not.toHaveProperty('TradeOnly');
  const { body } = await kit.organiser.app.inject('/calendar/DSWINE2026/801.ics?Lang=en');
  expect(body).toContain('for trade visitors and press');
});
