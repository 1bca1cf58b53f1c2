import { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { CalendarDetail } from '@dswine/shared/contract/calendar';
import { ProductDetail } from '@dswine/shared/contract/products';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import { Value } from 'typebox/value';
import { editionFiles } from '../records/records.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { smallEdition, type SmallEdition } from './small-edition.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

async function importChanged(change: (records: SmallEdition) => void): Promise<void> {
  const records = smallEdition();
  change(records);
  await organiser.change(records);
}
const at = <T>(list: T[], index = 0): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no record ${index}`);
  return item;
};
describe('an exhibitor', () => {
  const model = at(smallEdition().exhibitors);
  it.each([
    [true, { Website: 'http://wein.de/cave?lang=fr#vins' }],
    [true, { Website: 'https://酒莊.tw/關於' }],
    [true, { Website: 'https://shop.example.com:8443/a' }],
    [false, { Website: 'javascript:alert(1)' }],
    [false, { Website: 'www.a.tw' }],
    [false, { Website: 'https://a.tw/\nX:1' }],
    [false, { Website: 'https://me:secret@a.tw' }],
    [false, { Name: {} }],
  ])('is accepted: %s, with %j', (isAccepted, changes) =>
    expect(Value.Check(editionFiles.exhibitors, { ...model, ...changes })).toBe(isAccepted),
  );
});

it('finds booth numbers in the format of another hall', async () => {
  await importChanged((records) => {
    for (const shape of records.hall)
      if (shape.Kind === 'booth' && shape.Number === 'A0124') shape.Number = 'N1-87B';
    at(records.exhibitors, 3).Booths = ['N1-87B'];
  });
  const url = '/api/expo/Exhibitors/DSWINE2026?Type=booth&Booth=n1-87';
  expect((await organiser.app.inject(url)).json()).toMatchObject({
    Data: { Items: [{ Id: '1004' }] },
  });
});

it('shows a record in one language in the other one too, and names its untranslated fields', async () => {
  await importChanged((records) => {
    Object.assign(at(records.exhibitors), {
      Name: { en: 'Solera House' },
      Intro: { en: 'Wines of the plain' },
      Description: [{ en: 'First' }, { en: 'Second' }],
    });
    at(records.products).Name = { tw: '老藤紅酒' };
  });
  const exhibitor = 'Exhibitors/Detail/DSWINE2026/1001?Lang=';
  expect(await organiser.read(ExhibitorDetail, `${exhibitor}tw`)).toMatchObject({
    Name: 'Solera House',
    OtherName: 'Solera House',
    Description: ['First', 'Second'],
    Untranslated: ['Name', 'Intro', 'Description'],
  });
  expect(await organiser.read(ExhibitorDetail, `${exhibitor}en`)).not.toHaveProperty(
    'Untranslated',
  );
  const product = 'Products/Detail/DSWINE2026/20001?Lang=';
  expect(await organiser.read(ProductDetail, `${product}en`)).toMatchObject({
    Name: '老藤紅酒',
    Untranslated: ['Name'],
  });
  expect((await organiser.read(ProductDetail, `${product}tw`)).Untranslated).toEqual([
    'ExhibitorName',
  ]);
  const found = await organiser.get('Exhibitors/DSWINE2026?Lang=tw&Keyword=solera');
  expect(found.json()).toMatchObject({ Data: { Items: [{ Id: '1001' }] } });
  const { Kinds } = await organiser.read(Sitemap, 'Sitemap/DSWINE2026');
  const listed = Kinds.find(({ Kind }) => Kind === 'exhibitor')?.Records;
  expect(listed?.filter(({ Lang }) => Lang !== undefined)).toEqual([{ Id: '1001', Lang: 'en' }]);
});

it('converts times with any offset to Taipei time', async () => {
  await importChanged((records) => {
    const times = { Start: '2026-04-16T23:30:00Z', End: '2026-04-16T20:30-04:00' };
    Object.assign(at(records.calendar), times);
  });
  const path = 'Event/CalendarDetail/DSWINE2026/701';
  expect(await organiser.read(CalendarDetail, path)).toMatchObject({
    Start: '2026-04-17T07:30:00+08:00',
    End: '2026-04-17T08:30:00+08:00',
  });
});

it.each(['Venue/DSWINE2026', 'Event/About/DSWINE2026/7', 'Event/Info/DSWINE2026/156'])(
  'responds to %s with null data when the edition has no such record',
  async (call) => {
    const response = await organiser.get(`${call}?Lang=en`);
    expect([response.statusCode, response.json()]).toEqual([200, { Code: 200, Data: null }]);
  },
);
