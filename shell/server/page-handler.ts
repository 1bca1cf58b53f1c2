import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import {
  hasFreeText,
  matchPage,
  pageName,
  type MatchedPage,
} from '../src/composition/matched-page.ts';
import { sendContent } from './content-negotiation.ts';
import type { ResolvedComposition as Live } from './live-composition.ts';
import { encodePage, roomOf, type CachedPage, type PageCache } from './page-cache.ts';
import type { RenderedPage, RenderPage, Visit } from './page-renderer.ts';
import { pageUrl } from './page-url.ts';
import type { Settings } from './settings.ts';

/** A page younger than this, in ms, is sent as it is; an older one is sent and rendered anew behind it. */
const FRESH_MS = 30_000;
/** A page older than this is only sent when nothing better can be had. */
const STALE_MS = 5 * 60_000;

const publicly = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=600';
/** Without an edge in front, the reader's language decides at an address without a prefix: shared caches stay out of it. */
const negotiated = 'private, no-cache';

export type PageHandler = {
  /** Answers from the cache alone, before any routing: this path determines throughput. False: it cannot. */
  serveCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The page at a URL: cached, else rendered, else its last good rendering. */
  pageAt: (url: URL) => Promise<CachedPage>;
  /** Renders for one reader, past the cache. `status` stands when the page itself is well. */
  renderFor: (url: URL, visit: Visit, status: number) => Promise<CachedPage>;
  send: (page: CachedPage, request: IncomingMessage, response: ServerResponse) => void;
};

type Tools = {
  live: () => Live;
  content: () => string;
  render: RenderPage;
  cache: PageCache;
  settings: Pick<Settings, 'siteUrl' | 'edge'>;
  log: Logger;
  count: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
};

export function createPageHandler(tools: Tools): PageHandler {
  const { live, content, render, cache, settings, log, count } = tools;
  const renderOnce = createRenderer(tools);

  /** The one way to read the cache. A page that is no longer fresh is rendered anew behind the answer. */
  function readCache(key: string, url: () => URL): CachedPage | undefined {
    const page = cache.get(key);
    if (page?.revision !== live().revision || page.contentRevision !== content()) return undefined;
    const now = Date.now();
    const age = now - page.renderedAt;
    if (now >= page.validUntil || age > STALE_MS) return undefined;
    if (age > FRESH_MS) refresh(key, url());
    count('memory', page.status);
    return page;
  }

  function refresh(key: string, url: URL): void {
    renderOnce({ url, key, page: matchPage(live().composition, url) }).catch((error: unknown) =>
      log.error(
        { event: 'refresh-failed', err: error },
        'a cached page could not be rendered anew',
      ),
    );
  }

  return {
    serveCached(request, response) {
      const key = request.url;
      if ((request.method !== 'GET' && request.method !== 'HEAD') || key === undefined)
        return false;
      const page = readCache(key, () => pageUrl(key, settings.siteUrl));
      if (page) send(page, request, response);
      return page !== undefined;
    },
    async pageAt(url) {
      const page = matchPage(live().composition, url);
      const key = keyOf(url, page);
      return (
        (key === undefined ? undefined : readCache(key, () => url)) ??
        renderOnce({ url, key, page })
      );
    },
    async renderFor(url, visit, status) {
      const now = live();
      const rendered = await render(now, url, visit);
      const shown = {
        ...rendered,
        status: rendered.status === 200 ? status : rendered.status,
        whole: false,
      };
      count('rendered', shown.status);
      const headers = headersOf(now, shown, {
        cached: false,
        open: true,
        secure: isSecure(settings),
      });
      return encode(shown, { revision: now.revision, contentRevision: '', headers });
    },
    send,
  };
}

type Asked = { url: URL; key: string | undefined; page: MatchedPage | undefined };

/** Renders into the cache, each page once at a time. Without a key everybody gets a rendering of their own. */
function createRenderer({ live, content, render, cache, settings, log, count }: Tools) {
  const inFlight = new Map<string, Promise<CachedPage>>();

  async function renderNow({ url, key, page }: Asked): Promise<CachedPage> {
    const now = live();
    // Read before the data is requested: what changes meanwhile makes the page out of date, never newer than it is.
    const contentRevision = content();
    const rendered = await render(now, url);
    const good = key === undefined ? undefined : cache.get(key);
    if (rendered.status >= 500 && good?.status === 200) {
      log.warn(
        { event: 'last-good', page: pageName(page), status: rendered.status },
        'answered the last good copy',
      );
      count('last-good', good.status);
      return good;
    }
    const open = settings.edge || splitLocale(url.pathname).locale === 'en';
    const headers = headersOf(now, rendered, {
      cached: key !== undefined,
      open,
      secure: isSecure(settings),
    });
    const encoded = await encode(rendered, { revision: now.revision, contentRevision, headers });
    // Not even as the last good rendering: what was withdrawn in the meantime may stand in it.
    if (key !== undefined && rendered.whole && contentRevision === content())
      cache.set(
        key,
        encoded,
        roomOf({ status: rendered.status, query: page?.query, data: rendered.data }),
      );
    count('rendered', encoded.status);
    return encoded;
  }

  return function renderOnce(asked: Asked): Promise<CachedPage> {
    if (asked.key === undefined) return renderNow(asked);
    const flight = `${live().revision} ${asked.key}`;
    const running = inFlight.get(flight);
    if (running) return running;
    const started = renderNow(asked).finally(() => inFlight.delete(flight));
    inFlight.set(flight, started);
    return started;
  };
}

const isSecure = ({ siteUrl }: Pick<Settings, 'siteUrl'>) => siteUrl.startsWith('https:');

/**
 * The key of a page: its path and the parameters that its route knows, in one order. So marks of campaigns and made-up
 * parameters share the entry. Undefined for addresses with free text, which are not cached.
 */
function keyOf(url: URL, page: MatchedPage | undefined): string | undefined {
  if (!page) return url.pathname;
  return hasFreeText(page) ? undefined : url.pathname + writeQuery(page.query);
}

function encode(
  { status, html, trueUntil }: RenderedPage,
  made: Pick<CachedPage, 'revision' | 'contentRevision' | 'headers'>,
): Promise<CachedPage> {
  return encodePage({ ...made, status, html, validUntil: trueUntil });
}

/** Headers as node:http takes them, flat. */
function headersOf(
  live: Live,
  { status, whole }: RenderedPage,
  { cached, open, secure }: { cached: boolean; open: boolean; secure: boolean },
): string[] {
  const cache =
    !whole || status >= 500 ? 'no-store' : !open ? negotiated : cached ? publicly : 'no-cache';
  return [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    cache,
    'content-security-policy',
    live.contentSecurityPolicy,
    'x-composition',
    String(live.revision),
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
    'vary',
    // Crawlers are never led to another language, so the user agent decides there as well.
    open ? 'accept-encoding' : 'accept-encoding, accept-language, cookie, user-agent',
    // Of this host alone: whether those below it speak https is not for the site to say.
    ...(secure ? ['strict-transport-security', 'max-age=31536000'] : []),
    ...(status === 503 ? ['retry-after', '10'] : []),
  ];
}

function send(
  { status, headers, content }: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  sendContent(request, response, { status, headers, content });
}
