import { mutate } from 'swr';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { shellPages } from '../shell-pages.tsx';
import { homeRoute } from '../home/home-route.ts';
import type { Api } from './api.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { partsOf, requestsOf, type MatchedPage } from './matched-page.ts';
import { createPageRequests } from './page-requests.ts';
import { pageKey, type PageState } from './page-state.ts';
import type { SectionCode } from './section-code.ts';
import type { SectionErrorsStore } from './section-errors.store.ts';

/** How long a navigation waits for a section's code, and for data, in ms. */
const CODE_LIMIT = 4000;
const DATA_LIMIT = 2000;

/** The page is not shown: its record does not exist (404), or is refused (403, 429). */
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
  /** Loads code and data of the next page. Resolves to `lost` when its code cannot be had. */
  open: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** An address without a page is navigated to: nothing of the page before is waited for any more. */
  leave: () => void;
  /** Starts the same work early: on hover, focus and touch. Resolves when all of it has come or failed. */
  prefetch: (page: MatchedPage) => Promise<void>;
  /** Brings code to what the server rendered. */
  hydrate: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** Loads a page or fragment again after trouble. */
  retry: (page: MatchedPage, key: string) => void;
  /** Asks once more for a page's data. */
  refresh: (page: MatchedPage) => void;
  /** Requests what a part of the page asks for by its key. */
  fetch: (key: string) => Promise<unknown>;
};

type Parts = {
  state: PageState;
  api: Api;
  code: SectionCode;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  /** Told when a navigation goes on without something that it asked for. */
  failed: () => void;
};

export function createPageOpener({ state, api, code, loaded, trouble, failed }: Parts): PageOpener {
  const requests = createPageRequests({
    request: (key, how) => api.expo.data(key, how),
    known: Object.keys(state.data),
    renderedAt: Date.parse(state.renderedAt),
  });
  /** The page that was navigated to last. */
  let current: MatchedPage | undefined;

  const requestsFor = (page: MatchedPage) =>
    requestsOf(state.composition, page, state.exhibitionCode);

  function enter(page: MatchedPage | undefined): void {
    current = page;
    requests.enter(page ? requestsFor(page).map(({ key }) => key) : []);
  }

  /** Puts what came where the parts of the page read it. */
  async function store(key: string, answer: Promise<unknown>): Promise<void> {
    const data = await answer;
    if (data !== undefined) await mutate(key, data, { revalidate: false });
  }

  async function data(page: MatchedPage): Promise<void> {
    const loading = requestsFor(page).map(async ({ key, optional }) => {
      try {
        await store(key, requests.load(key));
      } catch (error) {
        // Its reader is elsewhere by now.
        if (current !== page) return;
        if (error instanceof RequestFailed && !optional && isPageError(error.code))
          throw new PageError(key, error.code);
        // Any other failure is shown by the page itself, which asks again.
        if (!(error instanceof RequestFailed) || error.code === 0 || error.code >= 500) failed();
      }
    });
    await Promise.race([Promise.all(loading), after(DATA_LIMIT)]);
  }

  /** Reports trouble when the code is late or lost; takes the report back when it arrives. */
  async function bring(
    key: string,
    load: () => Promise<void>,
    standing: boolean,
  ): Promise<'open' | 'lost'> {
    const late = setTimeout(() => trouble.getState().report(key, 'slow'), CODE_LIMIT);
    try {
      await load();
      if (trouble.getState().troubles[key]) trouble.getState().clear(key, { anew: !standing });
      return 'open';
    } catch {
      trouble.getState().report(key, 'lost');
      return 'lost';
    } finally {
      clearTimeout(late);
    }
  }

  function parts(page: MatchedPage): { key: string; load: () => Promise<void> }[] {
    const { locale, own } = page;
    const preload = own && shellPages[own.id]?.preload;
    if (own && preload) return [{ key: pageKey('shell', own.id), load: preload }];
    return partsOf(state.composition, page).map((part) => ({
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
        const there = loaded.page(key) ?? loaded.fragment(key);
        const coming = bring(key, load, there !== undefined);
        if (there) return 'open' as const;
        const outcome = await Promise.race([coming, after(CODE_LIMIT)]);
        // Nothing of it is on the screen: the notice alone stands there until it comes.
        if (outcome !== 'open') loaded.markFailed(key);
        return outcome ?? ('open' as const);
      });
      const [outcomes] = await Promise.all([Promise.all(results), data(page)]);
      return page.route !== homeRoute && outcomes.includes('lost') ? 'lost' : 'open';
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
          .map(({ key, load }) => bring(key, load, true)),
      );
      return page.section && outcomes.includes('lost') ? 'lost' : 'open';
    },
    retry(page, key) {
      const part = parts(page).find((candidate) => candidate.key === key);
      if (!part) return;
      const standing = !loaded.isMissing(key) && trouble.getState().troubles[key] !== 'threw';
      void bring(key, part.load, standing);
    },
    refresh(page) {
      for (const { key } of requestsFor(page)) void mutate(key);
    },
    fetch: requests.fetch,
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
