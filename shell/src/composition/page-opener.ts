import { mutate } from 'swr';
import { RequestFailed } from '@dswine/shared/section/runtime';
import type { Api } from './api.ts';
import type { ShellPage } from './lazy-page.tsx';
import type { LoadedPages } from './loaded-pages.ts';
import { requestsOf, type MatchedPage } from './matched-page.ts';
import { createPageRequests } from './page-requests.ts';
import { pageKey, type PageState } from './page-state.ts';
import type { SectionCode } from './section-code.ts';
import type { SectionErrorsStore } from './section-errors.store.ts';

/** How long a navigation waits for a section's code and for data, in ms. */
const CODE_LIMIT = 4000;
const DATA_LIMIT = 2000;

/** The page cannot be shown: its record does not exist (404), or access is denied (403, 429). */
export class PageError extends Error {
  override name = 'PageError';
  readonly status: number;
  constructor(key: string, status: number) {
    super(`${key} answered ${status}`);
    this.status = status;
  }
}

function isPageError(code: number): boolean {
  return code === 403 || code === 404 || code === 429;
}

export type PageOpener = {
  /** Loads code and data of the next page. Resolves to `lost` if the code fails to load. */
  open: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** The navigation went to a URL without a page: stop waiting for the previous page's requests. */
  leave: () => void;
  /**
   * Loads code and data on hover, focus or touch. Resolves when everything has loaded or failed.
   */
  prefetch: (page: MatchedPage) => Promise<void>;
  /** Loads the code of the server-rendered page. */
  hydrate: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** Reloads a page or fragment after an error. */
  retry: (page: MatchedPage, key: string) => void;
  /** Revalidates the page's data. */
  refresh: (page: MatchedPage) => void;
  /** SWR's fetcher: loads the data of a request key. */
  fetch: (key: string) => Promise<unknown>;
};

type Dependencies = {
  state: PageState;
  /** The component of each shell route, by route id. */
  shellPages: Readonly<Record<string, ShellPage>>;
  api: Api;
  code: SectionCode;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  /** Called when a navigation continues without some of the requested data. */
  onPartialFailure: () => void;
};

export function createPageOpener({
  state,
  shellPages,
  api,
  code,
  loaded,
  trouble,
  onPartialFailure,
}: Dependencies): PageOpener {
  const requests = createPageRequests({
    request: (key, how) => api.expo.data(key, how),
    initialKeys: Object.keys(state.data),
    renderedAt: Date.parse(state.renderedAt),
  });
  /** The page that was navigated to last. */
  let current: MatchedPage | undefined;

  const requestsFor = (page: MatchedPage) => requestsOf(page, state.exhibitionCode);

  function enter(page: MatchedPage | undefined): void {
    current = page;
    requests.enter(page ? requestsFor(page).map(({ key }) => key) : []);
  }

  /** Puts loaded data into the SWR cache, where the page reads it. */
  async function store(key: string, response: Promise<unknown>): Promise<void> {
    const data = await response;
    if (data !== undefined) await mutate(key, data, { revalidate: false });
  }

  async function data(page: MatchedPage): Promise<void> {
    const loading = requestsFor(page).map(async ({ key, optional }) => {
      try {
        await store(key, requests.load(key));
      } catch (error) {
        // The reader has navigated to another page.
        if (current !== page) return;
        if (error instanceof RequestFailed && !optional && isPageError(error.code))
          throw new PageError(key, error.code);
        // The page shows any other error itself and offers a retry.
        if (!(error instanceof RequestFailed) || error.code === 0 || error.code >= 500)
          onPartialFailure();
      }
    });
    await Promise.race([Promise.all(loading), delay(DATA_LIMIT)]);
  }

  /**
   * Reports an error if the code is slow or fails to load. Clears the report once it has loaded.
   */
  async function loadPart(
    key: string,
    load: () => Promise<void>,
    isOnScreen: boolean,
  ): Promise<'open' | 'lost'> {
    const slowTimer = setTimeout(() => trouble.getState().report(key, 'slow'), CODE_LIMIT);
    try {
      await load();
      if (trouble.getState().troubles[key]) trouble.getState().clear(key, { remount: !isOnScreen });
      return 'open';
    } catch {
      trouble.getState().report(key, 'lost');
      return 'lost';
    } finally {
      clearTimeout(slowTimer);
    }
  }

  function parts(page: MatchedPage): { key: string; load: () => Promise<void> }[] {
    const { locale, shellRoute } = page;
    const preload = shellRoute && shellPages[shellRoute.id]?.preload;
    if (shellRoute && preload) return [{ key: pageKey('shell', shellRoute.id), load: preload }];
    return page.parts.map((part) => ({
      key: part.key,
      load: () =>
        part.kind === 'page'
          ? code.page(part.section, part.source, locale)
          : code.fragment(part.section, part.source, locale),
    }));
  }

  return {
    async open(page) {
      enter(page);
      const results = parts(page).map(async ({ key, load }) => {
        const existing = loaded.page(key) ?? loaded.fragment(key);
        const pending = loadPart(key, load, existing !== undefined);
        if (existing) return 'open' as const;
        const outcome = await Promise.race([pending, delay(CODE_LIMIT)]);
        // Nothing is rendered yet: show only the notice until the code has loaded.
        if (outcome !== 'open') loaded.markFailed(key);
        return outcome ?? ('open' as const);
      });
      const [outcomes] = await Promise.all([Promise.all(results), data(page)]);
      return !page.shellRoute?.showsFragments && outcomes.includes('lost') ? 'lost' : 'open';
    },
    leave: () => enter(undefined),
    async prefetch(page) {
      await Promise.allSettled([
        ...parts(page).map(({ load }) => load()),
        ...requestsFor(page).map(({ key }) => store(key, requests.prefetch(key))),
      ]);
    },
    async hydrate(page) {
      enter(page);
      const outcomes = await Promise.all(
        parts(page)
          .filter(({ key }) => !loaded.isMissing(key))
          .map(({ key, load }) => loadPart(key, load, true)),
      );
      return page.section && outcomes.includes('lost') ? 'lost' : 'open';
    },
    retry(page, key) {
      const part = parts(page).find((candidate) => candidate.key === key);
      if (!part) return;
      const isOnScreen = !loaded.isMissing(key) && trouble.getState().troubles[key] !== 'threw';
      void loadPart(key, part.load, isOnScreen);
    },
    refresh(page) {
      for (const { key } of requestsFor(page)) void mutate(key);
    },
    fetch: requests.fetch,
  };
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
