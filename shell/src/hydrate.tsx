import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import {
  createFairStore,
  FairStoreContext,
  type FairStore,
} from '@dswine/shared/section/fair-store';
import type { Locale } from '@dswine/shared/section/section';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { openAsDocument } from './composition/document-reload.ts';
import { createApi, type Api } from './composition/api.ts';
import { createLoadedPages, type LoadedPages } from './composition/loaded-pages.ts';
import { routerStateOf } from './router-state.ts';
import { createHydration, type Hydration } from './composition/hydration.ts';
import { matchPage } from './composition/matched-page.ts';
import { unpackData } from './composition/packed-data.ts';
import { pageKey, type PageState } from './composition/page-state.ts';
import { PageError } from './composition/page-data-loader.ts';
import { createPageOpener, type PageOpener } from './composition/page-opener.ts';
import { createSectionLoader } from './composition/remote-sections.ts';
import { createSectionCode } from './composition/section-code.ts';
import { ShellProvider, type Shell } from './composition/shell-context.ts';
import {
  createSectionErrorsStore,
  type SectionErrorsStore,
} from './composition/section-errors.store.ts';
import { editionIn } from './composition/edition-key.ts';
import { watchTagManager } from './consent/tag-manager.ts';
import { trackRecordUrl } from './consent/record-url.ts';
import { interceptForms, interceptLinks } from './layout/intercept-navigation.ts';
import { createPageTransition, type PageTransition } from './layout/page-transition.ts';
import { loadingBar, showProgress } from './layout/progress.ts';
import { markScrolling } from './layout/scroll-thresholds.ts';
import { createNavigationEffects } from './layout/navigation-effects.ts';
import { openCachedQuery } from './offline/cached-query.ts';
import { watchShowFloor } from './offline/show-floor.ts';
import { middlewareOf, UnknownMiddlewareError } from './composition/route-traits.ts';
import { shellPages } from './shell-pages.tsx';
import { shellRoutes } from './shell-routes.ts';
import { publishRunningPage } from './composition/running-page.ts';
import { createRoutes, type Loader } from './routes.tsx';
import { startUp } from './start-up.ts';
import { whenIdle } from './device/when-idle.ts';
import { addMessages, createTranslations, loadShellMessages } from './messages/message-loader.ts';

const REVALIDATE_AFTER = 60_000;

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** Everything that lives as long as the document. */
type Site = {
  state: PageState;
  translations: i18n;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  api: Api;
  opener: PageOpener;
  pageAt: Shell['pageAt'];
  transition: PageTransition;
  hydration: Hydration;
  /** Set after the router exists. */
  markPartialFailure: () => void;
};

/** Hydrates the document with the composition that rendered it. */
export async function hydratePage(): Promise<void> {
  const state = readState();
  const site = createSite(state);
  await ensureShellMessages(site, state.locale);
  const here = () => site.pageAt(new URL(location.href));
  const router = createBrowserRouter(createRoutes(state.composition, createLoader(site)), {
    hydrationData: routerStateOf(state, here()),
  });
  site.markPartialFailure = showProgress(router);
  followVisitor(site, router);
  const page = state.status === 200 || state.status === 503 ? here() : undefined;
  try {
    if (page?.shellRoute) await shellPages[page.shellRoute.id]?.preload?.();
  } catch {
    // Keep the server's HTML, which works without JavaScript.
    openAsDocument(location.href);
    return;
  }
  const fair = createFairStore({
    language: state.locale,
    exhibitionCode: state.exhibitionCode,
    exhibitionInfo: editionIn(state),
  });
  hydrate(site, router, fair);
  if (!page) return;
  if ((await site.opener.hydrate(page)) === 'lost') {
    openAsDocument(location.href);
    site.hydration.giveUp();
  }
  await site.hydration.whenShown(page.parts.filter(({ key }) => !site.loaded.isMissing(key)));
  document.documentElement.dataset['hydrated'] = 'page';
  performance.mark('dswine:hydrated');
  openCachedQuery(router);
  whenIdle(() => void startUp(state, fair, site.api));
  if (Date.now() - Date.parse(state.renderedAt) > REVALIDATE_AFTER) site.opener.refresh(page);
}

function readState(): PageState {
  const embedded = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as Omit<
    PageState,
    'composition'
  >;
  const { compositionFile } = window;
  if (!compositionFile) throw new Error('The boot script has not loaded the composition.');
  const data = unpackData(embedded.data) as PageState['data'];
  return { ...embedded, data, composition: compositionFile.composition };
}

