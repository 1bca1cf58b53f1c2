import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { withdrawRecord } from '../store/content.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const list = (query: string) =>
  getData<ExhibitorList>(organiser.app, `/api/expo/Exhibitors/DSWINE2026?${query}`, ExhibitorList);
const ids = async (query: string) => (await list(query)).Items.map((item) => item.Id);

describe('the list of exhibitors', () => {
  it('sorts by search priority, then by popularity, then by numeric id', async () => {
    expect(await ids('Lang=tw')).toEqual(['1004', '1002', '1003', '1001', '999']);
    expect(await ids('Sort=popularity')).toEqual(['1002', '1003', '1001', '999', '1004']);
  });

  it('sorts names by stroke count in Chinese and alphabetically in English', async () => {
    expect(await ids('Lang=tw&Sort=name')).toEqual(['1001', '1004', '1003', '1002', '999']);
    expect(await ids('Lang=en&Sort=name')).toEqual(['999', '1003', '1004', '1001', '1002']);
  });

  it('returns names in the requested language', async () => {
    const [tw] = (await list('Lang=tw&Booth=123')).Items;
    const [en] = (await list('Lang=en&Booth=123')).Items;
    expect(tw).toMatchObject({
      Name: '一品酒莊',
      OtherName: 'Château Élégance',
      Country: { Code: 'FR', Name: '法國' },
      Walk: 2,
    });
    expect(en).toMatchObject({
      Name: 'Château Élégance',
      OtherName: '一品酒莊',
      Country: { Code: 'FR', Name: 'France' },
    });
  });

  it.each([
    ['臺湾啤酒', ['1002']],
    ['臺灣啤酒', ['1002']],
    ['獺祭', ['1003']],
    ['獭祭', ['1003']],
    ['CHATEAU', ['1001']],
    ['ｅｌｅｇａｎｃｅ', ['1001']],
    ['migaki', ['1003']],
    ['純米大吟釀', ['1003']],
    ['100%', ['999']],
    ['%', ['999']],
    ['t_h', ['999']],
    ['zhongshan lager', ['1002']],
    ['沒有這家', []],
  ])('finds %s', async (keyword, expected) =>
    expect(await ids(`Keyword=${encodeURIComponent(keyword)}`)).toEqual(expected),
  );

  it.each(['A0123', 'a-123', '123', '１２３'])('finds booth A0123 by %s', async (booth) =>
    expect(await ids(`Booth=${encodeURIComponent(booth)}`)).toEqual(['1001']),
  );

  it('ignores invalid booth numbers, empty fields and unknown parameters', async () => {
    expect(await ids('Booth=abc')).toEqual(await ids(''));
    expect(await ids('Type=booth&Booth=a-12x3')).toEqual(await ids(''));
    expect(
      await ids('Keyword=&Booth=&Country=&Area=&Category=&Tag=&Sort=&Page=&Unknown=1'),
    ).toHaveLength(5);
  });

  it('combines several filters, and several values of one filter', async () => {
    expect(await ids('Country=TW&Country=JP')).toEqual(['1002', '1003', '999']);
    expect(await ids('Country=TW&Country=JP&Area=spirits')).toEqual(['1003', '999']);
    expect(await ids('Featured=true')).toEqual(['1002']);
    expect(await list('Category=red-wine&Tag=organic&Lang=en')).toMatchObject({
      Total: 1,
      Category: { Name: 'Red wine' },
      Tag: { Name: 'Organic' },
    });
  });

  it('counts each facet with the filters of the others', async () => {
    const { Facets } = await list('Lang=en&Country=TW&Area=spirits');
    const counts = (choices: { Code: string; Count: number }[]) =>
      Object.fromEntries(choices.map(({ Code, Count }) => [Code, Count]));
    expect(counts(Facets.Countries)).toEqual({ JP: 1, TW: 1 });
    expect(counts(Facets.Areas)).toEqual({ wine: 0, spirits: 1, sake: 0, beer: 1 });
    const all = (await list('Lang=en')).Facets;
    expect(counts(all.Countries)).toEqual({ FR: 2, JP: 1, TW: 2 });
    expect(counts(all.Areas)).toEqual({ wine: 2, spirits: 2, sake: 1, beer: 1 });
  });

  it('returns only the fields of a card for `Items=card`', async () => {
    const [whole] = (await list('Lang=tw&Booth=123')).Items;
    const [card] = (await list('Lang=tw&Booth=123&Items=card')).Items;
    expect(whole?.Intro).toEqual(expect.any(String));
    expect({ ...card, Intro: whole?.Intro, NativeName: whole?.NativeName }).toEqual({
      NativeName: undefined,
      ...whole,
    });
    expect(card).not.toHaveProperty('Intro');
  });

  it('returns no facets for `Facets=none`', async () => {
    const { Facets, Items } = await list('Facets=none');
    expect(Object.values(Facets).flat()).toEqual([]);
    expect(Items).toHaveLength(5);
  });

  it('pages the list, and responds 404 past the last page', async () => {
    expect(await list('PageSize=2&Page=3')).toMatchObject({
      Total: 5,
      Page: 3,
      PageSize: 2,
      PageCount: 3,
      Items: [{ Id: '999' }],
    });
    const past = await organiser.app.inject('/api/expo/Exhibitors/DSWINE2026?PageSize=2&Page=4');
    expect([past.statusCode, past.json()]).toEqual([
      404,
      { Code: 404, Data: null, Message: '找不到頁碼 4 / page 4 not found' },
    ]);
    expect(await list('Keyword=nothing-like-it')).toMatchObject({
      Total: 0,
      Page: 1,
      PageCount: 1,
    });
  });
});

