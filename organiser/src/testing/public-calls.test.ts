import { About, Exhibition, ForExhibitors } from '@dswine/shared/contract/editions';
import { Floorplan } from '@dswine/shared/contract/floorplan';
import { smallEdition } from '../content/import/small-edition.fixture.ts';
import { startTestOrganiser } from './test-organiser.fixture.ts';
import { startedBeforeAll } from './started.fixture.ts';
import { readRoutes } from '../read-routes.ts';

const organiser = startedBeforeAll(startTestOrganiser);

it.each([
  [
    'Exhibitions/DSWINE2026?Lang=en',
    Exhibition,
    {
      web_Exhibition_Info: {
        Code: 'DSWINE2026',
        ShowName: { tw: '臺北酒展', en: 'Taipei Wine Fair' },
      },
    },
  ],
  [
    'Exhibitions/About/DSWINE2026?Lang=en',
    About,
    {
      Title: 'About',
      Figures: [{ Value: 3, Unit: 'countries' }],
      Areas: [
        { Code: 'wine', ExhibitorCount: 2 },
        { Code: 'spirits', ExhibitorCount: 2 },
        { Code: 'sake', ExhibitorCount: 1 },
        { Code: 'beer', ExhibitorCount: 1 },
      ],
    },
  ],
  [
    'Exhibitions/ForExhibitors/DSWINE2026?Lang=tw',
    ForExhibitors,
    {
      Booths: [{ Name: '標準攤位', Fee: 60_000, Includes: ['桌子'] }],
      Steps: [{ Until: '2026-01-31' }, { Title: '進場' }],
    },
  ],
])(
  'returns the records of the edition in the requested language: %s',
  async (path, schema, data) => {
    expect(await organiser.read(schema, path)).toMatchObject(data);
  },
);

it('returns the floor plan, without booths before it is published', async () => {
  const planOf = (edition: string) => organiser.read(Floorplan, `Floorplan/${edition}?Lang=en`);
  const plan = await planOf('DSWINE2026');
  const Facilities = [{ Kind: 'entrance', Name: 'Entrance' }];
  expect(plan).toMatchObject({ Published: true, Hall: 'Hall 1', Facilities });
  expect(plan.Booths).toHaveLength(7);
  const booth = (number: string) => plan.Booths.find(({ Number }) => Number === number);
  expect(booth('B0201')).toMatchObject({ Exhibitors: [{ Id: '1002', Name: 'Zhongshan Brewing' }] });
  expect(booth('D0401')?.Exhibitors).toEqual([]);
  const records = smallEdition('DSWINE2025');
  records.hall = records.hall.map((shape) =>
    shape.Kind === 'hall' ? { ...shape, Published: false } : shape,
  );
  await organiser.change(records);
  expect(await planOf('DSWINE2025')).toMatchObject({ Published: false, Booths: [] });
  const places = await organiser.get('OpenData/DSWINE2025/1/places.json');
  expect(places.json()).toMatchObject({ '@graph': [] });
});

it('returns the content revision, which responses carry in a header', async () => {
  const { Data } = (await organiser.get('Revision/DSWINE2026')).json<{
    Data: { Revision: string };
  }>();
  const { headers } = await organiser.get('News/DSWINE2026');
  expect(headers['x-content-revision']).toBe(Data.Revision);
});

const news = '/api/expo/News/DSWINE2026?Lang=en';
it('makes public responses cacheable in shared caches, equal for every client', async () => {
  const plain = await organiser.app.inject(news);
  const headers = { cookie: 'dswine_session=x', 'user-agent': 'phone' };
  const other = await organiser.app.inject({ url: news, headers });
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=30',
    etag: expect.stringMatching(/^"[\w-]+"$/u),
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers).not.toHaveProperty('set-cookie');
  expect([other.body, other.headers.etag]).toEqual([plain.body, plain.headers.etag]);
});
it('matches paths case-insensitively', async () => {
  const { statusCode } = await organiser.app.inject('/API/expo/news/detail/DSWINE2026/501');
  expect(statusCode).toBe(200);
});
it.each([
  ['News/DSWINE2026?Lang=fr', 'Lang'],
  ['News/DSWINE2026?Page=0', 'Page'],
  ['Exhibitors/DSWINE2026?PageSize=61', 'PageSize'],
  [`Search/DSWINE2026?Keyword=${'a'.repeat(101)}`, 'Keyword'],
])('responds 400 to %s and names %s', async (path, name) => {
  const response = await organiser.get(`${path}`);
  const sentence = new RegExp(`^參數 ${name} .+ / Parameter ${name} is wrong: .+`, 'u');
  expect(response.json()).toMatchObject({ Code: 400, Message: expect.stringMatching(sentence) });
  expect(response.headers['cache-control']).toBe('no-store');
});
it.each(readRoutes.map(({ path }) => path))('checks the language of %s', async (path) => {
  const filled = path.replace(/:(?:code|edition)/u, 'DSWINE2026').replaceAll(/:\w+/gu, '1');
  const { statusCode } = await organiser.get(`${filled.slice(1)}?Lang=${'x'.repeat(500)}`);
  expect(statusCode).toBe(400);
});
it.each([
  ['/api/expo/Nothing', 404],
  ['/api/expo/Search/NONE2000?Keyword=gin', 404],
  ['/api/expo/%zz', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%00', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80', 400],
  [`/api/expo/News/Detail/DSWINE2026/${'9'.repeat(60)}`, 404],
  [`/api/expo/News/Detail/DSWINE2026/${'9'.repeat(500)}`, 404],
])('responds to %s with the error envelope', async (url, status) => {
  const response = await organiser.app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([
    status,
    { Code: status, Data: null, Message: expect.stringContaining(' / ') },
  ]);
});
it('does not reveal the cause of an internal error', async () => {
  await organiser.database.schema.dropTable('content_revisions').execute();
  const response = await organiser.get('News/DSWINE2026?Page=2');
  const Message = '伺服器忙碌中，請稍後再試 / Server is busy, please try again later';
  expect(response.json()).toEqual({ Code: 503, Data: null, Message });
});
it('limits how long a client may take for its headers and its request', () => {
  for (const { headersTimeout, requestTimeout } of [organiser.app.server, organiser.desk.server])
    for (const ms of [headersTimeout, requestTimeout]) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(20_000);
    }
});
