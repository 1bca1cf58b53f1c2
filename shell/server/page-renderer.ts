import type { Logger } from 'pino';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { showPhase } from '@dswine/shared/fair/show-phase';
import { matchPage, pageName } from '../src/composition/matched-page.ts';
import type { ExpoData } from './expo-data.ts';
import { fallbackErrorPage } from './fallback-error-page.ts';
import type { ResolvedComposition as Live } from './live-composition.ts';
import type { CircuitBreaker } from './rendering/circuit-breaker.ts';
import { createGuardedRender } from './rendering/guarded-render.ts';
import { createPageDataLoader, type PageData } from './rendering/load-page-data.ts';
import { OverloadedError } from './rendering/render-errors.ts';
import { createPageRender, editionIn } from './rendering/render-page.ts';
import type { RenderPool } from './rendering/render-pool.ts';
import {
  readRenderRequest,
  type PersonalRequest,
  type RenderRequest,
} from './rendering/render-request.ts';
import type { Settings } from './settings.ts';

export type RenderedPage = {
  status: number;
  html: string;
  /** When the show's next state begins, ms since the epoch: until then it is true. */
  trueUntil: number;
  /** Whether it shows everything that it should: only such a page is kept as a good copy. */
  whole: boolean;
  /** The organiser's answers that it shows, by request key. */
  data?: Readonly<Record<string, unknown>>;
};

export type Visit = PersonalRequest;

/** Always answers a page, however much of it is missing. */
export type RenderPage = (live: Live, url: URL, visit?: Visit) => Promise<RenderedPage>;

type Parts = {
  settings: Settings;
  pool: Pick<RenderPool, 'lease'>;
  data: ExpoData;
  breaker: CircuitBreaker;
  log: Logger;
};

/** After so many ms a page is rendered again whose menu could not be loaded. */
const MENU_AGAIN_MS = 30_000;

/** Renders the page at a URL with a composition. */
export function createPageRenderer({ settings, pool, data, breaker, log }: Parts): RenderPage {
  const loadPageData = createPageDataLoader({ settings, data, log });
  const guarded = createGuardedRender({
    settings,
    breaker,
    render: createPageRender(settings, log),
  });

  return async function renderPage(live, url, visit = {}) {
    const lease = pool.lease(live);
    try {
      return await answer(readRenderRequest({ live, threads: lease, url, personal: visit }));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      const page = pageName(matchPage(live.composition, url));
      log.warn({ event: 'overloaded', page }, 'no thread was free in time');
      const html = fallbackErrorPage(live, settings.siteUrl, 'busy');
      return { status: 503, html, trueUntil: 0, whole: false };
    } finally {
      lease.release();
    }
  };

  async function answer(request: RenderRequest): Promise<RenderedPage> {
    const pageData = await loadPageData(request);
    const isUnfit = namesUnknownMiddleware(request);
    const status = isUnfit ? 500 : statusOf(request, pageData);
    const problem = isUnfit ? ('unknownMiddleware' as const) : pageData.problem;
    const broken = guarded.unusableParts(request);
    const { html, ...result } = await guarded.render({
      request,
      data: pageData,
      status,
      broken,
      problem,
    });
    const hasNoPage = request.page?.section !== undefined && result.broken.length > 0;
    const isUnavailable = hasNoPage || (pageData.hasFailed && status === 200);
    const shown = isUnavailable && result.status !== 500 ? 503 : result.status;
    return {
      status: shown,
      html,
      trueUntil: trueUntil(pageData, settings),
      whole: isLasting(shown) && result.broken.length === 0 && pageData.isComplete,
      data: pageData.data,
    };
  }
}

/** Refusals and failures may be over with the next request: they are never cached. */
const isLasting = (status: number) => status < 500 && status !== 403 && status !== 429;

function statusOf({ page }: RenderRequest, { isMissing, refused }: PageData): number {
  if (!page) return 404;
  return isMissing ? 404 : (refused ?? 200);
}

/** Until when a page is right, by the real clock, in ms. */
function trueUntil(pageData: PageData, settings: Settings): number {
  const edition = editionIn(pageData.data, settings.exhibitionCode);
  const phaseEnd = edition ? phaseEndOf(edition, settings) : Number.POSITIVE_INFINITY;
  return pageData.hasMenuFailed ? Math.min(phaseEnd, Date.now() + MENU_AGAIN_MS) : phaseEnd;
}

function phaseEndOf(edition: ExhibitionInfo, { clockOffset }: Settings): number {
  const state = showPhase(edition, new Date(Date.now() + clockOffset).toISOString());
  if (state.phase === 'after') return Number.POSITIVE_INFINITY;
  return Date.parse(state.changesAt) - clockOffset;
}

/** Refused at promotion; a store that was written by other hands may still hold such a release. */
function namesUnknownMiddleware({ live, page }: RenderRequest): boolean {
  const shell = live.manifests.find(({ workspace }) => workspace === 'shell');
  const isUnknown = (name: string) => !(shell?.middleware ?? []).includes(name);
  return page?.route.middleware?.some(isUnknown) ?? false;
}
