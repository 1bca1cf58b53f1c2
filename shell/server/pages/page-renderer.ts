import type { Logger } from 'pino';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { pageName } from '../../src/composition/matched-page.ts';
import type { ExpoData } from '../organiser/expo-data.ts';
import { fallbackErrorPage } from '../errors/fallback-error-page.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { CircuitBreaker } from '../rendering/circuit-breaker.ts';
import { createGuardedRender, type FailedRender } from '../rendering/guarded-render.ts';
import { createPageDataLoader, type PageData } from '../rendering/load-page-data.ts';
import { OverloadedError } from '../rendering/render-errors.ts';
import { createPageRender, editionIn, type RenderResult } from '../rendering/render-page.ts';
import type { RenderPool } from '../rendering/render-pool.ts';
import {
  renderRequest,
  type PageRequest,
  type RenderRequest,
} from '../rendering/render-request.ts';
import type { PageSettings } from '../settings/settings.ts';

export type RenderedPage = {
  status: number;
  content: RenderResult['content'];
  /** ms since the epoch: when the next show phase makes the page outdated. */
  validUntil: number;
  /** Whether no part or data is missing. Only complete pages are cached. */
  isComplete: boolean;
  /** Whether code of a release failed, not only data. */
  isBroken?: boolean;
  /** The organiser's data on the page, by request key. */
  data?: Readonly<Record<string, unknown>>;
};

/** Always resolves to a page, even when parts or data are missing. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

type Dependencies = {
  settings: PageSettings;
  pool: Pick<RenderPool, 'lease'>;
  data: ExpoData;
  breaker: CircuitBreaker;
  log: Logger;
  clock?: Clock;
  /** The offset of the show's clock, in ms. Default: that of the settings. */
  showOffset?: () => number;
  /** Called for each part of a page that could not be rendered. */
  onFailed?: (failed: FailedRender) => void;
};

/** How long, in ms, a page without its menu data stays valid. */
const MENU_RETRY_MS = 30_000;

/** Creates the function that renders the page at a URL. */
export function createPageRenderer(dependencies: Dependencies): RenderPage {
  const { settings, pool, data, breaker, log, clock = systemClock, onFailed } = dependencies;
  const { showOffset = () => settings.clockOffset } = dependencies;
  const loadPageData = createPageDataLoader({ settings, data, log, clock });
  const guarded = createGuardedRender({
    settings,
    breaker,
    onFailed,
    render: createPageRender({ settings, log, clock, showOffset }),
  });

  return async function renderPage(request) {
    const { live, page } = request;
    const lease = pool.lease(live);
    try {
      return await renderWithData(renderRequest(request, lease));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      log.warn({ event: 'overloaded', page: pageName(page) }, 'no process was free in time');
      const html = fallbackErrorPage(live, settings.siteUrl, 'busy');
      const content = encodeContent(html, request.encodings);
      return { status: 503, content, validUntil: 0, isComplete: false, isBroken: true };
    } finally {
      lease.release();
    }
  };

  async function renderWithData(request: RenderRequest): Promise<RenderedPage> {
    const pageData = await loadPageData(request);
    const hasUnknownMiddleware = usesUnknownMiddleware(request);
    const status = hasUnknownMiddleware ? 500 : statusOf(request, pageData);
    const problem = hasUnknownMiddleware ? ('unknownMiddleware' as const) : pageData.problem;
    const broken = guarded.unavailableParts(request);
    const { content, ...result } = await guarded.render({
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
      content,
      validUntil: validUntil(pageData, settings, { now: clock.now(), clockOffset: showOffset() }),
      isBroken: result.broken.length > 0 || result.status === 500,
      isComplete: isLasting(shown) && result.broken.length === 0 && pageData.isComplete,
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

/**
 * Until when a page is valid, in ms since the epoch by the real clock: its show phase and its day
 * end.
 */
function validUntil(
  pageData: PageData,
  settings: PageSettings,
  { now, clockOffset }: { now: number; clockOffset: number },
): number {
  const edition = editionIn(pageData.data, settings.exhibitionCode);
  const phaseEnd = edition ? phaseEndOf(edition, now, clockOffset) : Number.POSITIVE_INFINITY;
  return pageData.hasMenuFailed ? Math.min(phaseEnd, now + MENU_RETRY_MS) : phaseEnd;
}

function phaseEndOf(edition: ExhibitionInfo, now: number, clockOffset: number): number {
  const moment = new Date(now + clockOffset).toISOString();
  const state = showPhase(edition, moment);
  // News and deadlines change with the day in Taipei, also after the show.
  const dayEnd = Date.parse(`${dayOf(moment)}T24:00:00+08:00`);
  const phaseEnd = state.phase === 'after' ? dayEnd : Date.parse(state.changesAt);
  return Math.min(dayEnd, phaseEnd) - clockOffset;
}

/** Promotion rejects such a release, but other tools may have written it to the store. */
function usesUnknownMiddleware({ live, page }: RenderRequest): boolean {
  const shell = live.manifests.find(({ workspace }) => workspace === 'shell');
  const isUnknown = (name: string) => !(shell?.middleware ?? []).includes(name);
  return page?.route.middleware?.some(isUnknown) ?? false;
}
