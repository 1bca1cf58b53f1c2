/// <reference types="jest" />
const site = 'https://fair.example';
const stores = new Map<string, Map<string, string>>();
const network = new Map<string, string>();
let isOnline = true;
/** Requesting this URL takes the network offline. */
let offlineFrom = '';

const storeOf = (name: string) =>
  stores.get(name) ?? stores.set(name, new Map()).get(name) ?? new Map<string, string>();
const full = (address: string | { url: string }) =>
  new URL(typeof address === 'string' ? address : address.url, site).href;

/** An in-memory cache with the methods that the worker uses. */
const cacheOf = (name: string) => ({
  match: async (address: string) => responseOf(storeOf(name).get(full(address))),
  put: async (address: string, response: Response) =>
    void storeOf(name).set(full(address), await response.text()),
  delete: async (address: string) => storeOf(name).delete(full(address)),
  keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
  matchAll: async () => [...storeOf(name).values()].map((text) => new Response(text)),
});
const responseOf = (text: string | undefined) =>
  text === undefined ? undefined : new Response(text);

/** Network first, like the strategies in `cached.ts`. */
const strategy = (cacheName: string) => ({
  cacheName,
  async handle({ request }: { request: { url: string } }) {
    if (request.url === offlineFrom) isOnline = false;
    const text = isOnline ? network.get(request.url) : undefined;
    if (isOnline) {
      if (text !== undefined) storeOf(cacheName).set(request.url, text);
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    }
    const cached = storeOf(cacheName).get(request.url);
    if (cached === undefined) throw new Error('offline');
    return new Response(cached, { headers: { 'server-timing': 'kept' } });
  },
});

jest.mock('./cached.ts', () => ({
  pages: strategy('pages'),
  responses: strategy('answers'),
  files: strategy('files'),
}));

const list = (content: string) =>
  network.set(
    `${site}/offline.json?lang=tw`,
    JSON.stringify({
      composition: 1,
      content,
      pages: ['/', '/MyList'],
      files: [],
      answers: ['/api/expo/Floorplan/DSWINE2026?Lang=tw'],
    }),
  );
const plan = `${site}/api/expo/Floorplan/DSWINE2026?Lang=tw`;
const updateCache = async () => {
  // Imported after the strategies are mocked.
  const { cacheShowFloor } = await import('./show-floor-cache.ts');
  await cacheShowFloor({ kind: 'here', locale: 'tw', url: '/News' }, {} as ExtendableEvent);
};
const cached = () =>
  Object.fromEntries([...storeOf('pages')].map(([url, text]) => [url.slice(site.length), text]));
const edition = (content: string) => {
  list(content);
  for (const page of ['/', '/MyList', '/News', '/VisitorExhibitor/Detail/1001'])
    network.set(site + page, `${page} of ${content}`);
  network.set(plan, `plan of ${content}`);
};

beforeEach(async () => {
  isOnline = true;
  stores.clear();
  network.clear();
  Object.assign(globalThis, {
    Request: class {
      url: string;
      constructor(address: string) {
        this.url = full(address);
      }
    },
    fetch: async (address: string) => new Response(network.get(full(address))),
    caches: {
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => stores.delete(name),
      match: async (address: string) =>
        responseOf([...stores.values()].find((one) => one.has(full(address)))?.get(full(address))),
    },
  });
  edition('first');
  await updateCache();
  storeOf('pages').set(`${site}/VisitorExhibitor/Detail/1001`, 'a record');
  storeOf('answers').set(`${site}/api/expo/x`, 'an answer');
});

describe('the show-floor cache, when the content changes,', () => {
  it('refreshes the show-floor pages and deletes other pages and responses', async () => {
    edition('second');
    network.delete(`${site}/MyList`);
    await updateCache();
    const { '/offline.json?lang=tw': _manifest, ...pages } = cached();
    expect(pages).toEqual({ '/': '/ of second', '/News': '/News of second' });
    expect([...storeOf('answers')]).toEqual([[plan, 'plan of second']]);
  });

  it('keeps all entries when the network fails, and tries again with the next page', async () => {
    edition('second');
    offlineFrom = `${site}/MyList`;
    await updateCache();
    [isOnline, offlineFrom] = [true, ''];
    expect(cached()).toHaveProperty('/VisitorExhibitor/Detail/1001', 'a record');
    expect(cached()).toHaveProperty('/MyList');
    expect(storeOf('answers').size).toBe(2);
    await updateCache();
    expect(cached()).toMatchObject({ '/MyList': '/MyList of second' });
    expect(cached()).not.toHaveProperty('/VisitorExhibitor/Detail/1001');
  });
});
