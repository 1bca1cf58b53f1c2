import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import '@dswine/shared/ui/look.scss';
import './layout/frame.scss';
import './home/home.scss';
import './errors/errors.scss';
import './legal/legal.scss';
import './consent/consent.scss';
import './age/age.scss';
import './offline/offline.scss';
import { createFairStore, FairStoreContext } from '@dswine/shared/section/fair-store';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { openAsDocument } from './composition/document-reload.ts';
import { createApi } from './composition/api.ts';
import { createLoadedPages } from './composition/loaded-pages.ts';
import { matchPage, type MatchedPage } from './composition/matched-page.ts';
import { pageKey, type PageState } from './composition/page-state.ts';
import { createPageOpener, PageError } from './composition/page-opener.ts';
import { createSectionLoader } from './composition/remote-sections.ts';
import { createSectionCode } from './composition/section-code.ts';
import { ShellProvider, type Shell } from './composition/shell-context.ts';
import { createSectionErrorsStore } from './composition/section-errors.store.ts';
import { editionIn } from './composition/edition-key.ts';
import { watchTagManager } from './consent/tag-manager.ts';
import { trackRecordUrl } from './consent/record-url.ts';
import { pageError } from './errors/page-error.ts';
import { interceptForms, interceptLinks } from './layout/intercept-navigation.ts';
import { createPageTransition } from './layout/page-transition.ts';
import { loadingBar, showProgress } from './layout/progress.ts';
import { markScrolling } from './layout/scroll-thresholds.ts';
import { createNavigationEffects } from './layout/navigation-effects.ts';
import { watchShowFloor } from './offline/show-floor.ts';
import { middlewareOf, UnknownMiddleware } from './composition/route-traits.ts';
import { shellPages } from './shell-pages.tsx';
import { shellRoutes } from './shell-routes.ts';
import { publishRunningPage } from './composition/running-page.ts';
import { createRoutes, type Loader } from './routes.tsx';
import { startUp } from './start-up.ts';
import { whenIdle } from './device/when-idle.ts';
import { addMessages, createTranslations, loadShellMessages } from './messages/message-loader.ts';

const REVALIDATE_AFTER = 60_000;

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState;
  const translations = createTranslations(state.locale);
  const ensureShellMessages = async (locale: PageState['locale']) => {
    if (!translations.hasResourceBundle(locale, 'shell'))
      addMessages(translations, 'shell', locale, (await loadShellMessages(locale)).default);
  };
  await ensureShellMessages(state.locale);

  const loaded = createLoadedPages(state.broken);
  const trouble = createSectionErrorsStore(state.broken);
  const code = createSectionCode(createSectionLoader(state.composition), loaded, translations);
  let markPartialFailure = () => {};
  const api = createApi(state, loadingBar.begin);
  const pageAt = (url: URL) => matchPage(state.composition, shellRoutes, url);
  const here = () => pageAt(new URL(location.href));
  const opener = createPageOpener({
    state,
    shellPages,
    api,
    code,
    loaded,
    trouble,
    onPartialFailure: () => markPartialFailure(),
  });

  const transition = createPageTransition();
  const open: Loader = async ({ request }) => {
    const url = new URL(request.url);
    const page = pageAt(url);
    await ensureShellMessages(splitLocale(url.pathname).locale);
    if (!page) {
      opener.leave();
      throw new Response(null, { status: 404 });
    }
    try {
      middlewareOf(page.route);
      const outcome = await opener.open(page);
      // Keep the navigation pending while the browser loads the document.
      if (outcome === 'lost' && !request.signal.aborted && openAsDocument(url.href))
        await new Promise(() => undefined);
    } catch (error) {
      if (error instanceof PageError) throw new Response(null, { status: error.status });
      if (error instanceof UnknownMiddleware)
        throw new Response(null, { status: 500, statusText: error.problem });
      throw error;
    }
    return null;
  };
  const routes = createRoutes(state.composition, async (navigation, context) => {
    try {
      return await open(navigation, context);
    } finally {
      if (!navigation.request.signal.aborted)
        await transition.leave(new URL(navigation.request.url));
    }
  });

  const router = createBrowserRouter(routes, { hydrationData: hydrationOf(state, here()) });
  markPartialFailure = showProgress(router);
  markScrolling(state.stickyOffset);
  trackRecordUrl(router, state.law.cookieDomain);
  watchShowFloor(router, state.offline);
  if (state.law.tagManager !== undefined) watchTagManager(state.law.tagManager);
  // Without the page's code React cannot hydrate it. The browser then follows links natively.
  const hydrationFailed = () => {
    const page = here();
    const key = page?.section && pageKey(page.section.name, page.route.id);
    if (key === undefined || loaded.page(key) || loaded.isMissing(key)) return false;
    return trouble.getState().troubles[key] !== undefined;
  };
  interceptLinks(
    router,
    async (url) => {
      const page = pageAt(url);
      if (page) await opener.prefetch(page);
    },
    hydrationFailed,
  );
  interceptForms(router, hydrationFailed);

  const fair = createFairStore({
    language: state.locale,
    exhibitionCode: state.exhibitionCode,
    exhibitionInfo: editionIn(state),
  });
  const shell: Shell = {
    state,
    api,
    pageAt,
    loaded,
    trouble,
    onPageShown: createNavigationEffects(router, {
      state,
      pageAt,
      loaded,
      translations,
      transition,
    }),
    retry: (key) => {
      const page = here();
      if (page) opener.retry(page, key);
    },
  };
  const page = state.status === 200 || state.status === 503 ? here() : undefined;
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  try {
    if (page?.shellRoute) await shellPages[page.shellRoute.id]?.preload?.();
  } catch {
    // Keep the server's HTML, which works without JavaScript.
    openAsDocument(location.href);
    return;
  }
  hydrateRoot(
    root,
    <StrictMode>
      <ShellProvider value={shell}>
        <FairStoreContext value={fair}>
          <I18nextProvider i18n={translations}>
            <SWRConfig
              value={{
                fallback: state.data,
                fetcher: opener.fetch,
                revalidateIfStale: false,
                revalidateOnFocus: false,
                shouldRetryOnError: false,
              }}
            >
              <RouterProvider router={router} />
            </SWRConfig>
          </I18nextProvider>
        </FairStoreContext>
      </ShellProvider>
    </StrictMode>,
  );
  if (process.env.NODE_ENV === 'development') publishRunningPage({ loaded, translations });
  document.documentElement.dataset['hydrated'] = 'frame';
  if (!page) return;
  if ((await opener.hydrate(page)) === 'lost') openAsDocument(location.href);
  document.documentElement.dataset['hydrated'] = 'page';
  performance.mark('dswine:hydrated');
  whenIdle(() => void startUp(state, fair, api));
  if (Date.now() - Date.parse(state.renderedAt) > REVALIDATE_AFTER) opener.refresh(page);
}

/** Hydration data for the router: the server-rendered page needs no loading. */
function hydrationOf(state: PageState, match: MatchedPage | undefined): HydrationState {
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  const id = !match
    ? 'not-found'
    : `${match.locale}:${match.section ? `${match.section.name}/` : ''}${match.route.id}`;
  const errorResponse =
    pageError(state) ?? (match ? undefined : new Response(null, { status: state.status }));
  // React Router's serialized form of a thrown Response.
  if (errorResponse)
    errors[id] = {
      status: errorResponse.status,
      statusText: errorResponse.statusText,
      data: null,
      internal: false,
    };
  else loaderData[id] = null;
  return { loaderData, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}

void start();
