import type { i18n } from 'i18next';
import { createApi, type Api } from './composition/api.ts';
import type { CompositionFile } from './composition/composition-file.ts';
import { createHydration, type Hydration } from './composition/hydration.ts';
import { createLoadedPages, type LoadedPages } from './composition/loaded-pages.ts';
import { matchPage } from './composition/matched-page.ts';
import { unpackData } from './composition/packed-data.ts';
import { addIntegrity } from './loading/page-files.ts';
import { createPageOpener, type PageOpener } from './loading/page-opener.ts';
import type { PageState } from './composition/page-state.ts';
import { createSectionLoader, type SectionLoader } from './loading/remote-sections.ts';
import { createSectionCode } from './loading/section-code.ts';
import { createSectionMessages } from './loading/section-messages.ts';
import { createSectionDirectory, type SectionDirectory } from './composition/section-directory.ts';
import {
  createSectionErrorsStore,
  type SectionErrorsStore,
} from './composition/section-errors.store.ts';
import type { Shell } from './composition/shell-context.ts';
import { createPageTransition, type PageTransition } from './navigation/page-transition.ts';
import { loadingBar } from './navigation/progress.ts';
import { createTranslations } from './messages/message-loader.ts';
import { shellPages } from './shell-pages.tsx';
import { shellRoutes } from './shell-routes.ts';

/** Everything that lives as long as the document. */
export type Site = {
  state: PageState;
  directory: SectionDirectory;
  translations: i18n;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  api: Api;
  opener: PageOpener;
  loadRuntime: SectionLoader['loadRuntime'];
  pageAt: Shell['pageAt'];
  transition: PageTransition;
  hydration: Hydration;
  /** Set after the router exists. */
  markPartialFailure: () => void;
};

/** The state that the server wrote into the page, with the page's part of the composition. */
export function readState(): PageState {
  const embedded = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as Omit<
    PageState,
    'composition'
  >;
  const data = unpackData(embedded.data) as PageState['data'];
  return { ...embedded, data, composition: compositionFileOf(window).composition };
}

function compositionFileOf({ compositionFile }: Window): CompositionFile {
  if (!compositionFile) throw new Error('The boot script has not loaded the composition.');
  return compositionFile;
}

export function createSite(state: PageState): Site {
  // `createSectionMessages` hears of missing messages.
  const translations = createTranslations(state.locale, {
    saveMissing: true,
    saveMissingTo: 'current',
  });
  const loaded = createLoadedPages(state.broken);
  const trouble = createSectionErrorsStore(state.broken);
  const api = createApi(state, loadingBar.begin);
  const directory = createSectionDirectory({ ...compositionFileOf(window), addIntegrity });
  const loader = createSectionLoader();
  const addPartMessages = createSectionMessages({ loader, translations, directory });
  const code = createSectionCode({ loader, loaded, addPartMessages });
  const onPartialFailure = () => site.markPartialFailure();
  const site: Site = {
    state,
    directory,
    translations,
    loaded,
    trouble,
    api,
    opener: createPageOpener({ state, shellPages, api, code, loaded, trouble, onPartialFailure }),
    loadRuntime: loader.loadRuntime,
    pageAt: (url) => matchPage(directory.composition(), shellRoutes, url),
    transition: createPageTransition(),
    hydration: createHydration(),
    markPartialFailure: () => {},
  };
  return site;
}
