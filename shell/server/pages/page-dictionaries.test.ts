import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import type { Locale } from '@dswine/shared/section/section';
import { encodings } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { CachedPage } from './page-cache.ts';
import { createPageDictionaries } from './page-dictionaries.ts';
import { createPageSender } from './send-page.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const layout = Array.from({ length: 400 }, (_, index) => `<li>${index * 7919}</li>`).join('');

function pageOf(html: string, dictionary?: Locale): CachedPage {
  return {
    status: 200,
    labels: { page: 'info/news', section: 'info', release: '1.0.0' },
    content: encodeContent(html, encodings),
    revision: 1,
    dependencies: '',
    contentRevision: 'one',
    renderedAt: 0,
    validUntil: Number.POSITIVE_INFINITY,
    headers: ['cache-control', 'public, max-age=0, s-maxage=30'],
    dictionary,
  };
}

/** Dictionaries of a site whose layout page is rendered on each request. */
function dictionariesOf({ isComplete = true } = {}) {
  const site = { layout, isComplete, requested: [] as string[] };
  const dictionaries = createPageDictionaries(async (path) => {
    site.requested.push(path);
    const locale = path.startsWith('/en/') ? 'en' : 'tw';
    const html = `${locale}${site.layout}{"renderedAt":"${site.requested.length}"}`;
    return pageOf(html, site.isComplete ? locale : undefined);
  });
  /** Resolves to the next dictionary, created after `time` ms. */
  async function after(time: number, locale: Locale = 'tw') {
    now += time;
    const before = dictionaries.current(locale);
    // Compression takes as long as the machine is busy.
    while (dictionaries.current(locale) === before) await setTimeout(2);
    return dictionaries.current(locale);
  }
  /** Resolves to the dictionary after a rendering that creates none. */
  async function unchangedAfter(time: number) {
    now += time;
    dictionaries.current('tw');
    // The page is requested; everything else happens in this turn of the event loop.
    await setImmediate();
    return dictionaries.current('tw');
  }
  return { site, dictionaries, after, unchangedAfter };
}

it('creates one dictionary for each language from the accessibility page', async () => {
  const { site, dictionaries, after } = dictionariesOf();
  expect(dictionaries.current('tw')).toBeUndefined();
  const chinese = await after(0);
  const english = await after(0, 'en');
  expect(site.requested).toEqual(['/Accessibility', '/en/Accessibility']);
  expect([chinese?.pattern, english?.pattern]).toEqual(['/*', '/en*']);
  expect(chinese?.url).toMatch(/^\/releases\/dictionaries\/tw\.[0-9a-f]{64}\.txt$/);
  const identity = chinese?.content.identity ?? Buffer.of();
  expect(createHash('sha256').update(identity).digest('base64')).toBe(chinese?.hash);
  expect(dictionaries.find(chinese?.hash ?? '')).toBe(chinese);
});

it('reuses the dictionary until the layout changes, and still finds the previous one', async () => {
  const { site, dictionaries, after, unchangedAfter } = dictionariesOf();
  const first = await after(0);
  expect(await unchangedAfter(20_000)).toBe(first);
  expect(site.requested).toHaveLength(2);
  site.layout = `${layout} and more`;
  const second = await after(20_000);
  expect(second?.hash).not.toBe(first?.hash);
  expect(dictionaries.find(first?.hash ?? '')).toBe(first);
});

it('creates no dictionary from an incomplete page', async () => {
  const { site, unchangedAfter } = dictionariesOf({ isComplete: false });
  expect(await unchangedAfter(0)).toBeUndefined();
  expect(site.requested).toHaveLength(1);
});

type Sent = { headers: Record<string, string>; body: Buffer };

/** Sends a page to a browser that offers a dictionary. */
async function send(
  dictionaries: ReturnType<typeof createPageDictionaries>,
  page: CachedPage,
  offered?: string,
): Promise<Sent> {
  const sendPage = createPageSender(dictionaries);
  const request = {
    method: 'GET',
    headers: {
      'accept-encoding': 'br, dcz',
      ...(offered !== undefined && { 'available-dictionary': `:${offered}:` }),
    },
  } as IncomingMessage;
  return new Promise((resolve) => {
    let headers: Record<string, string> = {};
    const response = {
      writeHead(_status: number, list: string[]) {
        const names = list.filter((_, index) => index % 2 === 0);
        headers = Object.fromEntries(names.map((name, index) => [name, list[index * 2 + 1] ?? '']));
        return response;
      },
      end: (body: Buffer) => resolve({ headers, body }),
    } as unknown as ServerResponse;
    sendPage(page, request, response);
  });
}

const page = pageOf(`${layout}<p>an article</p>`, 'tw');

it('links the dictionary for browsers that do not offer it', async () => {
  const { dictionaries, after } = dictionariesOf();
  const dictionary = await after(0);
  const { headers } = await send(dictionaries, page);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, s-maxage=30',
    link: `<${dictionary?.url}>; rel="compression-dictionary"`,
  });
});

it('sends the delta to an offered dictionary with private caching', async () => {
  const { dictionaries, after } = dictionariesOf();
  const dictionary = await after(0);
  const { headers, body } = await send(dictionaries, page, dictionary?.hash);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=0',
  });
  expect(headers['link']).toBeUndefined();
  expect(body.length).toBeLessThan(150);
  const identity = Buffer.from(dictionary?.content.identity ?? []);
  const decoded = zstdDecompressSync(body.subarray(40), { dictionary: identity });
  expect(decoded.equals(page.content.identity)).toBe(true);
});

it.each([
  ['a page without a dictionary', pageOf(layout), true],
  ['an unknown dictionary', page, false],
])('sends the whole page for %s', async (_case, sent, isKnown) => {
  const { dictionaries, after } = dictionariesOf();
  const dictionary = await after(0);
  const unknown = createHash('sha256').update('unknown').digest('base64');
  const { headers } = await send(dictionaries, sent, isKnown ? dictionary?.hash : unknown);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['link'] === undefined).toBe(isKnown);
});
