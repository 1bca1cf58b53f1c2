import { smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser, type TestOrganiser } from './test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

type OpenApi = {
  openapi: string;
  paths: Record<string, { get?: { parameters?: { name: string; required?: boolean }[] } }>;
};
const news = '/api/expo/News/DSWINE2026?Lang=en';

it('makes public responses cacheable in shared caches, equal for every client', async () => {
  const plain = await organiser.app.inject(news);
  const other = await organiser.app.inject({
    url: news,
    headers: { cookie: 'dswine_session=x', 'user-agent': 'phone' },
  });
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=30',
    etag: expect.stringMatching(/^"[\w-]+"$/u),
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers).not.toHaveProperty('set-cookie');
  expect([other.body, other.headers['etag']]).toEqual([plain.body, plain.headers['etag']]);
});

it('responds 304 to a matching ETag, with and without the response cache', async () => {
  for (const url of [news, '/api/expo/News/DSWINE2026?Lang=en&PageSize=3']) {
    const { headers } = await organiser.app.inject(url);
    for (const tag of [String(headers.etag), `"other", W/${String(headers.etag)}`]) {
      const again = await organiser.app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
        304,
        '',
        headers.etag,
      ]);
    }
  }
});

it('never serves cached responses from before a content change', async () => {
  const before = (await organiser.app.inject(news)).body;
  const records = smallEdition();
  for (const item of records.news) item.Title.en = `Changed ${item.Id}`;
  await organiser.change(records);
  const after = (await organiser.app.inject(news)).body;
  expect([before.includes('Changed'), after.includes('Changed 501')]).toEqual([false, true]);
});

it('matches paths case-insensitively', async () => {
  expect(
    (await organiser.app.inject('/API/expo/news/detail/DSWINE2026/501?Lang=en')).statusCode,
  ).toBe(200);
});

