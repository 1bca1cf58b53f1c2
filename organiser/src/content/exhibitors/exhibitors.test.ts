import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { Suggestions } from '@dswine/shared/contract/search';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

const list = (query: string) => organiser.read(ExhibitorList, `Exhibitors/DSWINE2026?${query}`);
const ids = async (query: string) => (await list(query)).Items.map((item) => item.Id);
const detail = (id: string) =>
  organiser.read(ExhibitorDetail, `Exhibitors/Detail/DSWINE2026/${id}?Lang=en`);
const keyword = (text: string) => `Keyword=${encodeURIComponent(text)}`;
const statusOf = async (path: string) => (await organiser.get(path)).statusCode;
const all = ['1004', '1002', '1003', '1001', '999'];

describe('the list of exhibitors', () => {
  it.each([
    // By search priority, then popularity, then numeric id.
    ['Lang=tw', all],
    ['Sort=popularity', ['1002', '1003', '1001', '999', '1004']],
    // By strokes in Chinese, and by letters in English.
    ['Lang=tw&Sort=name', ['1001', '1004', '1003', '1002', '999']],
    ['Lang=en&Sort=name', ['999', '1003', '1004', '1001', '1002']],
    [keyword('獭祭'), ['1003']],
    [keyword('zhongshan lager'), ['1002']],
    [keyword('沒有這家'), []],
    [`Booth=${encodeURIComponent('１２３')}`, ['1001']],
    // Invalid booth numbers, empty fields and unknown parameters are ignored.
    ['Type=booth&Booth=a-12x3', all],
    ['Keyword=&Booth=&Country=&Area=&Category=&Tag=&Sort=&Page=&Unknown=1', all],
    ['Country=TW&Country=JP&Area=spirits', ['1003', '999']],
    ['Category=red-wine&Category=lager', ['1004', '1002', '1001']],
    ['Featured=true', ['1002']],
    // Only the field that the search type names.
    ['Type=booth&Keyword=nothing&Booth=a-123', ['1001']],
    [`Type=keyword&Booth=123&${keyword('獺祭')}`, ['1003']],
  ])('for %s is %j', async (query, expected) => expect(await ids(query)).toEqual(expected));

  it('returns names in the requested language, and only the fields of a card when asked', async () => {
    const [tw] = (await list('Lang=tw&Booth=123')).Items;
    const [en] = (await list('Lang=en&Booth=123')).Items;
    const names = ['一品酒莊', 'Château Élégance'];
    expect([tw?.Name, tw?.OtherName]).toEqual(names);
    expect([en?.OtherName, en?.Name]).toEqual(names);
    expect(tw).toMatchObject({ Country: { Code: 'FR', Name: '法國' }, Walk: 2 });
    const [card] = (await list('Lang=tw&Booth=123&Items=card')).Items;
    const { Intro, ...rest } = tw ?? {};
    expect(Intro).toEqual(expect.any(String));
    expect(card).toEqual({ ...rest, NativeName: undefined });
  });

  it('names the category and tag of a filter, and a corrected keyword', async () => {
    expect(await list('Category=red-wine&Tag=organic&Lang=en')).toMatchObject({
      Total: 1,
      Category: { Name: 'Red wine' },
      Tag: { Name: 'Organic' },
    });
    const corrected = { Total: 1, Corrected: 'Zhongshan Brewing', Wider: [] };
    expect(await list(`Lang=en&${keyword('Zhongshna brewing')}`)).toMatchObject(corrected);
    const { Total, Wider } = await list(`${keyword('獺祭')}&Country=FR`);
    expect(Total).toBe(0);
    expect(Wider).toEqual([
      { Without: 'Keyword', Total: 2 },
      { Without: 'Country', Total: 1 },
    ]);
  });

  it('has pages, and responds 404 past the last one', async () => {
    const last = { Total: 5, Page: 3, PageSize: 2, PageCount: 3, Items: [{ Id: '999' }] };
    expect(await list('PageSize=2&Page=3')).toMatchObject(last);
    // The booths of all of them, whichever page it is.
    const { Booths } = await list('PageSize=2&Page=3');
    const { Items } = await list('');
    expect(Booths).toEqual(Items.flatMap((exhibitor) => exhibitor.Booths));
    expect(await list('')).not.toHaveProperty('Booths');
    expect(await statusOf('Exhibitors/DSWINE2026?PageSize=2&Page=4')).toBe(404);
    const none = { Total: 0, Page: 1, PageCount: 1 };
    expect(await list('Keyword=nothing-like-it')).toMatchObject(none);
  });
});

it('returns an exhibitor with its products and related exhibitors of its area', async () => {
  expect(await detail('1003')).toMatchObject({
    Id: '1003',
    NativeName: { Text: '獺祭', Lang: 'ja' },
    Areas: [{ Name: 'sake' }, { Name: 'spirits' }],
    Products: [{ Id: '20003', Category: { Name: 'Junmai' } }],
  });
  expect(await detail('1001')).toMatchObject({
    Website: 'https://elegance.example/',
    Related: [{ Id: '1004' }],
  });
});

it.each([
  'Exhibitors/DSWINE2026?Category=nothing',
  'Exhibitors/Detail/DSWINE2026/31415',
  'Exhibitors/QR/DSWINE2026/31415',
  'Exhibitors/DSWINE2099',
])('responds to %s with 404', async (path) => expect(await statusOf(path)).toBe(404));

it('suggests categories and names for the start of a keyword', async () => {
  const suggest = async (query: string) => {
    const { Items } = await organiser.read(Suggestions, `Suggestions/DSWINE2026?${query}`);
    return Items.map(({ Kind, Id, Name, Note }) => [Kind, Id, Name, Note]);
  };
  expect(await suggest('Lang=en&Of=products&Keyword=lag')).toEqual([
    ['category', 'lager', 'Lager', '1'],
    ['product', '20002', 'Gold lager', 'Zhongshan Brewing'],
  ]);
  expect(await suggest('Lang=tw')).toEqual([]);
});

it('serves an exhibitor as a vCard and its page as a QR code', async () => {
  const card = await organiser.get('Exhibitors/VCard/DSWINE2026/1001?Lang=en');
  expect(card.headers['content-type']).toContain('text/vcard');
  const lines = card.body.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:3.0',
      'FN:Château Élégance',
      'NICKNAME:一品酒莊',
      'URL:https://elegance.example/',
    ]),
  );
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const code = await organiser.get('Exhibitors/QR/DSWINE2026/1001');
  expect(code.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(code.body).toMatch(/^<svg/u);
});

it('hides a withdrawn exhibitor at once', async () => {
  const exhibitor = 'Exhibitors/Detail/DSWINE2026/1003';
  expect([await statusOf(exhibitor), await ids('Category=junmai')]).toEqual([200, ['1003']]);
  await organiser.withdraw('exhibitor', '1003');
  expect([await statusOf(exhibitor), await ids('Category=junmai')]).toEqual([404, []]);
  const revision = await organiser.get('Revision/DSWINE2026');
  expect(revision.json()).toMatchObject({ Data: { Withdrawn: ['exhibitor/1003'] } });
  await organiser.restore('exhibitor', '1003');
});
