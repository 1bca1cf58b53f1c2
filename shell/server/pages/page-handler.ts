import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { defaultLocale } from '@dswine/shared/contract/locales';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { Clock } from '@dswine/shared/process/clock';
import { inBackground } from '@dswine/shared/tracing/spans';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { allowStyles, reportingEndpoints } from '../csp/csp.ts';
import { encodings, sendContent } from '../http/content-negotiation.ts';
import { describeResponse } from '../http/page-labels.ts';
import { pageUrl } from '../http/page-url.ts';
import { keyOf, partitionOf, type CachedPage, type PageCache } from './page-cache.ts';
import { dependenciesOf, labelsOf } from './page-dependencies.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { pageRequest, type PageRequest } from '../rendering/render-request.ts';
import type { Settings } from '../settings/settings.ts';
import { pageName } from '../../src/composition/matched-page.ts';
import type { CanaryMark } from '../../src/composition/page-state.ts';

/** Beyond this age, in ms, a cached page is sent only when rendering fails. */
const STALE_MS = 5 * 60_000;

export type PageHandler = ReturnType<typeof createPageHandler>;

type Dependencies = {
  live: () => Live;
  content: () => string;
  render: RenderPage;
  cache: PageCache;
  settings: Pick<Settings, 'siteUrl' | 'edge'>;
  log: Logger;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** What pages tell browsers of a canary. Another word makes cached ones outdated. */
  canary?: () => CanaryMark | undefined;
  count: (how: 'memory' | 'rendered' | 'last-good', status: number) => void;
};

// eslint-disable-next-line max-lines-per-function -- the way of a page through the cache
export function createPageHandler(dependencies: Dependencies) {
  const { live, content, render, cache, settings, log, clock, canary, count } = dependencies;
  const inFlight = new Map<string, Promise<CachedPage>>();
  const secure = settings.siteUrl.startsWith('https:');

  /** Reads the cache. Starts a refresh in the background when the page is no longer fresh. */
  function readCache(key: string, url: () => URL): CachedPage | undefined {
    const page = cache.get(key);
    if (page?.contentRevision !== content() || !isOf(page, live(), url)) return undefined;
    const age = clock.monotonic() - page.renderedAt;
    if (clock.now() >= page.validUntil || age > STALE_MS) return undefined;
    if (age > FRESH_MS || page.canary !== nameOf(canary?.())) refresh(key, url());
    count('memory', page.status);
    return page;
  }

  function refresh(key: string, url: URL): void {
    const request = { ...pageRequest(live(), url), key };
    inBackground(`refresh ${pageName(request.page)}`, () => renderOnce(request)).catch(
      (error: unknown) =>
        log.error(
          { event: 'refresh-failed', err: error },
          'a cached page could not be rendered again',
        ),
    );
  }

  /** Shares concurrent renderings by key. */
  function renderOnce(request: KeyedRequest): Promise<CachedPage> {
    if (request.key === undefined) return renderNow(request);
    // Not one from before a change of content: it may show what was withdrawn.
    const flight = `${request.live.revision} ${content()} ${request.key}`;
    const running = inFlight.get(flight);
    if (running) return running;
    const started = renderNow(request).finally(() => inFlight.delete(flight));
    inFlight.set(flight, started);
    return started;
  }

  /** Renders into the cache, if the page has a key. */
  async function renderNow({ key, ...request }: KeyedRequest): Promise<CachedPage> {
    const { page, url } = request;
    // Read this before the data is requested. A change in between then makes the page outdated.
    const contentRevision = content();
    const mark = canary?.();
    const goodCopy = () => (key === undefined ? undefined : cache.get(key));
    const hasGoodCopy = goodCopy()?.status === 200;
    const needed = key === undefined ? request : { ...request, encodings };
    const rendered = await render({ ...needed, canary: mark, hasGoodCopy });
    const lastGood = goodCopy();
    // Count a stale page as a failure of the release.
    if (lastGood && rendered.isBroken) lastGood.labels = { ...lastGood.labels, isBroken: true };
    if (rendered.status >= 500 && lastGood?.status === 200) {
      log.warn(
        { event: 'last-good', page: pageName(page), status: rendered.status },
        'answered the last good copy',
      );
      count('last-good', lastGood.status);
      return lastGood;
    }
    const { locale } = splitLocale(url.pathname);
    const isPublic = settings.edge || locale !== defaultLocale;
    const cacheable = !isPublic ? NEGOTIATED : key === undefined ? 'no-cache' : PUBLIC;
    const cacheControl = isLasting(rendered) ? cacheable : 'no-store';
    const shown = {
      ...pageOf(rendered, request, { cacheControl, isPublic }),
      ...{ contentRevision, canary: nameOf(mark) },
    };
    // After a content change, do not cache: the page may show a record withdrawn meanwhile.
    if (key !== undefined && rendered.isComplete && contentRevision === content())
      cache.set(key, shown, partitionOf({ ...rendered, query: page?.query }));
    count('rendered', shown.status);
    return shown;
  }

  return {
    /** Serves a cached page before routing; this path determines throughput. False on a miss. */
    serveCached(request: IncomingMessage, response: ServerResponse): boolean {
      const key = request.url;
      if ((request.method !== 'GET' && request.method !== 'HEAD') || key === undefined)
        return false;
      const page = readCache(key, () => pageUrl(key, settings.siteUrl));
      if (page) sendPage(page, request, response);
      return page !== undefined;
    },
    /**
     * A page: cached, newly rendered, or the last good rendering after a failure. A page that can be
     * cached has all encodings, others those of the request.
     */
    async pageFor(request: PageRequest): Promise<CachedPage> {
      const key = keyOf(request);
      const cached = key === undefined ? undefined : readCache(key, () => request.url);
      return cached ?? renderOnce({ ...request, key });
    },
    /** Renders for one visitor, without the cache. `success` replaces the status 200. */
    async renderFor(request: PageRequest, success: number): Promise<CachedPage> {
      const rendered = await render({ ...request, canary: canary?.() });
      const status = rendered.status === 200 ? success : rendered.status;
      count('rendered', status);
      const policy = { cacheControl: 'private, no-store', isPublic: true, isPersonal: true };
      return pageOf({ ...rendered, status }, request, policy);
    },
  };

  function pageOf(
    { status, content, validUntil, isBroken = false }: RenderedPage,
    { live: shown, page }: PageRequest,
    policy: HeaderPolicy,
  ): CachedPage {
    return {
      ...{ status, content, validUntil, contentRevision: '', revision: shown.revision },
      headers: headersOf(shown, { status, content }, { ...policy, secure }),
      renderedAt: clock.monotonic(),
      dependencies: dependenciesOf(shown, page),
      labels: { ...labelsOf(shown, page), ...(isBroken && { isBroken }) },
    };
  }
}