it.each([
  ['News/DSWINE2026?Lang=fr', 'Lang'],
  ['News/DSWINE2026?Lang=', 'Lang'],
  ['News/DSWINE2026?Lang=tw&Lang=en', 'Lang'],
  ['News/DSWINE2026?Page=0', 'Page'],
  ['News/DSWINE2026?Page=x', 'Page'],
  ['Exhibitors/DSWINE2026?PageSize=61', 'PageSize'],
  ['Exhibitors/DSWINE2026?Featured=perhaps', 'Featured'],
  [`Exhibitors/DSWINE2026?Keyword=${'a'.repeat(101)}`, 'Keyword'],
  ['Exhibitors/DSWINE2026?Keyword=a&Keyword=b', 'Keyword'],
])('responds 400 to %s and names %s', async (path, name) => {
  const response = await organiser.app.inject(`/api/expo/${path}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    Code: 400,
    Data: null,
    Message: expect.stringMatching(
      new RegExp(`^參數 ${name} .+ / Parameter ${name} is wrong: .+`, 'u'),
    ),
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each([
  ['/api/expo/Nothing', 404],
  ['/api/expo/%zz', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%00', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%FF', 400],
  ['/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80', 400],
  [`/api/expo/News/Detail/DSWINE2026/${'9'.repeat(60)}`, 404],
  ['/api/expo/News/Detail/DSWINE2026/%E4%B8%80', 404],
  ['/', 404],
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
    500,
    {
      Code: 500,
      Data: null,
      Message: '伺服器忙碌中，請稍後再試 / Server is busy, please try again later',
    },
  ]);
  await broken.end();
});

it('documents exactly the expected calls as OpenAPI 3.1', async () => {
  const document = (await organiser.app.inject('/api/openapi.json')).json<OpenApi>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/auth/Confirm',
    '/api/auth/Delete',
    '/api/auth/Login',
    '/api/auth/Logout',
    '/api/auth/Password',
    '/api/auth/Profile',
    '/api/auth/Register',
    '/api/auth/Reset',
    '/api/auth/ResetRequest',
    '/api/auth/isAuthenticated',
    '/api/expo/Accreditation/{code}',
    '/api/expo/Admission/{code}',
    '/api/expo/Albums/Detail/{code}/{id}',
    '/api/expo/Albums/{code}',
    '/api/expo/Appointments/Accept/{code}',
    '/api/expo/Appointments/Cancel/{code}',
    '/api/expo/Appointments/Decline/{code}',
    '/api/expo/Appointments/Device/{code}',
    '/api/expo/Appointments/Own/{code}',
    '/api/expo/Appointments/Propose/{code}',
    '/api/expo/Archive/{code}',
    '/api/expo/Compare/{code}',
    '/api/expo/Contact/{code}',
    '/api/expo/Deadlines/Calendar/{code}/{file}',
    '/api/expo/Deadlines/{code}',
    '/api/expo/Directories/{code}/{kind}',
    '/api/expo/Downloads/Archive/{code}',
    '/api/expo/Downloads/{code}',
    '/api/expo/Event/About/{code}/{id}',
    '/api/expo/Event/ApplicationLink/{code}',
    '/api/expo/Event/Applications/{code}/{id}',
    '/api/expo/Event/Bars/{code}',
    '/api/expo/Event/Calendar/{edition}/{id}',
    '/api/expo/Event/CalendarDetail/{edition}/{id}',
    '/api/expo/Event/Class/{code}/{id}',
    '/api/expo/Event/Classes/{code}/{group}',
    '/api/expo/Event/Confirmations/{code}',
    '/api/expo/Event/CreatorApplications/{code}',
    '/api/expo/Event/Creators/{code}',
    '/api/expo/Event/EventMenu/{code}',
    '/api/expo/Event/EventPlaces/{code}/{id}',
    '/api/expo/Event/Info/{code}',
    '/api/expo/Event/Info/{code}/{id}',
    '/api/expo/Event/Meet/{code}/{id}',
    '/api/expo/Event/Meets/{code}/{group}',
    '/api/expo/Event/Overview/{code}',
    '/api/expo/Event/OwnApplications/{code}',
    '/api/expo/Event/Places/{code}/{id}',
    '/api/expo/Event/RunBarApplications/{code}',
    '/api/expo/Event/Withdrawals/{code}',
    '/api/expo/Exhibitions/About/{code}',
    '/api/expo/Exhibitions/ForExhibitors/{code}',
    '/api/expo/Exhibitions/{code}',
    '/api/expo/ExhibitorInquiry/{code}',
    '/api/expo/ExhibitorNews/Detail/{code}/{id}',
    '/api/expo/ExhibitorNews/{code}',
    '/api/expo/Exhibitors/Detail/{code}/{id}',
    '/api/expo/Exhibitors/Inquiry/{code}/{id}',
    '/api/expo/Exhibitors/QR/{code}/{id}',
    '/api/expo/Exhibitors/Slots/{code}/{id}',
    '/api/expo/Exhibitors/VCard/{code}/{id}',
    '/api/expo/Exhibitors/{code}',
    '/api/expo/Favourites/List/{code}',
    '/api/expo/Favourites/{code}',
    '/api/expo/File/{code}/{file}',
    '/api/expo/Floorplan/{code}',
    '/api/expo/Hotels/{code}',
    '/api/expo/MyList/{code}',
    '/api/expo/MyVisit/{code}',
    '/api/expo/News/Detail/{code}/{id}',
    '/api/expo/News/{code}',
    '/api/expo/Notify/Confirm/{code}',
    '/api/expo/Notify/Leave/{code}',
    '/api/expo/Notify/Own/{code}',
    '/api/expo/Notify/Unsubscribe/{code}',
    '/api/expo/Notify/{code}',
    '/api/expo/Partners/{code}',
    '/api/expo/Photo/{code}/{album}/{file}',
    '/api/expo/Picture/{code}/{kind}/{file}',
    '/api/expo/Press/FactSheet/{code}',
    '/api/expo/Press/Kit/{code}',
    '/api/expo/Press/Picture/{code}/{file}',
    '/api/expo/Press/{code}',
    '/api/expo/Products/Detail/{code}/{id}',
    '/api/expo/Products/Inquiry/{code}/{id}',
    '/api/expo/Products/Slots/{code}/{id}',
    '/api/expo/Products/{code}',
    '/api/expo/Report/{code}',
    '/api/expo/Revision/{code}',
    '/api/expo/Search/{code}',
    '/api/expo/Services/{code}',
    '/api/expo/Share/{code}/{kind}/{file}',
    '/api/expo/Shuttle/{code}',
    '/api/expo/Sitemap/{code}',
    '/api/expo/Submissions/Delete/{code}',
    '/api/expo/Submissions/Find/{code}',
    '/api/expo/Submissions/Own/{code}',
    '/api/expo/Suggestions/{code}',
    '/api/expo/User',
    '/api/expo/Validcode',
    '/api/expo/Validcode/Proof',
    '/api/expo/Validcode/Spoken',
    '/api/expo/Venue/{code}',
    '/api/expo/VideoCaptions/{code}/{file}',
    '/api/expo/Videos/Play/{code}',
    '/api/expo/Videos/{code}',
    '/api/expo/Visa/{code}',
    '/api/openapi.json',
    '/calendar/{code}.ics',
    '/calendar/{code}/{id}.ics',
    '/healthz',
    '/readyz',
  ]);
  const parameters = document.paths['/api/expo/Exhibitors/{code}']?.get?.parameters ?? [];
  const required = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, parameter.required ?? false]),
  );
  expect(required).toMatchObject({
    code: true,
    Lang: false,
    Page: false,
    Country: false,
    Keyword: false,
  });
});
