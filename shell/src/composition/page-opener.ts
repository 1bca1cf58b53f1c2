import { mutate } from 'swr';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { ownPages } from '../own-pages.tsx';
import { homeRoute } from '../home/home-route.ts';
import type { Api } from './api.ts';
import type { LoadedPages } from './loaded-pages.ts';
import { partsOf, requestsOf, type MatchedPage, type PageRequest } from './matched-page.ts';
import { pageKey, type PageState } from './page-state.ts';
import type { SectionCode } from './section-code.ts';
import { rememberAnswer } from './swr-cache.ts';
import type { TroubleStore } from './trouble.store.ts';

/** How long a navigation waits for a section's code, and for data, in ms. */
const CODE_LIMIT = 4000;
const DATA_LIMIT = 2000;
/** Data younger than this, in ms, is not asked for again. */
const FRESH = 60_000;

/** The page is not shown: its record does not exist (404), or is refused (403, 429). */
export class PageRefused extends Error {
  override name = 'PageRefused';
  readonly status: number;
  constructor(key: string, status: number) {
    super(`${key} answered ${status}`);
    this.status = status;
  }
}

function isRefusal(code: number): boolean {
  return code === 403 || code === 404 || code === 429;
}

export type PageOpener = {
  /** Loads code and data of the next page. Resolves to `lost` when its code cannot be had. */
  open: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** Starts the same work early: on hover, focus and touch. */
  prefetch: (page: MatchedPage) => void;
  /** Brings code to what the server rendered. */
  hydrate: (page: MatchedPage) => Promise<'open' | 'lost'>;
  /** Loads a page or fragment again after trouble. */
  retry: (page: MatchedPage, key: string) => void;
  /** Asks once more for a page's data. */
  refresh: (page: MatchedPage) => void;
};

type Parts = {
  state: PageState;
  api: Api;
  code: SectionCode;
  loaded: LoadedPages;
  trouble: TroubleStore;
  /** Told when a navigation goes on without something that it asked for. */
  failed: () => void;
};

export function createPageOpener({ state, api, code, loaded, trouble, failed }: Parts): PageOpener {
  const askedAt = new Map(
    Object.keys(state.data).map((key) => [key, Date.parse(state.renderedAt)]),
  );
  const answers = new Map<string, Promise<unknown>>();

  function ask({ key }: PageRequest, bar: boolean): Promise<unknown> {
    if (Date.now() - (askedAt.get(key) ?? 0) < FRESH) return answers.get(key) ?? Promise.resolve();
    askedAt.set(key, Date.now());
    const answer = api.expo.data(key, { bar }).then(
      (data) => {
        rememberAnswer(key, data);
        return mutate(key, data, { revalidate: false });
      },
      (error: unknown) => {
        askedAt.delete(key);
        throw error;
      },
    );
    answer.catch(() => undefined).finally(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  }

  async function data(page: MatchedPage): Promise<void> {
    const asked = requestsOf(state.composition, page, state.exhibitionCode).map(async (request) => {
      try {
        await ask(request, true);
      } catch (error) {
        if (error instanceof RequestFailed && !request.optional && isRefusal(error.code))
          throw new PageRefused(request.key, error.code);
        // Any other failure is shown by the page itself, which asks again.
        if (!(error instanceof RequestFailed) || error.code === 0 || error.code >= 500) failed();
      }
    });
    await Promise.race([Promise.all(asked), after(DATA_LIMIT)]);
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
    const arrive = own && ownPages[own.id]?.arrive;
    if (own && arrive) return [{ key: pageKey('shell', own.id), load: arrive }];
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
      const results = parts(page).map(async ({ key, load }) => {
        const there = loaded.page(key) ?? loaded.fragment(key);
        const coming = bring(key, load, there !== undefined);
        if (there) return 'open' as const;
        const outcome = await Promise.race([coming, after(CODE_LIMIT)]);
        // Nothing of it is on the screen: the notice alone stands there until it comes.
        if (outcome !== 'open') loaded.giveUp(key);
        return outcome ?? ('open' as const);
      });
      const [outcomes] = await Promise.all([Promise.all(results), data(page)]);
      return page.route !== homeRoute && outcomes.includes('lost') ? 'lost' : 'open';
    },
    prefetch(page) {
      for (const { load } of parts(page)) void load().catch(() => undefined);
      for (const request of requestsOf(state.composition, page, state.exhibitionCode))
        void ask(request, false).catch(() => undefined);
    },
    async hydrate(page) {
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
      for (const { key } of requestsOf(state.composition, page, state.exhibitionCode)) {
        askedAt.set(key, Date.now());
        void mutate(key);
      }
    },
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
