import { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { Floorplan } from '@dswine/shared/contract/floorplan';
import { CalendarDetail } from '@dswine/shared/contract/calendar';
import { ProductDetail } from '@dswine/shared/contract/products';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { Value } from 'typebox/value';
import { editionFiles } from '../records/records.ts';
import { smallEdition, type SmallEdition } from './small-edition.fixture.ts';

let organiser: TestOrganiser | undefined;
afterEach(() => organiser?.end());

async function start(change: (records: SmallEdition) => void): Promise<TestOrganiser['app']> {
  const records = smallEdition();
  change(records);
  organiser = await startTestOrganiser(records);
  return organiser.app;
}
const at = <T>(list: T[], index = 0): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no record ${index}`);
  return item;
};

describe('the website of an exhibitor', () => {
  const accepts = (Website: string) =>
    Value.Check(editionFiles.exhibitors, { ...at(smallEdition().exhibitors), Website });
  it.each([
    'https://www.harbour-cellar-0.com.tw',
    'http://wein.de/',
    'https://example.fr/cave?lang=fr#vins',
    'https://酒莊.tw/關於',
    'https://shop.example.com:8443/a',
  ])('is accepted as %s', (address) => expect(accepts(address)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'ftp://a.tw',
    'https://',
    'www.a.tw',
    'https://a.tw/\nX:1',
    'https://me:secret@a.tw',
  ])('is rejected as %j', (address) => expect(accepts(address)).toBe(false));
});

it('accepts the booth number formats of other halls', async () => {
  const numbers = ['N1-87B', '4118', 'HALL2-07', 'A0123'];
  const app = await start((records) => {
    for (const shape of records.hall)
      if (shape.Kind === 'booth' && shape.Number === 'A0124') shape.Number = 'N1-87B';
    at(records.exhibitors, 3).Booths = ['N1-87B'];
  });
  const hall = smallEdition().hall.find((shape) => shape.Kind === 'booth');
  expect(numbers.filter((Number) => !Value.Check(editionFiles.hall, { ...hall, Number }))).toEqual(
    [],
  );
  expect(Value.Check(editionFiles.hall, { ...hall, Number: 'HALL' })).toBe(false);
  const found = await app.inject('/api/expo/Exhibitors/DSWINE2026?Type=booth&Booth=n1-87');
  expect(found.json()).toMatchObject({ Data: { Items: [{ Id: '1004' }] } });
});

it('supports booths that several exhibitors share', async () => {
  const app = await start((records) => {
    at(records.exhibitors).Booths = ['A0123', 'A0124'];
    at(records.exhibitors, 4).Booths = ['A0123'];
  });
  const plan = await getData<Floorplan>(app, '/api/expo/Floorplan/DSWINE2026?Lang=en', Floorplan);
  const names = (number: string) =>
    plan.Booths.find(({ Number }) => Number === number)?.Exhibitors.map(({ Name }) => Name);
  expect(names('A0123')).toEqual(['100% Malt_House', 'Château Élégance']);
  expect(names('A0124')).toEqual(['Château Élégance', 'Bordeaux Direct']);
  expect(names('D0401')).toEqual([]);
});

describe('a record in one language', () => {
  it('is shown in the other language, with a list of its untranslated fields', async () => {
    const app = await start((records) => {
      const one = at(records.exhibitors);
      one.Name = { en: 'Château Élégance' };
      one.Intro = { en: 'Wines of the plain' };
      one.Description = [{ en: 'First' }, { en: 'Second' }];
      const product = at(records.products);
      product.Name = { tw: '老藤紅酒' };
    });
    const detail = (kind: string, id: string, lang: string) =>
      `/api/expo/${kind}/Detail/DSWINE2026/${id}?Lang=${lang}`;
    const tw = await getData<ExhibitorDetail>(
      app,
      detail('Exhibitors', '1001', 'tw'),
      ExhibitorDetail,
    );
    expect(tw).toMatchObject({
      Name: 'Château Élégance',
      OtherName: 'Château Élégance',
      Description: ['First', 'Second'],
    });
    expect(tw.Untranslated).toEqual(['Name', 'Intro', 'Description']);
    const en = await getData<ExhibitorDetail>(
      app,
      detail('Exhibitors', '1001', 'en'),
      ExhibitorDetail,
    );
    expect(en.Untranslated).toBeUndefined();
    const product = await getData<ProductDetail>(
      app,
      detail('Products', '20001', 'en'),
      ProductDetail,
    );
    expect(product).toMatchObject({ Name: '老藤紅酒', Untranslated: ['Name'] });
    expect(
      (await getData<ProductDetail>(app, detail('Products', '20001', 'tw'), ProductDetail))
        .Untranslated,
    ).toEqual(['ExhibitorName']);
  });

  it('is found by its name, and listed in the sitemap in its language only', async () => {
    const app = await start(
      (records) => void (at(records.exhibitors).Name = { en: 'Solera House' }),
    );
    const found = await app.inject('/api/expo/Exhibitors/DSWINE2026?Lang=tw&Keyword=solera');
    expect(found.json()).toMatchObject({
      Data: { Items: [{ Id: '1001', Untranslated: ['Name'] }] },
    });
    const { Kinds } = await getData<Sitemap>(app, '/api/expo/Sitemap/DSWINE2026', Sitemap);
    const listed = Kinds.find(({ Kind }) => Kind === 'exhibitor')?.Records.filter(
      ({ Lang }) => Lang !== undefined,
    );
    expect(listed).toEqual([{ Id: '1001', Lang: 'en' }]);
  });

  it('is rejected without text in any language', () =>
    expect(
      Value.Check(editionFiles.exhibitors, { ...at(smallEdition().exhibitors), Name: {} }),
    ).toBe(false));
});

it('converts times with any offset to Taipei time', async () => {
  const app = await start((records) => {
    const [one] = [at(records.calendar)];
    one.Start = '2026-04-16T23:30:00Z';
    one.End = '2026-04-16T20:30-04:00';
  });
  const id = at(smallEdition().calendar).Id;
  const detail = await getData<CalendarDetail>(
    app,
    `/api/expo/Event/CalendarDetail/DSWINE2026/${id}`,
    CalendarDetail,
  );
  expect([detail.Start, detail.End]).toEqual([
    '2026-04-17T07:30:00+08:00',
    '2026-04-17T08:30:00+08:00',
  ]);
});

it.each([
  'Venue/DSWINE2026',
  'Visa/DSWINE2026',
  'Report/DSWINE2026',
  'Directories/DSWINE2026/Printed',
  'Directories/DSWINE2026/Online',
  'Directories/DSWINE2026/PublicArea',
  'Videos/Play/DSWINE2026',
  'Event/About/DSWINE2026/1',
  'Event/About/DSWINE2026/7',
  'Event/EventPlaces/DSWINE2026/2',
  'Event/Info/DSWINE2026/155',
  'Event/Info/DSWINE2026/156',
])(
  'responds to %s with status 200 and null data when the edition has no such record',
  async (call) => {
    const app = await start(() => undefined);
    const response = await app.inject(`/api/expo/${call}?Lang=en`);
    expect([response.statusCode, response.json()]).toEqual([200, { Code: 200, Data: null }]);
  },
);

it.each([
  'Directories/DSWINE2026/Other',
  'Event/About/DSWINE2026/8',
  'Event/Info/DSWINE2026/157',
  'Videos/Play/DSWINE2026?V=9',
])('responds to %s with 404', async (call) =>
  expect((await (await start(() => undefined)).inject(`/api/expo/${call}`)).statusCode).toBe(404),
);
