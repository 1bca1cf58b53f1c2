import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodings } from '../http/content-negotiation.ts';
import { address, handlerOf, rendered, requestAt } from './page-handler.fixture.ts';
import type { RenderedPage } from './page-renderer.ts';
import { pageUrl } from '../http/page-url.ts';
import type { PageRequest } from '../rendering/render-request.ts';

/** A handler whose content revision changes from `before` to `after` during the first rendering. */
function withChangeWhileRendering(...renderings: RenderedPage[]) {
  let content = 'before';
  const { pages, cache } = handlerOf({
    content: () => content,
    render: async () => {
      content = 'after';
      cache.clear();
      return renderings.shift() ?? rendered('asked too often');
    },
  });
  return async () => (await pages.pageFor(requestAt(address))).content.identity.toString();
}

it('renders a page again when its content changed during the rendering', async () => {
  const pageText = withChangeWhileRendering(
    rendered('with the withdrawn one'),
    rendered('without'),
  );
  expect(await pageText()).toBe('with the withdrawn one');
  expect(await pageText()).toBe('without');
  expect(await pageText()).toBe('without');
});

it('stores no last good page when its content changed during the rendering', async () => {
  const pageText = withChangeWhileRendering(
    rendered('with the withdrawn one'),
    rendered('a notice', 503),
  );
  await pageText();
  expect(await pageText()).toBe('a notice');
});

it.each([
  ['https://www.dswine.example', true],
  ['http://localhost', false],
])(
  'sends Strict-Transport-Security only when the site URL uses HTTPS: %s',
  async (siteUrl, expected) => {
    const { pages } = handlerOf({ siteUrl });
    for (const { headers } of [
      await pages.pageFor(requestAt(address)),
      await pages.renderFor(requestAt(address), 200),
    ])
      expect(headers.includes('strict-transport-security')).toBe(expected);
  },
);

it('names the stylesheet of all pages in the header, with the integrity that its link has', async () => {
  const { headers } = await handlerOf().pages.pageFor(requestAt(address));
  expect(headers[headers.indexOf('link') + 1]).toBe(
    '</shell.css>; rel=preload; as=style; integrity="sha256-x"',
  );
});

it.each([
  [false, /^public,.* stale-while-revalidate/],
  [true, /^private, no-cache$/],
])(
  'lets browsers reuse stale English pages, but not with the date bar: %s',
  async (dateBar, policy) => {
    const { headers } = await handlerOf({ dateBar }).pages.pageFor(
      requestAt(new URL('/en/News', 'http://localhost')),
    );
    expect(headers[headers.indexOf('cache-control') + 1]).toMatch(policy);
    expect(/\bcookie\b/.test(headers[headers.indexOf('vary') + 1] ?? '')).toBe(dateBar);
  },
);

