import type { Logger } from 'pino';
import type { Exhibition, ExhibitionInfo } from '@dswine/shared/contract/editions';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { editionKey } from '../../src/composition/edition-key.ts';
import { pageName } from '../../src/composition/matched-page.ts';
import type { Problem } from '../../src/composition/page-state.ts';
import type { PageSettings } from '../settings/settings.ts';
import type { PageData } from './load-page-data.ts';
import { RenderError } from './render-errors.ts';
import type { RenderRequest } from './render-request.ts';
import type { PageJob, ProcessData, RenderedContent } from './render-worker.ts';

/** One attempt to render a page. */
export type RenderAttempt = {
  request: RenderRequest;
  data: Pick<PageData, 'data' | 'failures'>;
  status: number;
  /** Keys of the parts to leave out. */
  broken: readonly string[];
  problem?: Problem | undefined;
};

/** A rendered page, and the keys of the parts that were left out. */
export type RenderResult = Pick<RenderAttempt, 'status' | 'broken'> & {
  content: Omit<RenderedContent, 'console' | 'took'>;
};

/** Resolves to the error when release code failed. @throws {OverloadedError} */
export type RenderPageOnce = (attempt: RenderAttempt) => Promise<RenderResult | RenderError>;

type Dependencies = {
  settings: PageSettings;
  log: Logger;
  clock: Pick<Clock, 'now'>;
  /** The offset of the show's clock, in ms. */
  showOffset: () => number;
};

export function createPageRender({
  settings,
  log,
  clock,
  showOffset,
}: Dependencies): RenderPageOnce {
  return async function renderOnce(attempt) {
    const { request, status, broken } = attempt;
    const shown = request.parts.filter(({ key }) => !broken.includes(key));
    const job: PageJob = {
      address: request.address,
      compositionFile: compositionFileOf(request),
      state: pageStateOf(settings, attempt, { now: clock.now(), clockOffset: showOffset() }),
      sections: [...new Set(shown.map(({ section }) => section.name))],
      encodings: request.encodings,
    };
    try {
      const content = await request.processes.render(request.rendering, job);
      return { content, broken, status };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      log.error(logEntry(request, error), 'a rendering failed');
      return error;
    }
  };
}

function compositionFileOf({ live, page }: RenderRequest): PageJob['compositionFile'] {
  const { url, integrity } = live.files.page(page?.section?.name ?? 'shell', page?.route.id);
  return [url, integrity];
}

function logEntry({ live, page }: RenderRequest, error: RenderError): object {
  return {
    event: 'render-failed',
    page: pageName(page),
    revision: live.revision,
    kind: error.failure,
    err: error,
  };
}

type StateInput = Pick<RenderAttempt, 'data' | 'status' | 'broken' | 'problem'> & {
  request: Pick<RenderRequest, 'url' | 'personal' | 'canary'>;
};

/** The part of the state that is the same for all pages. */
export function siteStateOf(settings: PageSettings): ProcessData['site'] {
  const { ageQuestion, tagManager, cookieDomain } = settings;
  return {
    exhibitionCode: settings.exhibitionCode,
    law: {
      ageQuestion,
      ...(tagManager && { tagManager: tagManager.script }),
      ...(cookieDomain !== undefined && { cookieDomain }),
    },
    expoApi: settings.expoApi,
    authApi: settings.authApi,
    siteUrl: settings.siteUrl,
    links: settings.links,
    offline: settings.offline,
    stickyOffset: settings.stickyOffset,
    deviceHeaders: settings.trustedProxies !== undefined,
    dateBar: settings.dateBar,
    ...(settings.errorReports > 0 && { errorReports: settings.errorReports }),
  };
}

function pageStateOf(
  { exhibitionCode }: Pick<PageSettings, 'exhibitionCode'>,
  attempt: StateInput,
  { now, clockOffset }: { now: number; clockOffset: number },
): PageJob['state'] {
  const { request, data, status, broken, problem } = attempt;
  const { locale } = splitLocale(request.url.pathname);
  const edition = editionIn(data.data, exhibitionCode);
  return {
    locale,
    status,
    ...(problem && { problem }),
    siteName: edition ? inLocale(edition.ShortName, locale) : exhibitionCode,
    renderedAt: new Date(now).toISOString(),
    clockOffset,
    data: data.data,
    failures: data.failures,
    broken: [...broken],
    ...(request.canary && { canary: request.canary }),
    ...(request.personal.form && { form: request.personal.form }),
  };
}

export function editionIn(
  data: Record<string, unknown>,
  exhibitionCode: string,
): ExhibitionInfo | undefined {
  return (data[editionKey(exhibitionCode)] as Exhibition | undefined)?.web_Exhibition_Info;
}

/** The page that warms up a process: the 404 page, without data. */
export function warmUpJob(settings: PageSettings): PageJob {
  const url = new URL('/en/warm-up', settings.siteUrl);
  const attempt = {
    request: { url, personal: {}, canary: undefined },
    data: { data: {}, failures: {} },
  };
  return {
    address: url.pathname,
    compositionFile: ['', ''],
    state: pageStateOf(
      settings,
      { ...attempt, status: 404, broken: [] },
      { now: systemClock.now(), clockOffset: settings.clockOffset },
    ),
    sections: [],
    encodings: [],
  };
}
