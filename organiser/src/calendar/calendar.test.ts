import { Calendar, CalendarDetail, EventMenu } from '@dswine/shared/contract/calendar';
import { createOrganiser } from '../app.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const expo = (path: string) => `/api/expo/${path}`;

it('returns the calendar of all topics or of one, ordered by start', async () => {
  const all = await getData<Calendar>(
    organiser.app,
    expo('Event/Calendar/DSWINE2026/0?Lang=en'),
    Calendar,
  );
  expect(all.Entries.map((entry) => entry.Id)).toEqual(['702', '703', '701']);
  expect(all.Topics).toEqual([
    { Code: '2', Name: 'Seminar', Count: 2 },
    { Code: '1', Name: 'Tasting', Count: 1 },
  ]);
  const one = await getData<Calendar>(
    organiser.app,
    expo('Event/Calendar/DSWINE2026/1?Lang=tw'),
    Calendar,
  );
  expect(one.Entries).toEqual([
    expect.objectContaining({
      Id: '701',
      Area: 'sake',
      Speaker: '侍酒師',
      Topic: { Code: '1', Name: '品酒會' },
    }),
  ]);
  const detail = await getData<CalendarDetail>(
    organiser.app,
    expo('Event/CalendarDetail/DSWINE2026/701?Lang=en'),
    CalendarDetail,
  );
  expect(detail).toMatchObject({
    Body: ['Body'],
    Capacity: 30,
    Fee: 'Free',
    SameDay: [{ Id: '703' }],
  });
});

it('returns the next entries, or the first ones when all are over', async () => {
  const nextAt = async (clock: string, next: number) => {
    const settings = {
      exhibitionCode: 'DSWINE2026',
      siteOrigins: [],
      dataFolder: organiser.folder,
      trustedProxies: [],
      clockOffset: Date.parse(clock) - Date.now(),
    };
    const app = createOrganiser({ settings, database: organiser.database });
    const path = expo(`Event/Calendar/DSWINE2026/0?Lang=en&Next=${next}`);
    const { Entries } = await getData<Calendar>(app, path, Calendar);
    await app.close();
    return Entries.map(({ Id }) => Id);
  };
  const [first] = (
    await getData<Calendar>(organiser.app, expo('Event/Calendar/DSWINE2026/0'), Calendar)
  ).Entries;
  expect(await nextAt('2026-01-01T00:00:00Z', 2)).toEqual(['702', '703']);
  expect(await nextAt(first?.Start ?? '', 1)).toEqual(['702']);
  expect(await nextAt(first?.End ?? '', 1)).toEqual(['703']);
  expect(await nextAt('2027-01-01T00:00:00Z', 2)).toEqual(['702', '703']);
  expect(await nextAt('2027-01-01T00:00:00Z', 60)).toHaveLength(3);
});

it('returns the items of the Events menu', async () => {
  expect(
    await getData<EventMenu>(organiser.app, expo('Event/EventMenu/DSWINE2026?Lang=tw'), EventMenu),
  ).toEqual([
    { Id: 155, Title: '展場限定', Path: '/EventInfo/155' },
    { Id: 156, Title: '新品', Path: '/EventInfo/156' },
  ]);
});

it('resolves a meeting point to the facility that its text names', async () => {
  const edition = smallEdition();
  await organiser.change({
    ...edition,
    calendar: edition.calendar.map((entry) =>
      entry.Id === '701'
        ? { ...entry, Place: { tw: '入口外集合', en: 'Meet outside the Entrance' } }
        : entry,
    ),
  });
  for (const lang of ['tw', 'en']) {
    const { Entries } = await getData<Calendar>(
      organiser.app,
      expo(`Event/Calendar/DSWINE2026/1?Lang=${lang}`),
      Calendar,
    );
    expect(Entries).toEqual([expect.objectContaining({ PlaceCode: 'entrance', Walk: 0 })]);
  }
});
