import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { bestEncoding } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import { cohortOf, readPreviewCookie } from '../variants/audience.ts';
import { COMPARE, previewBar, type BarState } from '../variants/preview-bar.ts';
import type { Variant, Variants } from '../variants/variants.ts';
import { createPageCache, type CachedPage, type PageCache } from './page-cache.ts';
import type { PageHandler } from './page-handler.ts';
import { readerRequest, type HandlePersonal, type PersonalResponse } from './personal-pages.ts';

export type VariantPages = Pick<PageHandler, 'serveCached'> & {
  /**
   * The page that a request is shown, or where its form leads. Undefined for a method that the page
   * does not answer.
   */
  respond: (url: URL, request: FastifyRequest) => Promise<PersonalResponse | undefined>;
  /** Empties the cache: any page may show a record that was withdrawn. */
  clear: () => void;
};

type Dependencies = {
  variants: Pick<Variants, 'of' | 'canary'> | undefined;
  live: () => Live;
  handler: PageHandler;
  /** Creates a handler for another composition. */
  createHandler: (live: () => Live, cache: PageCache) => PageHandler;
  personal: HandlePersonal;
};

/** Of the cache of what is live: a canary has fewer readers. */
const CACHE_SHARE = 0.25;

/**
 * Shows each reader what is live, or the variant that it sees. One rule for caches: pages of a canary
 * have a cache of their own, those of a preview none. Neither is stored elsewhere, unless under the
 * address of the canary.
 */
export function createVariantPages(dependencies: Dependencies): VariantPages {
  const { variants, live, handler, createHandler, personal } = dependencies;
  let own: { id: string; live: Live; cache: PageCache; handler: PageHandler } | undefined;

  function canaryPages({ key: id }: Variant, composition: Live): PageHandler {
    if (own?.id !== id) {
      const created = { id, live: composition, cache: createPageCache(CACHE_SHARE) };
      own = Object.assign(created, { handler: createHandler(() => created.live, created.cache) });
    }
    own.live = composition;
    return own.handler;
  }

  async function respondWith(
    composition: Live,
    { url, request, variant }: { url: URL; request: FastifyRequest; variant: Variant | undefined },
  ): Promise<PersonalResponse | undefined> {
    const page = readerRequest(composition, url, request);
    const response = await personal(page, request);
    if (response || !isRead(request)) return response;
    if (variant?.kind === 'preview') return { page: await handler.renderFor(page, 200) };
    const isCanary = variant !== undefined && composition === variant.live;
    const pages = isCanary ? canaryPages(variant, composition) : handler;
    return { page: await pages.pageFor(page) };
  }

  return {
    clear: () => own?.cache.clear(),
    serveCached(request, response) {
      // After its end, no request reads its cache again.
      if (own && !variants?.canary.shown()) own = undefined;
      if (readPreviewCookie(request.headers) !== undefined) return false;
      const cohort = cohortOf(request);
      if (!cohort) return handler.serveCached(request, response);
      const canary = cohort.isShared ? variants?.canary.shownTo(cohort.id) : undefined;
      return canary ? canaryPages(canary, canary.live).serveCached(request, response) : false;
    },
    async respond(address, request) {
      const variant = await variants?.of(request.raw);
      const preview = variant?.kind === 'preview' ? variant : undefined;
      const { url, isCompared } = withoutComparison(address, preview);
      const shown = isCompared ? undefined : variant?.live;
      const at = { url, request, variant };
      const first = await respondWith(shown ?? live(), at);
      if (!first || !('page' in first)) return first;
      const hasFailed = preview ? first.page.status >= 500 : first.page.labels.isBroken;
      // A form that was sent is not sent again.
      const isRepeated = shown !== undefined && hasFailed === true && isRead(request);
      const last = isRepeated ? await respondWith(live(), at) : first;
      if (!last || !('page' in last)) return last;
      // What failed counts against the variant.
      const page = { ...last.page, labels: first.page.labels };
      const state = isCompared ? 'live' : shown && !isRepeated ? 'shown' : 'failed';
      if (preview) return { page: withBar(page, { preview, state, url, request }) };
      return { page: isRepeated || !mayBeStored(variants, request.raw) ? notStored(page) : page };
    },
  };
}

/**
 * An edge that serves stale pages gives up those of a canary only for what may be stored. Any client can
 * invent ids, so nothing is stored for others.
 */
function mayBeStored(variants: Dependencies['variants'], request: IncomingMessage): boolean {
  const cohort = cohortOf(request);
  return !cohort || (cohort.isShared && variants?.canary.isNamed(cohort.id) === true);
}

const isRead = ({ method }: Pick<FastifyRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

function notStored(page: CachedPage): CachedPage {
  const headers = [...page.headers];
  headers[headers.indexOf('cache-control') + 1] = 'private, no-store';
  return { ...page, headers };
}

/** Where a preview is compared with what is live, the parameter is no part of the page. */
function withoutComparison(address: URL, preview: Variant | undefined) {
  const [name = '', value] = COMPARE.split('=');
  const isCompared = preview !== undefined && address.searchParams.get(name) === value;
  const url = new URL(address);
  if (isCompared) url.searchParams.delete(name);
  return { url, isCompared };
}

type Bar = {
  preview: Variant;
  state: BarState;
  url: URL;
  request: FastifyRequest;
};

function withBar(page: CachedPage, { preview, state, url, request }: Bar): CachedPage {
  const bar = previewBar({
    preview,
    state,
    locale: splitLocale(url.pathname).locale,
    address: url.pathname + url.search,
  });
  const html = Buffer.from(page.content.identity).toString();
  const start = /<body[^>]*>/.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return {
    ...page,
    headers: [...page.headers, 'x-robots-tag', 'noindex'],
    content: encodeContent(html.slice(0, at) + bar + html.slice(at), bestEncoding(request)),
  };
}