function createSite(state: PageState): Site {
  const translations = createTranslations(state.locale);
  const loaded = createLoadedPages(state.broken);
  const trouble = createSectionErrorsStore(state.broken);
  const api = createApi(state, loadingBar.begin);
  const code = createSectionCode(createSectionLoader(state.composition), loaded, translations);
  const onPartialFailure = () => site.markPartialFailure();
  const site: Site = {
    state,
    translations,
    loaded,
    trouble,
    api,
    opener: createPageOpener({ state, shellPages, api, code, loaded, trouble, onPartialFailure }),
    pageAt: (url) => matchPage(state.composition, shellRoutes, url),
    transition: createPageTransition(),
    hydration: createHydration(),
    markPartialFailure: () => {},
  };
  return site;
}

async function ensureShellMessages({ translations }: Site, locale: Locale): Promise<void> {
  if (!translations.hasResourceBundle(locale, 'shell'))
    addMessages(translations, 'shell', locale, (await loadShellMessages(locale)).default);
}

/** Loads code and data of the page that a navigation goes to. */
function createLoader(site: Site): Loader {
  async function open(url: URL, signal: AbortSignal): Promise<null> {
    const page = site.pageAt(url);
    await ensureShellMessages(site, splitLocale(url.pathname).locale);
    if (!page) {
      site.opener.leave();
      throw new Response(null, { status: 404 });
    }
    try {
      middlewareOf(page.route);
      const outcome = await site.opener.open(page);
      // Keep the navigation pending while the browser loads the document.
      if (outcome === 'lost' && !signal.aborted && openAsDocument(url.href))
        await new Promise(() => undefined);
    } catch (error) {
      if (error instanceof PageError) throw new Response(null, { status: error.status });
      if (error instanceof UnknownMiddlewareError)
        throw new Response(null, { status: 500, statusText: error.problem });
      throw error;
    }
    return null;
  }
  return async ({ request }) => {
    const url = new URL(request.url);
    try {
      return await open(url, request.signal);
    } finally {
      if (!request.signal.aborted) await site.transition.leave(url);
    }
  };
}

/** Listens to scrolling, links, forms and navigations. */
function followVisitor(site: Site, router: BrowserRouter): void {
  const { state, opener, pageAt } = site;
  markScrolling(state.stickyOffset);
  trackRecordUrl(router, state.law.cookieDomain);
  watchShowFloor(router, state.offline);
  if (state.law.tagManager !== undefined) watchTagManager(state.law.tagManager);
  const prefetch = async (url: URL) => {
    const page = pageAt(url);
    if (page) await opener.prefetch(page);
  };
  interceptLinks(router, prefetch, () => hasHydrationFailed(site));
  interceptForms(router, () => hasHydrationFailed(site));
}

/** Without the page's code React cannot hydrate it. The browser then follows links natively. */
function hasHydrationFailed({ loaded, trouble, pageAt }: Site): boolean {
  const page = pageAt(new URL(location.href));
  const key = page?.section && pageKey(page.section.name, page.route.id);
  if (key === undefined || loaded.page(key) || loaded.isMissing(key)) return false;
  return trouble.getState().troubles[key] !== undefined;
}

function hydrate(site: Site, router: BrowserRouter, fair: FairStore): void {
  const { state, api, pageAt, loaded, trouble, opener, translations } = site;
  const shell: Shell = {
    state,
    api,
    pageAt,
    loaded,
    trouble,
    onPageShown: createNavigationEffects(router, site),
    onHydrated: site.hydration.markHydrated,
    retry: (key) => {
      const page = pageAt(new URL(location.href));
      if (page) opener.retry(page, key);
    },
  };
  const swrConfig = {
    fallback: state.data,
    fetcher: opener.fetch,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const app = (
    <StrictMode>
      <ShellProvider value={shell}>
        <FairStoreContext value={fair}>
          <I18nextProvider i18n={translations}>
            <SWRConfig value={swrConfig}>
              <RouterProvider router={router} />
            </SWRConfig>
          </I18nextProvider>
        </FairStoreContext>
      </ShellProvider>
    </StrictMode>
  );
  // As a transition, React yields to the browser while it hydrates.
  startTransition(() => void hydrateRoot(root, app));
  if (process.env.NODE_ENV === 'development') publishRunningPage({ loaded, translations });
}
