import type { Logger } from 'pino';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { pageName, requestsOf, type MatchedPage } from '../../src/composition/matched-page.ts';
import { problemOf, type Problem } from '../../src/errors/page-error.ts';
import { editionKey } from '../../src/edition-key.ts';
import { menuCallsOf } from '../../src/layout/menu-calls.ts';
import type { Answer, ExpoData } from '../expo-data.ts';
import type { Settings } from '../settings.ts';
import type { RenderRequest } from './render-request.ts';
import { startRunningDeadline } from './running-deadline.ts';

/** What the organiser answered for a page. */
export type PageData = {
  /** Answers by request key. */
  data: Record<string, unknown>;
  /** Codes of requests that failed, by request key. */
  failures: Record<string, number>;
  /** A record that the page needs does not exist. */
  isMissing: boolean;
  /** A request that the page needs failed. */
  hasFailed: boolean;
  /** The status with which the organiser refused a required answer: an error page is shown. */
  refused?: 403 | 429 | 500 | 503;
  /** Why, where the status alone does not say it. */
  problem?: Problem | undefined;
  /** Everything was answered, optional requests included. */
  isComplete: boolean;
  /** The menu came from the releases, because the organiser's could not be loaded. */
  hasMenuFailed: boolean;
};

type Parts = {
  settings: Pick<Settings, 'dataLimit' | 'exhibitionCode'>;
  data: Pick<ExpoData, 'load'>;
  log: Logger;
};

export type LoadPageData = (request: RenderRequest) => Promise<PageData>;

/** Loads all that a page needs, side by side, under one deadline. */
export function createPageDataLoader({ settings, data, log }: Parts): LoadPageData {
  const { exhibitionCode } = settings;
  const edition = { name: 'edition', key: editionKey(exhibitionCode), optional: true };

  return async function loadPageData({ live, url, page, personal }) {
    const { signal, clear } = startRunningDeadline(settings.dataLimit);
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
      const answer = await data.load(key, signal);
      if ('data' in answer) result.data[key] = answer.data;
      else result.hasMenuFailed ||= answer.code !== 404;
    });
    const requests = page ? requestsOf(live.composition, page, exhibitionCode) : [];
    const pageRequests = [edition, ...requests].map(async ({ name, key, optional }) => {
      // The edition is the same for everybody.
      const load = key === edition.key ? data.load : (personal.load ?? data.load);
      const answer = await load(key, signal);
      if (!('data' in answer)) reportMissing(page, name, answer.code);
      addAnswer(result, { key, optional, answer });
    });
    await Promise.all([...menu, ...pageRequests]).finally(clear);
    return result;
  };

  function reportMissing(page: MatchedPage | undefined, name: string, code: number): void {
    if (code !== 0 && code < 500) return;
    log.warn(
      { event: 'data-missing', page: pageName(page), call: name, code },
      'an answer of the organiser is missing',
    );
  }
}

type Answered = { key: string; optional: boolean; answer: Answer };

function addAnswer(result: PageData, { key, optional, answer }: Answered): void {
  if ('data' in answer) {
    result.data[key] = answer.data;
    return;
  }
  const { code } = answer;
  result.failures[key] = code;
  if (code === 404 || code === 400) result.isMissing ||= !optional;
  else if ((code === 403 || code === 429) && !optional) result.refused = code;
  else {
    result.isComplete = false;
    result.hasFailed ||= !optional;
    if (code < 500 || optional) return;
    result.refused = code === 500 ? 500 : 503;
    result.problem = code === 500 ? problemOf(answer.reason ?? '') : 'busy';
  }
}
