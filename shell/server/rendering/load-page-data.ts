import type { Logger } from 'pino';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { Clock } from '@dswine/shared/process/clock';
import { SpanKind, withSpan } from '@dswine/shared/tracing/spans';
import type { ExpoResponse, ExpoData } from '../organiser/expo-data.ts';
import type { RenderRequest } from './render-request.ts';
import type { Settings } from '../settings/settings.ts';
import { editionKey } from '../../src/composition/edition-key.ts';
import { pageName, requestsOf } from '../../src/composition/matched-page.ts';
import type { Problem } from '../../src/composition/page-state.ts';
import { problemOf } from '../../src/errors/page-error.ts';
import { menuCallsOf } from '../../src/layout/menu/menu-calls.ts';

/** The organiser's responses for a page. */
export type PageData = {
  /** Data by request key. */
  data: Record<string, unknown>;
  /** Codes of failed requests, by request key. */
  failures: Record<string, number>;
  /** Whether a record that the page needs does not exist. */
  isMissing: boolean;
  /** Whether a request that the page needs failed. */
  hasFailed: boolean;
  /** The status of a rejected required request. The page becomes an error page. */
  refused?: 403 | 429 | 500 | 503;
  /** The reason, when the status alone does not tell. */
  problem?: Problem | undefined;
  /** Whether all requests succeeded, including optional ones. */
  isComplete: boolean;
  /** Whether the organiser's menu could not be loaded, so that the releases' menu is shown. */
  hasMenuFailed: boolean;
};

/**
 * So many times longer a page without a good copy waits: its reader would get an error page. An
 * organiser that has just started, on a busy machine, needs more than the usual limit.
 */
const LIMITS_WITHOUT_COPY = 5;

type Dependencies = {
  settings: Pick<Settings, 'dataLimit' | 'exhibitionCode'>;
  data: Pick<ExpoData, 'load'>;
  log: Logger;
  clock: Pick<Clock, 'every'>;
};

/** Loads all data of a page in parallel, with one shared deadline. */
export function createPageDataLoader({ settings, data, log, clock }: Dependencies) {
  const { exhibitionCode } = settings;
  const edition = { name: 'edition', key: editionKey(exhibitionCode), optional: true };

  return async function loadPageData(request: RenderRequest): Promise<PageData> {
    const { live, url, page, personal, hasGoodCopy } = request;
    const limit = settings.dataLimit * (hasGoodCopy ? 1 : LIMITS_WITHOUT_COPY);
    const { signal, clear } = startRunningDeadline(limit, clock);
    const result: PageData = {
      data: {},
      failures: {},
      isMissing: false,
      hasFailed: false,
      isComplete: true,
      hasMenuFailed: false,
    };
    const { locale } = splitLocale(url.pathname);
    const menu = menuCallsOf(live.composition, locale, exhibitionCode).map(async ({ key }) => {
      const response = await traced('menu', () => data.load(key, signal));
      if ('data' in response) result.data[key] = response.data;
      else result.hasMenuFailed ||= response.code !== 404;
    });
    const requests = page ? requestsOf(page, exhibitionCode) : [];
    const pageRequests = [edition, ...requests].map(async ({ name, key, optional }) => {
      // The edition is the same for all visitors, so use the shared loader.
      const load = key === edition.key ? data.load : (personal.load ?? data.load);
      const response = await traced(name, () => load(key, signal));
      const code = 'code' in response ? response.code : undefined;
      if (code === 0 || (code ?? 0) >= 500)
        log.warn(
          { event: 'data-missing', page: pageName(page), call: name, code },
          'an answer of the organiser is missing',
        );
      addResponse(result, { key, optional, response });
    });
    await Promise.all([...menu, ...pageRequests]).finally(clear);
    return result;
  };
}

/** A call by its name in the route: its key holds what visitors search for. */
function traced(name: string, load: () => Promise<ExpoResponse>): Promise<ExpoResponse> {
  return withSpan(`load ${name}`, { kind: SpanKind.CLIENT }, async (span) => {
    const response = await load();
    if ('code' in response) span?.setAttribute('dswine.code', response.code);
    return response;
  });
}

type RequestResult = { key: string; optional: boolean; response: ExpoResponse };

function addResponse(result: PageData, { key, optional, response }: RequestResult): void {
  if ('data' in response) {
    result.data[key] = response.data;
    return;
  }
  const { code } = response;
  result.failures[key] = code;
  if (code === 404 || code === 400) result.isMissing ||= !optional;
  else if ((code === 403 || code === 429) && !optional) result.refused = code;
  else {
    result.isComplete = false;
    result.hasFailed ||= !optional;
    if (code < 500 || optional) return;
    result.refused = code === 500 ? 500 : 503;
    result.problem = code === 500 ? problemOf(response.reason ?? '') : 'busy';
  }
}

const TICK_MS = 20;

/**
 * Aborts after `ms` in which this process could run. Counts timer ticks instead of wall time:
 * while a busy machine suspends the process, responses that have arrived wait too.
 */
export function startRunningDeadline(
  ms: number,
  clock: Pick<Clock, 'every'>,
): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  let left = Math.ceil(ms / TICK_MS);
  const clear = clock.every(TICK_MS, () => {
    left -= 1;
    if (left > 0) return;
    clear();
    controller.abort();
  });
  return { signal: controller.signal, clear };
}
