import { Compared, ListedRecords } from '@dswine/shared/contract/my-list';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { both, smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(() => {
  const records = smallEdition();
  for (const event of records.calendar)
    if (event.Id === '701') event.Place = both('入口', 'Entrance');
  return startTestOrganiser(records, ['https://fair.example']);
});

const list = (query: string) => {
  return organiser.read(ListedRecords, `MyList/DSWINE2026?Lang=en&${query}`);
};

it('returns the records of listed ids, with their booths and coordinates', async () => {
  const found = await list('Exhibitor=1001&Exhibitor=999999&Product=20002&Event=701&Event=702');
  expect(found).toMatchObject({
    Exhibitors: [{ Id: '1001', Booths: ['A0123'], Spot: { X: expect.any(Number) } }],
    Products: [{ Id: '20002', Name: 'Gold lager', Booths: ['B0200', 'B0201'] }],
    Events: [{ Id: '702' }, { Id: '701', Spot: found.Doors[0] }],
  });
  expect(found.Doors).toHaveLength(1);
});

it('resolves the ids of a shared list', async () => {
  expect(await list('Items=e1001,p20002,c701,x9')).toMatchObject({
    Exhibitors: [{ Id: '1001' }],
    Products: [{ Id: '20002' }],
    Events: [{ Id: '701' }],
  });
});

it('omits withdrawn exhibitors and their products', async () => {
  await organiser.withdraw('exhibitor', '1002');
  const { Exhibitors, Products } = await list('Exhibitor=1002&Product=20002');
  expect([Exhibitors, Products]).toEqual([[], []]);
  await organiser.restore('exhibitor', '1002');
});

it('compares at most four records, in the requested order', async () => {
  const ids = ['1003', '1001', '1002', '1004', '999'];
  const query = ids.map((id) => `Exhibitor=${id}`).join('&');
  const { Exhibitors, Products } = await organiser.read(
    Compared,
    `Compare/DSWINE2026?Lang=en&Product=20001&${query}`,
  );
  expect(Exhibitors.map(({ Id }) => Id)).toEqual(ids.slice(0, 4));
  expect(Exhibitors[1]).toMatchObject({ ProductCount: 1, Website: 'https://elegance.example/' });
  expect(Products).toMatchObject([{ Id: '20001', Description: 'Fruity', Vintage: 2019 }]);
});

it('exports a visit as a calendar with an entry for the route and one per event', async () => {
  const query = 'Lang=en&Exhibitor=1003&Exhibitor=1001&Event=701';
  const { headers, body } = await organiser.get(`MyVisit/DSWINE2026?${query}`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
  expect(body.replaceAll(/\r\n /gu, '')).toContain(
    'DESCRIPTION:C0300 Asahi Shuzo\\nA0123 Château Élégance',
  );
  expect(body).toContain('DTSTART:20260418T060000Z');
});
