import { readRoutes } from '../read-routes.ts';
import { startTestOrganiser } from './test-organiser.fixture.ts';
import { startedBeforeAll } from './started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

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