type KeyedRequest = PageRequest & { key: string | undefined };

/** Whether a page is still right in a composition. Looks once per page and composition. */
function isOf(page: CachedPage, live: Live, url: () => URL): boolean {
  if (page.revision === live.revision) return true;
  if (page.dependencies !== dependenciesOf(live, pageRequest(live, url()).page)) return false;
  page.revision = live.revision;
  return true;
}

const nameOf = (canary: CanaryMark | undefined) => canary && `${canary.id} ${canary.percent}`;

/** Up to this age, in ms, a cached page is fresh. After it, the page is sent and then refreshed. */
export const FRESH_MS = 30_000;

const EDGE_SECONDS = FRESH_MS / 1000;
const PUBLIC = `public, max-age=0, s-maxage=${EDGE_SECONDS}, stale-while-revalidate=${EDGE_SECONDS}, stale-if-error=600`;
/**
 * Without an edge, the response to an unprefixed URL depends on the language: no shared caching.
 */
const NEGOTIATED = 'private, no-cache';
const VARY = 'accept-encoding';

const isLasting = ({ status, isComplete }: RenderedPage) => isComplete && status < 500;

type HeaderPolicy = {
  cacheControl: string;
  isPublic: boolean;
  /** Whether the page is for one reader: it holds personal data. */
  isPersonal?: boolean;
};

/** A flat header list for node:http. */
function headersOf(
  live: Live,
  { status, content }: Pick<RenderedPage, 'status' | 'content'>,
  { cacheControl, isPublic, isPersonal, secure }: HeaderPolicy & { secure: boolean },
): string[] {
  return [
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    cacheControl,
    'content-security-policy',
    allowStyles(live.contentSecurityPolicy, content.styleHash),
    ...(live.integrityPolicy === undefined ? [] : ['integrity-policy', live.integrityPolicy]),
    'reporting-endpoints',
    reportingEndpoints(live.revision),
    'x-composition',
    String(live.revision),
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    // Other sites need not know who comes from a personal page. Without any referrer, browsers would
    // post its forms with `Origin: null`.
    isPersonal ? 'same-origin' : 'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
    'vary',
    // Crawlers are never redirected by language, so the response also depends on the user agent.
    isPublic ? VARY : `${VARY}, accept-language, cookie, user-agent`,
    // No includeSubDomains: the site does not control its subdomains.
    ...(secure ? ['strict-transport-security', 'max-age=31536000'] : []),
    ...(status === 503 ? ['retry-after', '10'] : []),
  ];
}

/** Sends a page in the encoding that the browser prefers, or 304 for one that it has. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  describeResponse(response, page.labels);
  sendContent(request, response, page);
}
