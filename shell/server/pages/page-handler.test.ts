import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as flush } from 'node:timers/promises';
import { encodings } from '../http/content-negotiation.ts';
import { handlerOf, rendered, requestAt } from './page-handler.fixture.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { PageRequest } from '../rendering/render-request.ts';

const STALE_MS = 5 * 60_000;
let renderings = 0;
const render = async () => rendered(`rendering ${(renderings += 1)}`);
beforeEach(() => void (renderings = 0));

/** The response of `serveCached`; undefined on a cache miss. */
function cached({ pages }: ReturnType<typeof handlerOf>, url: string): string | undefined {
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

it.each([
  ['neither caches it', rendered('without'), 'without'],
  ['nor falls back to it', rendered('a notice', 503), 'a notice'],
])(
  'when the content of a page changes during its rendering, %s',
  async (_what, second, expected) => {
    let content = 'before';
    const answers = [rendered('with the withdrawn one'), second];
    const { cache, textAt } = handlerOf({
      content: () => content,
      render: async () => {
        if (content === 'before') cache.clear();
        content = 'after';
        return answers.shift() ?? rendered('asked too often', 503);
      },
    });
    expect(await textAt('/News')).toBe('with the withdrawn one');
    expect(await textAt('/News')).toBe(expected);
  },
);

it('sends the policies of the site in its headers', async () => {
  const headersOf = async (path: string, options: Parameters<typeof handlerOf>[0] = {}) => {
    const { pages } = handlerOf(options);
    const { headers } = await pages.pageFor(requestAt(path));
    return Object.fromEntries(
      headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
    );
  };
  const secure = await headersOf('/en/News', { siteUrl: 'https://www.dswine.example' });
  expect(secure).toMatchObject({
    'strict-transport-security': expect.any(String) as string,
    'cache-control': expect.stringMatching(/^public,.* stale-while-revalidate/) as string,
  });
  expect(secure['vary']).not.toMatch(/\bcookie\b/);
  const negotiated = await headersOf('/News');
  expect(negotiated).not.toHaveProperty('strict-transport-security');
  expect(negotiated['cache-control']).toBe('private, no-cache');
  expect(negotiated['vary']).toMatch(/\bcookie\b/);
});

it('shares a cache entry between a URL and variants with unknown or campaign parameters', async () => {
  const handler = handlerOf({ render });
  for (const query of ['page=2', 'utm_source=x&page=2', 'page=2&x=%20y'])
    expect(await handler.textAt(`/News?${query}`)).toBe('rendering 1');
  expect(cached(handler, '/News?page=2')).toBe('rendering 1');
  expect(handler.cache.size()).toBe(1);
  expect(handler.counted).toEqual(['rendered 200', ...Array<string>(3).fill('memory 200')]);
});

it('does not cache the 404 of a path under the route that it resolves to', async () => {
  const handler = handlerOf({ render: async () => rendered('nothing here', 404) });
  for (const target of ['/x/../readyz', '/x/%2e%2e/readyz', '/x\\..\\readyz'])
    await handler.textAt(target);
  expect(cached(handler, '/readyz')).toBeUndefined();
});

it('caches no pages with free text, and compresses them only in the requested encoding', async () => {
  const requested: PageRequest['encodings'][] = [];
  const { pages, cache } = handlerOf({
    render: async (request) => {
      requested.push(request.encodings);
      return rendered('a page');
    },
  });
  const fromReader = (path: string) => ({ ...requestAt(path), encodings: ['br'] as const });
  await pages.pageFor(fromReader('/News?find=grappa'));
  await pages.renderFor(fromReader('/News'), 422);
  expect(cache.size()).toBe(0);
  await pages.pageFor(fromReader('/News'));
  expect(requested).toEqual([['br'], ['br'], encodings]);
});

it.each(['/News', '/News?utm_source=x'])(
  'sends a page older than 30 s while it is rendered again, and for five minutes at most: %s',
  async (variant) => {
    const handler = handlerOf({ render });
    const { clock, textAt } = handler;
    await textAt('/News');
    await clock.advance(30_000);
    expect([await textAt(variant), renderings]).toEqual(['rendering 1', 1]);
    await clock.advance(1);
    expect([await textAt(variant), renderings]).toEqual(['rendering 1', 2]);
    await flush();
    expect(cached(handler, '/News')).toBe('rendering 2');
    await clock.advance(STALE_MS + 1);
    expect(cached(handler, '/News')).toBeUndefined();
    expect(await textAt(variant)).toBe('rendering 3');
  },
);

it('shares a rendering in flight until the content changes', async () => {
  let revision = 'one';
  const started: PromiseWithResolvers<RenderedPage>[] = [];
  const { textAt } = handlerOf({
    content: () => revision,
    async render() {
      const next = Promise.withResolvers<RenderedPage>();
      started.push(next);
      return next.promise;
    },
  });
  const before = [textAt('/News'), textAt('/News')];
  revision = 'two';
  const after = [textAt('/News'), textAt('/News')];
  started.forEach(({ resolve }, at) => resolve(rendered(`rendering ${at + 1}`)));
  expect(await Promise.all([...before, ...after, textAt('/News')])).toEqual(
    [1, 1, 2, 2, 2].map((at) => `rendering ${at}`),
  );
});

it('renders a page again when its show phase ends', async () => {
  const { clock, textAt } = handlerOf({
    render: async () => ({ ...(await render()), validUntil: clock.now() + 1000 }),
  });
  await textAt('/News');
  await clock.advance(999);
  expect(await textAt('/News')).toBe('rendering 1');
  await clock.advance(1);
  expect(await textAt('/News')).toBe('rendering 2');
});

it('sends the last good page when a rendering fails, and marks it as broken if code failed', async () => {
  const whole = rendered('good');
  let next: RenderedPage = whole;
  const { pages, clock, counted } = handlerOf({ render: async () => next });
  const isBroken = async () => {
    const { labels, content } = await pages.pageFor(requestAt('/News'));
    expect(content.identity.toString()).toBe('good');
    return labels.isBroken ?? false;
  };
  expect(await isBroken()).toBe(false);
  await clock.advance(STALE_MS + 1);
  next = rendered('a notice', 503);
  expect(await isBroken()).toBe(false);
  next = { ...next, isBroken: true };
  expect(await isBroken()).toBe(true);
  expect(counted).toEqual(['rendered 200', 'last-good 200', 'last-good 200']);
  next = whole;
  expect(await isBroken()).toBe(false);
  // Rendered again in the background.
  await clock.advance(30_001);
  next = { ...whole, isComplete: false, isBroken: true };
  await isBroken();
  await flush();
  expect(await isBroken()).toBe(true);
});
