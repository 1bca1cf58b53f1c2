import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import { hasFreeText, matchPage, pageName } from '../src/composition/matched-page.ts';
import type { Live } from './live-composition.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { copyOf, type PageCopies, type PageCopy } from './page-copies.ts';
import type { RenderedPage, RenderPage, Visit } from './page-renderer.ts';
import { pageUrl } from './page-url.ts';
import type { Settings } from './settings.ts';

/** A copy younger than this, in ms, is answered as it is; an older one is answered and rendered anew behind it. */
const FRESH_MS = 30_000;
/** A copy older than this is only answered when nothing better can be had. */
const STALE_MS = 5 * 60_000;

const publicly = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=600';
/** Without an edge in front, the reader's language decides at an address without a prefix: shared caches stay out of it. */
const negotiated = 'private, no-cache';

export type PageAnswers = {
  /** Answers from memory when it can, without asking anybody. */
  fromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Renders, or falls back to the last good copy. */
  answer: (url: URL) => Promise<PageCopy>;
  /** Renders for one reader; nothing keeps it. `status` stands when the page itself is well. */
  forOne: (url: URL, visit: Visit, status: number) => Promise<PageCopy>;
  write: (copy: PageCopy, request: IncomingMessage, response: ServerResponse) => void;
};

type Tools = {
  live: () => Live;
  content: () => string;
  render: RenderPage;
  copies: PageCopies;
  settings: Pick<Settings, 'siteUrl' | 'edge' | 'rootRedirect'>;
  log: Logger;
  count: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
};

export function createPageAnswers({ live, content, render, copies, settings, log, count }: Tools): PageAnswers {
  const inFlight = new Map<string, Promise<PageCopy>>();
  const secure = settings.siteUrl.startsWith('https:');

  const isCurrent = (copy: PageCopy) =>
    copy.revision === live().revision && copy.content === content() && Date.now() < copy.trueUntil;

  /** The key of a page's copies: undefined for addresses with free text, which are not kept. */
  function keyOf(url: URL): string | undefined {
    const page = matchPage(live().composition, url);
    if (!page) return url.pathname;
    return hasFreeText(page) ? undefined : url.pathname + writeQuery(page.query);
  }

  async function renderNow(url: URL, key: string | undefined): Promise<PageCopy> {
    const now = live();
    // Named before the data is asked for: what changes meanwhile makes the copy out of date, never a newer one than it is.
    const said = content();
    const rendered = await render(now, url);
    const good = key === undefined ? undefined : copies.get(key);
    if (rendered.status >= 500 && good && good.status === 200) {
      log.warn(
        { event: 'last-good', page: pageName(matchPage(now.composition, url)), status: rendered.status },
        'answered the last good copy',
      );
      count('last-good', good.status);
      return good;
    }
    const copy = await copyOf({
      ...rendered,
      revision: now.revision,
      content: said,
      headers: headersOf(now, rendered, {
        kept: key !== undefined,
        open: settings.edge || splitLocale(url.pathname).locale === 'en',
        secure,
      }),
    });
    // Not even as a last good copy: what was withdrawn in the meantime may stand in it.
    if (key !== undefined && rendered.whole && said === content()) copies.set(key, copy);
    count('rendered', copy.status);
    return copy;
  }

  /** One rendering of a page at a time. */
  function renderOnce(url: URL, key: string | undefined): Promise<PageCopy> {
    if (key === undefined) return renderNow(url, key);
    const flight = `${live().revision} ${key}`;
    const running = inFlight.get(flight);
    if (running) return running;
    const started = renderNow(url, key).finally(() => inFlight.delete(flight));
    inFlight.set(flight, started);
    return started;
  }

  return {
    fromMemory(request, response) {
      if (request.method !== 'GET' || request.url === undefined) return false;
      const copy = copies.get(request.url);
      if (!copy || !isCurrent(copy)) return false;
      const age = Date.now() - copy.renderedAt;
      if (age > STALE_MS) return false;
      if (age > FRESH_MS)
        void renderOnce(pageUrl(request.url, settings.siteUrl), request.url).catch((error: unknown) =>
          log.error({ event: 'refresh-failed', err: error }),
        );
      count('memory', copy.status);
      writeCopy(copy, request, response);
      return true;
    },
    async answer(url) {
      const key = keyOf(url);
      const copy = key === undefined ? undefined : copies.get(key);
      if (copy && isCurrent(copy) && Date.now() - copy.renderedAt < STALE_MS) {
        count('memory', copy.status);
        return copy;
      }
      return renderOnce(url, key);
    },
    async forOne(url, visit, status) {
      const now = live();
      const rendered = await render(now, url, visit);
      const shown = { ...rendered, status: rendered.status === 200 ? status : rendered.status, whole: false };
      count('rendered', shown.status);
      const headers = headersOf(now, shown, { kept: false, open: true, secure });
      return copyOf({ ...shown, revision: now.revision, content: '', headers });
    },
    write: writeCopy,
  };
}

/** Headers as node:http takes them, flat. */
function headersOf(
  live: Live,
  { status, whole }: RenderedPage,
  { kept, open, secure }: { kept: boolean; open: boolean; secure: boolean },
): string[] {
  const cache = !whole || status >= 500 ? 'no-store' : !open ? negotiated : kept ? publicly : 'no-cache';
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
    open ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
    // Of this host alone: whether those below it speak https is not for the site to say.
    ...(secure ? ['strict-transport-security', 'max-age=31536000'] : []),
    ...(status === 503 ? ['retry-after', '10'] : []),
  ];
}

function writeCopy(copy: PageCopy, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === copy.etag && copy.status === 200) {
    response.writeHead(304, ['etag', copy.etag, ...copy.headers]).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = encoding ? copy[encoding] : copy.html;
  response.writeHead(copy.status, [
    ...copy.headers,
    'etag',
    copy.etag,
    'content-length',
    String(body.length),
    ...(encoding ? ['content-encoding', encoding] : []),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
