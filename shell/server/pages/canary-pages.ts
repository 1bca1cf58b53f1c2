import type { IncomingMessage } from 'node:http';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import { cohortOf } from '../canary/cohort.ts';
import { isLiveRevision } from '../composition/canary-source.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { pageRequest, type PageRequest } from '../rendering/render-request.ts';
import { createPageCache, type CachedPage, type PageCache } from './page-cache.ts';
import type { PageHandler } from './page-handler.ts';

export type CanaryPages = Pick<PageHandler, 'serveCached'> & {
  /** What a request is shown: the composition of the canary that it asks for, or the live one. */
  liveFor: (request: IncomingMessage) => Live;
  /** The page of a request that was matched with `liveFor`. */
  pageFor: (page: PageRequest, request: IncomingMessage) => Promise<CachedPage>;
  /** Answers with what is live when code of the canary fails, and counts that against it. */
  withFallback: (
    page: PageRequest,
    respond: (page: PageRequest) => Promise<CachedPage>,
  ) => Promise<CachedPage>;
  /** Empties the cache: any page may show a record that was withdrawn. */
  clear: () => void;
};

type Dependencies = {
  canary: Pick<CanaryWatch, 'shown' | 'isNamed'> | undefined;
  live: () => Live;
  handler: PageHandler;
  /** Creates a handler for another composition. */
  createHandler: (live: () => Live, cache: PageCache) => PageHandler;
};

/** Of the cache of what is live: a canary has fewer readers. */
const CACHE_SHARE = 0.25;
const NOT_STORED = 'private, no-store';

/** The pages of a canary for its readers, with a cache of their own. */
export function createCanaryPages({
  canary,
  live,
  handler,
  createHandler,
}: Dependencies): CanaryPages {
  let own: { id: string; live: Live; cache: PageCache; handler: PageHandler } | undefined;

  function ownPages(id: string, composition: Live): PageHandler {
    if (own?.id !== id) {
      const created = { id, live: composition, cache: createPageCache(CACHE_SHARE) };
      own = Object.assign(created, { handler: createHandler(() => created.live, created.cache) });
    }
    own.live = composition;
    return own.handler;
  }

  /** The canary that a request asks for, while it is shown. */
  function shownTo(request: IncomingMessage) {
    const cohort = cohortOf(request);
    const shown = cohort && canary?.shown();
    return shown?.id === cohort?.id ? shown : undefined;
  }

  const withFallback: CanaryPages['withFallback'] = async (page, respond) => {
    const shown = await respond(page);
    if (!shown.labels.isCanary || !shown.labels.isBroken) return shown;
    const other = await respond({ ...page, ...pageRequest(live(), page.url) });
    return { ...withCacheControl(other, NOT_STORED), labels: shown.labels };
  };

  return {
    liveFor: (request) => shownTo(request)?.live ?? live(),
    withFallback,
    clear: () => own?.cache.clear(),
    serveCached(request, response) {
      // After its end, nobody reads its cache again.
      if (own && !canary?.shown()) own = undefined;
      const cohort = cohortOf(request);
      if (!cohort) return handler.serveCached(request, response);
      const shown = cohort.isShared ? shownTo(request) : undefined;
      return shown ? ownPages(shown.id, shown.live).serveCached(request, response) : false;
    },
    async pageFor(page, request) {
      const cohort = cohortOf(request);
      const shown = shownTo(request);
      const matched = matchAnew(page, shown?.live ?? live());
      const answered = await withFallback(matched, (asked) => {
        const isOwn = shown && asked.live === shown.live;
        return (isOwn ? ownPages(shown.id, shown.live) : handler).pageFor(asked);
      });
      if (!cohort) return answered;
      // An edge that serves stale pages gives up those of a canary for what may be stored only.
      // Anybody can invent ids, so nothing is stored for others.
      const isShared = cohort.isShared && canary?.isNamed(cohort.id);
      return isShared ? answered : withCacheControl(answered, NOT_STORED);
    },
  };
}

/**
 * A page that was matched before something else was awaited. That of another canary must not get
 * into the cache of what is live.
 */
function matchAnew(page: PageRequest, now: Live): PageRequest {
  if (page.live === now || isLiveRevision(page.live.revision)) return page;
  return { ...page, ...pageRequest(now, page.url) };
}

function withCacheControl(page: CachedPage, value: string): CachedPage {
  const headers = [...page.headers];
  headers[headers.indexOf('cache-control') + 1] = value;
  return { ...page, headers };
}
