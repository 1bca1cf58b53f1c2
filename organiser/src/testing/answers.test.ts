import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from './test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

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

it.each([news, `${news}&PageSize=3`])('responds 304 to a matching ETag: %s', async (url) => {
  const { etag } = (await organiser.app.inject(url)).headers;
  for (const tag of [String(etag), `"other", W/${String(etag)}`]) {
    const again = await organiser.app.inject({ url, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
});

it('never serves cached responses from before a content change', async () => {
  expect((await organiser.app.inject(news)).body).not.toContain('Changed');
  const records = smallEdition();
  for (const item of records.news) item.Title.en = `Changed ${item.Id}`;
  await organiser.change(records);
  expect((await organiser.app.inject(news)).body).toContain('Changed 501');
});

it('matches paths case-insensitively', async () => {
  const response = await organiser.app.inject('/API/expo/news/detail/DSWINE2026/501?Lang=en');
  expect(response.statusCode).toBe(200);
});

it.each([
  ['News/DSWINE2026?Lang=fr', 'Lang'],
  ['News/DSWINE2026?Lang=tw&Lang=en', 'Lang'],
  ['News/DSWINE2026?Page=0', 'Page'],
  ['Exhibitors/DSWINE2026?PageSize=61', 'PageSize'],
  ['Exhibitors/DSWINE2026?Featured=perhaps', 'Featured'],
  [`Exhibitors/DSWINE2026?Keyword=${'a'.repeat(101)}`, 'Keyword'],
  [`Search/DSWINE2026?Keyword=${'a'.repeat(101)}`, 'Keyword'],
])('responds 400 to %s and names %s', async (path, name) => {
  const response = await organiser.app.inject(`/api/expo/${path}`);
  const sentence = new RegExp(`^參數 ${name} .+ / Parameter ${name} is wrong: .+`, 'u');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    Code: 400,
    Data: null,
    Message: expect.stringMatching(sentence),
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([
  ['/', 404],
  ['/api/expo/Nothing', 404],
  ['/api/expo/Search/NONE2000?Keyword=gin', 404],
  ['/api/expo/%zz', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%00', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80', 400],
  ['/api/expo/News/Detail/DSWINE2026/%E4%B8%80', 404],
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
  const broken = await startTestOrganiser();
  await broken.database.schema.dropTable('news').execute();
  const response = await broken.app.inject('/api/expo/News/DSWINE2026');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    {
      Code: 503,
      Data: null,
      Message: '伺服器忙碌中，請稍後再試 / Server is busy, please try again later',
    },
  ]);
  await broken.end();
});

it('limits how long a client may take for its headers and its request', () => {
  for (const { headersTimeout, requestTimeout } of [organiser.app.server, organiser.desk.server])
    for (const ms of [headersTimeout, requestTimeout]) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(20_000);
    }
});