it('returns an exhibitor with its products and related exhibitors of its area', async () => {
  const detail = await getData<ExhibitorDetail>(
    organiser.app,
    '/api/expo/Exhibitors/Detail/DSWINE2026/1003?Lang=en',
    ExhibitorDetail,
  );
  expect(detail).toMatchObject({
    Id: '1003',
    NativeName: { Text: '獺祭', Lang: 'ja' },
    Areas: [{ Name: 'sake' }, { Name: 'spirits' }],
    Products: [{ Id: '20003', Category: { Name: 'Junmai' } }],
  });
  const wine = await getData<ExhibitorDetail>(
    organiser.app,
    '/api/expo/Exhibitors/Detail/DSWINE2026/1001',
    ExhibitorDetail,
  );
  expect(wine).toMatchObject({
    Website: 'https://elegance.example/',
    Description: ['第一段', '第二段'],
    Related: [{ Id: '1004' }],
  });
});

it.each([
  'Exhibitors/DSWINE2026?Category=nothing',
  'Products/DSWINE2026?Category=nothing',
  'Exhibitors/Detail/DSWINE2026/31415',
  'Exhibitors/DSWINE2099',
])('responds to %s with 404', async (path) => {
  const response = await organiser.app.inject(`/api/expo/${path}`);
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { Code: 404, Data: null, Message: expect.stringMatching(/^找不到.+ \/ .+ not found$/u) },
  ]);
});

it('hides a withdrawn exhibitor and its products at once', async () => {
  const other = await startTestOrganiser(smallEdition());
  const get = async (path: string) => (await other.app.inject(`/api/expo/${path}`)).statusCode;
  expect([
    await get('Exhibitors/Detail/DSWINE2026/1003'),
    await get('Exhibitors/DSWINE2026?Category=junmai'),
  ]).toEqual([200, 200]);
  await withdrawRecord(other.database, 'DSWINE2026', 'exhibitor', '1003');
  expect(await get('Exhibitors/Detail/DSWINE2026/1003')).toBe(404);
  for (const path of [
    'Exhibitors/DSWINE2026?Category=junmai',
    'Products/DSWINE2026?Category=junmai',
  ]) {
    expect((await other.app.inject(`/api/expo/${path}`)).json()).toMatchObject({
      Data: { Total: 0 },
    });
  }
  expect((await other.app.inject('/api/expo/Revision/DSWINE2026')).json()).toMatchObject({
    Data: { Withdrawn: ['exhibitor/1003'] },
  });
  await other.end();
});

it('serves an exhibitor as a vCard and its page as a QR code', async () => {
  const card = await organiser.app.inject('/api/expo/Exhibitors/VCard/DSWINE2026/1001?Lang=en');
  expect(card.headers['content-type']).toContain('text/vcard');
  expect(card.body.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'FN:Château Élégance',
      'NICKNAME:一品酒莊',
      'URL:https://elegance.example/',
      'UID:http://localhost:3000/en/VisitorExhibitor/Detail/1001',
    ]),
  );
  expect(card.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const code = await organiser.app.inject('/api/expo/Exhibitors/QR/DSWINE2026/1001');
  expect([code.headers['content-type'], code.body.slice(0, 4)]).toEqual([
    'image/svg+xml; charset=utf-8',
    '<svg',
  ]);
  expect((await organiser.app.inject('/api/expo/Exhibitors/QR/DSWINE2026/31415')).statusCode).toBe(
    404,
  );
});