describe('the page handler', () => {
  const at = (path: string) => requestAt(new URL(path, 'http://localhost'));
  let renderings = 0;
  const render = async () => rendered(`rendering ${(renderings += 1)}`);
  beforeEach(() => {
    renderings = 0;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => void jest.useRealTimers());

  /** The response of `serveCached`; undefined on a cache miss. */
  function cached(pages: ReturnType<typeof handlerOf>['pages'], url: string): string | undefined {
    let body: string | undefined;
    const response = {
      writeHead: () => response,
      end: (bytes?: Buffer) => ((body = bytes?.toString()), response),
    };
    const request = { method: 'GET', url, headers: {} };
    const sent = pages.serveCached(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return sent ? body : undefined;
  }

  it('shares a cache entry between a URL and variants with unknown or campaign parameters', async () => {
    const { pages, cache, counted } = handlerOf({ render });
    for (const path of [
      '/News?page=2',
      '/News?utm_source=x&page=2',
      '/News?page=2&gclid=1',
      '/News?page=2&x=%20y',
    ])
      expect((await pages.pageFor(at(path))).content.identity.toString()).toBe('rendering 1');
    expect(cached(pages, '/News?page=2')).toBe('rendering 1');
    expect(cache.size()).toBe(1);
    expect(counted).toEqual(['rendered 200', ...Array<string>(4).fill('memory 200')]);
  });

  it('does not cache the 404 of a path under the route that it resolves to', async () => {
    const { pages } = handlerOf({ render: async () => rendered('nothing here', 404) });
    for (const target of ['/x/../readyz', '/x/%2e%2e/readyz', '/x\\..\\readyz'])
      await pages.pageFor(requestAt(pageUrl(target, 'http://localhost')));
    expect(cached(pages, '/readyz')).toBeUndefined();
  });

  it('does not cache pages with free-text parameters', async () => {
    const { pages, cache } = handlerOf({ render });
    await pages.pageFor(at('/News?find=grappa'));
    expect(cache.size()).toBe(0);
  });

  it('compresses cacheable pages in all encodings, and others only in the requested one', async () => {
    const requested: PageRequest['encodings'][] = [];
    const { pages } = handlerOf({
      render: async (request) => {
        requested.push(request.encodings);
        return rendered('a page');
      },
    });
    const fromReader = (path: string) => ({ ...at(path), encodings: ['br'] as const });
    await pages.pageFor(fromReader('/News'));
    await pages.pageFor(fromReader('/News?find=grappa'));
    await pages.renderFor(fromReader('/News'), 422);
    expect(requested).toEqual([encodings, ['br'], ['br']]);
  });

  it('serves pages and known filters from the cache after thousands of invented URLs', async () => {
    const data = { 'News/X': { Total: 3, Tags: [{ Code: 'sake' }] } };
    const { pages, cache } = handlerOf({
      render: async () => ({ ...rendered('a page', renderings ? 404 : 200), data }),
    });
    for (const path of ['/News', '/News?tag=sake']) await pages.pageFor(at(path));
    for (let count = 0; count < 1000; count += 1)
      await pages.pageFor(at(`/News?tag=made-up-${count}`));
    renderings = 1;
    for (let count = 0; count < 1000; count += 1) await pages.pageFor(at(`/made-up-${count}`));
    expect([cached(pages, '/News'), cached(pages, '/News?tag=sake')]).toEqual(['a page', 'a page']);
    expect(cache.size()).toBeLessThan(500);
  });

  it.each([
    [
      'before routing',
      async (pages: ReturnType<typeof handlerOf>['pages']) => cached(pages, '/News'),
    ],
    [
      'after routing, for a variant of the URL',
      async (pages: ReturnType<typeof handlerOf>['pages']) =>
        (await pages.pageFor(at('/News?utm_source=x'))).content.identity.toString(),
    ],
  ])('sends a page older than 30 s while it is rendered again: %s', async (_where, read) => {
    const { pages } = handlerOf({ render });
    await pages.pageFor(at('/News'));
    jest.advanceTimersByTime(31_000);
    expect(await read(pages)).toBe('rendering 1');
    for (let turn = 0; turn < 500 && cached(pages, '/News') !== 'rendering 2'; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(cached(pages, '/News')).toBe('rendering 2');
    expect(renderings).toBe(2);
  });

  it('waits for a new rendering when the page is older than five minutes', async () => {
    const { pages } = handlerOf({ render });
    await pages.pageFor(at('/News'));
    jest.advanceTimersByTime(5 * 60_000 + 1);
    expect(cached(pages, '/News')).toBeUndefined();
    expect((await pages.pageFor(at('/News'))).content.identity.toString()).toBe('rendering 2');
  });

  it('sends the last good page when the rendering fails', async () => {
    const answers = [rendered('good'), rendered('a notice', 503)];
    const { pages, counted } = handlerOf({
      render: async () => answers.shift() ?? rendered('', 500),
    });
    await pages.pageFor(at('/News'));
    jest.advanceTimersByTime(5 * 60_000 + 1);
    expect((await pages.pageFor(at('/News'))).content.identity.toString()).toBe('good');
    expect(counted).toEqual(['rendered 200', 'last-good 200']);
  });
});
