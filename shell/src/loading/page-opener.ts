import type { Api } from '../composition/api.ts';
import { reloadIfReachable } from '../faults/document-reload.ts';
import type { ShellPage } from './lazy-page.tsx';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import type { MatchedPage } from '../composition/matched-page.ts';
import { createPageDataLoader } from './page-data-loader.ts';
import { pageKey, type PageState } from '../composition/page-state.ts';
import type { SectionCode } from './section-code.ts';
import type { SectionErrorsStore } from '../composition/section-errors.store.ts';

/** How long a navigation waits for a section's code, in ms. */
const CODE_LIMIT = 4000;

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
  /** Loads a page or fragment again after an error; the whole document if that fails. */
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

export function createPageOpener(dependencies: Dependencies): PageOpener {
  const { loaded, trouble } = dependencies;
  const data = createPageDataLoader(dependencies);
  const { partsOf, loadPart } = createPartLoader(dependencies);

  async function openPart({ key, load }: LoadablePart): Promise<Outcome> {
    const existing = loaded.page(key) ?? loaded.fragment(key);
    const pending = loadPart({ key, load }, existing !== undefined);
    if (existing) return 'open';
    const outcome = await Promise.race([pending, delay(CODE_LIMIT)]);
    // Nothing is rendered yet: show only the notice until the code has loaded.
    if (outcome !== 'open') loaded.markFailed(key);
    return outcome ?? 'open';
  }

  return {
    async open(page) {
      data.enter(page);
      const [outcomes] = await Promise.all([
        Promise.all(partsOf(page).map(openPart)),
        data.load(page),
      ]);
      return !page.shellRoute?.showsFragments && outcomes.includes('lost') ? 'lost' : 'open';
    },
    leave: () => data.enter(undefined),
    async prefetch(page) {
      const code = Promise.allSettled(partsOf(page).map(({ load }) => load()));
      await Promise.all([code, data.prefetch(page)]);
    },
    async hydrate(page) {
      data.enter(page);
      const outcomes = await Promise.all(
        partsOf(page)
          .filter(({ key }) => !loaded.isMissing(key))
          .map((part) => loadPart(part, true)),
      );
      return page.section && outcomes.includes('lost') ? 'lost' : 'open';
    },
    retry(page, key) {
      const part = partsOf(page).find((candidate) => candidate.key === key);
      if (!part) return;
      const isOnScreen = !loaded.isMissing(key) && trouble.getState().troubles[key] !== 'threw';
      void loadPart(part, isOnScreen).then((outcome) =>
        outcome === 'lost' ? reloadIfReachable() : undefined,
      );
    },
    refresh: data.refresh,
    fetch: data.fetch,
  };
}

type Outcome = 'open' | 'lost';
type LoadablePart = { key: string; load: () => Promise<void> };

/** Loads the code of the parts of a page. */
function createPartLoader({
  shellPages,
  code,
  trouble,
}: Pick<Dependencies, 'shellPages' | 'code' | 'trouble'>) {
  return {
    partsOf({ locale, shellRoute, parts }: MatchedPage): LoadablePart[] {
      const preload = shellRoute && shellPages[shellRoute.id]?.preload;
      if (shellRoute && preload) return [{ key: pageKey('shell', shellRoute.id), load: preload }];
      return parts.map((part) => ({
        key: part.key,
        load: () =>
          part.kind === 'page'
            ? code.page(part.section, part.source, locale)
            : code.fragment(part.section, part.source, locale),
      }));
    },
    /**
     * Reports an error if the code is slow or fails to load. Clears the report once it has loaded.
     */
    async loadPart({ key, load }: LoadablePart, isOnScreen: boolean): Promise<Outcome> {
      const slowTimer = setTimeout(() => trouble.getState().report(key, 'slow'), CODE_LIMIT);
      try {
        await load();
        if (trouble.getState().troubles[key])
          trouble.getState().clear(key, { remount: !isOnScreen });
        return 'open';
      } catch {
        trouble.getState().report(key, 'lost');
        return 'lost';
      } finally {
        clearTimeout(slowTimer);
      }
    },
  };
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
