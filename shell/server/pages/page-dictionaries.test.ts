import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as flush } from 'node:timers/promises';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import type { Locale } from '@dswine/shared/section/section';
import { encodings } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { CachedPage } from './page-cache.ts';
import { createPageDictionaries } from './page-dictionaries.ts';
import { createPageSender } from './send-page.ts';

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
function dictionariesOf() {
  const site = { layout, requested: [] as string[] };
  const clock = createManualClock();
  const dictionaries = createPageDictionaries(async (path) => {
    site.requested.push(path);
    const locale = path.startsWith('/en/') ? 'en' : 'tw';
    const html = `${locale}${site.layout}{"renderedAt":"${site.requested.length}"}`;
    return pageOf(html, locale);
  }, clock);
  /** Resolves to the next dictionary of the language. */
  async function next(locale: Locale = 'tw') {
    const before = dictionaries.current(locale);
    await until(() => dictionaries.current(locale) !== before);
    return dictionaries.current(locale);
  }
  return { site, clock, dictionaries, next };
}

it('creates one dictionary for each language from the accessibility page', async () => {
  const { site, dictionaries, next } = dictionariesOf();
  expect(dictionaries.current('tw')).toBeUndefined();
  const chinese = await next();
  const english = await next('en');
  expect(site.requested).toEqual(['/Accessibility', '/en/Accessibility']);
  expect([chinese?.pattern, english?.pattern]).toEqual(['/*', '/en*']);
  expect(chinese?.url).toMatch(/^\/releases\/dictionaries\/tw\.[0-9a-f]{64}\.txt$/);
  const identity = chinese?.content.identity ?? Buffer.of();
  expect(createHash('sha256').update(identity).digest('base64')).toBe(chinese?.hash);
});

it('reuses the dictionary until the layout changes, and still finds the previous one', async () => {
  const { site, clock, dictionaries, next } = dictionariesOf();
  const first = await next();
  await clock.advance(10_000);
  dictionaries.current('tw');
  expect(site.requested).toHaveLength(1);
  await clock.advance(1);
  dictionaries.current('tw');
  await flush();
  expect(dictionaries.current('tw')).toBe(first);
  expect(site.requested).toHaveLength(2);
  site.layout = `${layout} and more`;
  await clock.advance(10_001);
  expect((await next())?.hash).not.toBe(first?.hash);
  expect(dictionaries.find(first?.hash ?? '')).toBe(first);
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

it('sends the delta to an offered dictionary with private caching', async () => {
  const { dictionaries, next } = dictionariesOf();
  const dictionary = await next();
  const { headers, body } = await send(dictionaries, page, dictionary?.hash);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=0',
  });
  expect(headers['link']).toBeUndefined();
  expect(body.length).toBeLessThan(150);
});

const unknown = createHash('sha256').update('unknown').digest('base64');
it.each([
  ['browsers that offer none', page, undefined],
  ['browsers that offer an unknown one', page, unknown],
  ['no page without a dictionary', pageOf(layout), unknown],
])('sends the whole page with a link to the dictionary for %s', async (_case, sent, offered) => {
  const { dictionaries, next } = dictionariesOf();
  const dictionary = await next();
  const { headers } = await send(dictionaries, sent, offered);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['link']).toBe(
    sent.dictionary && `<${dictionary?.url}>; rel="compression-dictionary"`,
  );
});
