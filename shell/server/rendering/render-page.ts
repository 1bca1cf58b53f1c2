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

export function createPageRender(dependencies: Dependencies): RenderPageOnce {
  const { settings, log, clock, showOffset } = dependencies;
  return async function renderOnce({ request, data: { data, failures }, status, broken, problem }) {
    const { live, page, address, personal, canary, encodings } = request;
    const { locale } = splitLocale(request.url.pathname);
    const { url, integrity } = live.files.page(page?.section?.name ?? 'shell', page?.route.id);
    const edition = editionIn(data, settings.exhibitionCode);
    const shown = request.parts.filter(({ key }) => !broken.includes(key));
    const job: PageJob = {
      ...{ address, encodings, compositionFile: [url, integrity] },
      state: {
        ...{ locale, status, data, failures, broken: [...broken], clockOffset: showOffset() },
        siteName: edition ? inLocale(edition.ShortName, locale) : settings.exhibitionCode,
        renderedAt: new Date(clock.now()).toISOString(),
        ...(problem && { problem }),
        ...(canary && { canary }),
        ...(personal.form && { form: personal.form }),
      },
      sections: [...new Set(shown.map(({ section }) => section.name))],
    };
    try {
      const content = await request.processes.render(request.rendering, job);
      return { content, broken, status };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const { revision } = live;
      log.error(
        { event: 'render-failed', page: pageName(page), revision, kind: error.failure, err: error },
        'a rendering failed',
      );
      return error;
    }
  };
}

/** What all pages have in common, and the page that warms up a process: the 404 page, without data. */
export function processDataOf(settings: PageSettings): Pick<ProcessData, 'site' | 'warmUp'> {
  const { ageQuestion, tagManager, cookieDomain, exhibitionCode, clockOffset } = settings;
  const { expoApi, authApi, siteUrl, links, offline, stickyOffset, dateBar } = settings;
  return {
    site: {
      ...{ exhibitionCode, expoApi, authApi, siteUrl, links, offline, stickyOffset, dateBar },
      law: {
        ageQuestion,
        ...(tagManager && { tagManager: tagManager.script }),
        ...(cookieDomain !== undefined && { cookieDomain }),
      },
      deviceHeaders: settings.trustedProxies !== undefined,
      ...(settings.errorReports > 0 && { errorReports: settings.errorReports }),
    },
    warmUp: {
      ...{ address: '/en/warm-up', compositionFile: ['', ''], sections: [], encodings: [] },
      state: {
        ...{ locale: 'en', status: 404, data: {}, failures: {}, broken: [], clockOffset },
        siteName: exhibitionCode,
        renderedAt: new Date(systemClock.now()).toISOString(),
      },
    },
  };
}

export function editionIn(
  data: Record<string, unknown>,
  exhibitionCode: string,
): ExhibitionInfo | undefined {
  return (data[editionKey(exhibitionCode)] as Exhibition | undefined)?.web_Exhibition_Info;
}
