import worker from '../../deploy/edge/worker.js';

const site = 'https://origin.example';
const page = { 'cache-control': 'public, s-maxage=30' };

let stored: Map<string, Response>;
let requested: Request[];
let answer: () => Response;
let work: Promise<unknown>[];
beforeEach(() => {
  stored = new Map();
  requested = [];
  work = [];
  answer = () => new Response('page', { headers: page });
  const cache = {
    match: async ({ url }: Request) => stored.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void stored.set(url, response),
  };
  Object.assign(globalThis, { caches: { default: cache } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    requested.push(request as Request);
    return answer();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`https://www.dswine.example${path}`, { headers, method });
  const response = await worker.fetch(
    request,
    { SITE: site },
    { waitUntil: (one) => work.push(one) },
  );
  await Promise.all(work);
  return response;
}

it('redirects English readers to /en without requesting the origin', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en', 'user-agent': 'Mozilla/5.0' };
  const response = await open('/News?page=2', headers);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/News?page=2']);
  expect(requested).toEqual([]);
});

it('requests a page from the origin once, whatever its tracking parameters', async () => {
  await open('/News?page=2&utm_source=mail');
  const again = await open('/News?fbclid=1&page=2');
  expect(await again.text()).toBe('page');
  expect(requested.map(({ url }) => url)).toEqual([`${site}/News?page=2&utm_source=mail`]);
});

it('forwards cookies to the origin and drops dictionary and conditional headers', async () => {
  const headers = { 'available-dictionary': ':abc:', 'if-none-match': '"a"', cookie: 'session=1' };
  await open('/MemberCenter', headers);
  const sent = requested[0]?.headers;
  expect(sent?.get('cookie')).toBe('session=1');
  expect([sent?.get('available-dictionary'), sent?.get('if-none-match')]).toEqual([null, null]);
});

it('caches canary pages separately from live pages', async () => {
  await open('/News', { cookie: 'dswine_cohort=3.0123abcd' });
  await open('/News');
  expect(requested.map(({ url }) => url)).toEqual([
    `${site}/releases/cohort/0123abcd/News`,
    `${site}/News`,
  ]);
  expect(stored.size).toBe(2);
});

it.each([
  ['a private page', { 'cache-control': 'private, no-store' }, 200, 'GET'],
  ['a page that sets a cookie', { ...page, 'set-cookie': 'a=b' }, 200, 'GET'],
  ['an error', page, 503, 'GET'],
  ['the response to a form', page, 200, 'POST'],
])('does not cache %s', async (...[, headers, status, method]) => {
  answer = () => new Response('', { status, headers });
  await open('/News', {}, method);
  expect(requested[0]?.method).toBe(method);
  expect(stored.size).toBe(0);
});
