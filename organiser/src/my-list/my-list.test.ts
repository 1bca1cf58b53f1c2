import { Compared, ListedRecords } from '@dswine/shared/contract/my-list';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { restoreRecord, withdrawRecord } from '../store/content.ts';

let organiser: TestOrganiser;
beforeAll(
  async () => void (organiser = await startTestOrganiser(undefined, ['https://fair.example'])),
);
afterAll(() => organiser.end());

const list = (query: string) =>
  getData<ListedRecords>(
    organiser.app,
    `/api/expo/MyList/DSWINE2026?Lang=en&${query}`,
    ListedRecords,
  );
const compare = (query: string) =>
  getData<Compared>(organiser.app, `/api/expo/Compare/DSWINE2026?Lang=en&${query}`, Compared);

it('returns the records of listed ids, with their booths and coordinates', async () => {
  const found = await list('Exhibitor=1001&Exhibitor=999999&Product=20002&Event=701&Event=702');
  expect(found.Exhibitors).toMatchObject([
    { Id: '1001', Booths: ['A0123'], Spot: { X: expect.any(Number) } },
  ]);
  expect(found.Products).toMatchObject([
    { Id: '20002', Name: 'Gold lager', Booths: ['B0200', 'B0201'] },
  ]);
  expect(found.Events.map(({ Id }) => Id)).toEqual(['702', '701']);
});

it('returns the coordinates of an event', async () => {
  const edition = smallEdition();
  const atEntrance = { Place: { tw: '入口', en: 'Entrance' } };
  await organiser.change({
    ...edition,
    calendar: edition.calendar.map((one) => (one.Id === '701' ? { ...one, ...atEntrance } : one)),
  });
  const { Events, Doors } = await list('Event=701');
  expect(Events.map(({ Spot }) => Spot)).toEqual(Doors);
  expect(Doors).toHaveLength(1);
  await organiser.change(edition);
});

it('resolves the ids of a shared list', async () => {
  const found = await list('Items=e1001,p20002,c701,x9');
  expect([found.Exhibitors, found.Products, found.Events].map(([one]) => one?.Id)).toEqual([
    '1001',
    '20002',
    '701',
  ]);
});

it('omits withdrawn exhibitors and their products', async () => {
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1002');
  const found = await list('Exhibitor=1002&Product=20002');
  expect([found.Exhibitors, found.Products]).toEqual([[], []]);
  await restoreRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1002');
});

it('compares at most four records, in the requested order', async () => {
  const { Exhibitors, Products } = await compare(
    'Exhibitor=1003&Exhibitor=1001&Exhibitor=1002&Exhibitor=1004&Exhibitor=999&Product=20001',
  );
  expect(Exhibitors.map(({ Id }) => Id)).toEqual(['1003', '1001', '1002', '1004']);
  expect(Exhibitors[1]).toMatchObject({ ProductCount: 1, Website: 'https://elegance.example/' });
  expect(Products).toMatchObject([{ Id: '20001', Description: 'Fruity', Vintage: 2019 }]);
});

it('exports a visit as a calendar with an entry for the route and one per event', async () => {
  const response = await organiser.app.inject(
    '/api/expo/MyVisit/DSWINE2026?Lang=en&Exhibitor=1003&Exhibitor=1001&Event=701',
  );
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.body.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
  expect(response.body.replaceAll(/\r\n /gu, '')).toContain(
    'DESCRIPTION:C0300 Asahi Shuzo\\nA0123 Château Élégance',
  );
  expect(response.body).toContain('DTSTART:20260418T060000Z');
});
