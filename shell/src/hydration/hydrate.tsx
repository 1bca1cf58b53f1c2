import { startTransition, StrictMode, type ErrorInfo } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import {
  createFairStore,
  FairStoreContext,
  type FairStore,
} from '@dswine/shared/section/fair-store';
import { reloadToRecover } from '../faults/document-reload.ts';
import { routerStateOf } from './router-state.ts';
import { isOnScreen, PAGE_MARK, SCREEN_MARK } from '../composition/hydration.ts';
import type { MatchedPage } from '../composition/matched-page.ts';
import { pageKey } from '../composition/page-state.ts';
import { ShellProvider, type Shell } from '../composition/shell-context.ts';
import { editionIn } from '../composition/edition-key.ts';
import { keepDocument } from '../foreign-changes/foreign-changes.ts';
import { watchTagManager } from '../consent/tag-manager.ts';
import { trackRecordUrl } from '../consent/record-url.ts';
import { interceptForms, interceptLinks } from '../navigation/intercept-navigation.ts';
import { showProgress } from '../navigation/progress.ts';
import { createNavigationEffects } from '../navigation/navigation-effects.ts';
import { TranslationsProvider } from '../messages/translations-provider.tsx';
import { openCachedQuery } from '../offline/cached-query.ts';
import { watchShowFloor } from '../offline/show-floor.ts';
import { shellPages } from '../shell-pages.tsx';
import { publishRunningPage } from './running-page.ts';
import { createLoader, ensureShellMessages, learnPage } from '../page-loader.ts';
import { addSectionRoutes, createRoutes } from '../routes.tsx';
import { createSite, readState, type Site } from '../site.ts';
import { startUp } from './start-up.ts';
import { whenIdle } from '../device/when-idle.ts';
import { yieldToMain } from '../device/yield-to-main.ts';
import { noteFault } from '../faults/fault-log.ts';
import { watchSite, watchVitals } from './watch-site.ts';

const REVALIDATE_AFTER = 60_000;

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** Hydrates the document with the composition that rendered it. */
export async function hydratePage(): Promise<void> {
  const state = readState();
  const site = createSite(state);
  watchSite(site);
  await ensureShellMessages(site, state.locale);
  await yieldToMain();
  const here = () => site.pageAt(new URL(location.href));
  const loader = createLoader(site);
  const router = createBrowserRouter(createRoutes(state.composition, loader), {
    hydrationData: routerStateOf(state, here()),
    // Called for paths that match no route yet, or one with parameters.
    async patchRoutesOnNavigation({ path }) {
      await learnPage(site, new URL(path, location.href));
      addSectionRoutes(router, site.directory.composition(), loader);
    },
  });
  site.markPartialFailure = showProgress(router);
  followVisitor(site, router);
  await yieldToMain();
  const page = state.status === 200 || state.status === 503 ? here() : undefined;
  try {
    if (page?.shellRoute) await shellPages[page.shellRoute.id]?.preload?.();
  } catch {
    // Keep the server's HTML, which works without JavaScript.
    if (!(await reloadToRecover())) site.hydration.giveUp();
    return;
  }
  const fair = createFairStore({
    language: state.locale,
    exhibitionCode: state.exhibitionCode,
    exhibitionInfo: editionIn(state),
  });
  const seen = page?.parts.filter(isOnScreen) ?? [];
  const code = page && loadCode(site, page);
  await hydrate(site, router, fair);
  startIntegratorTools(site);
  void site.hydration.whenShown(seen).then(() => performance.mark(SCREEN_MARK));
  if (!page) return site.hydration.finish([]);
  if ((await code) === 'lost') {
    if (!(await reloadToRecover())) site.hydration.giveUp();
  }
  await site.hydration.finish(page.parts.filter(({ key }) => !site.loaded.isMissing(key)));
  document.documentElement.dataset['hydrated'] = 'page';
  performance.mark(PAGE_MARK);
  openCachedQuery(router);
  whenIdle(() => void startUp(state, fair, site.api));
  whenIdle(() => void site.loadRuntime());
  watchVitals(site);
  if (Date.now() - Date.parse(state.renderedAt) > REVALIDATE_AFTER) site.opener.refresh(page);
}

/** Resolves to `lost` if the code of the page cannot be loaded. */
async function loadCode({ state, directory, opener }: Site, page: MatchedPage) {
  // The document of an error page does not name the scripts of the page, with their integrity.
  if (state.status === 503) await directory.ensure(new URL(location.href)).catch(() => undefined);
  return opener.hydrate(page);
}

/** Listens to links, forms and navigations. */
function followVisitor(site: Site, router: BrowserRouter): void {
  const { state, directory, opener, pageAt, hydration } = site;
  trackRecordUrl(router, state.law.cookieDomain);
  // What the service worker stores takes line and processor from the hydration.
  void hydration.ready.then(() => watchShowFloor(router, state.offline));
  if (state.law.tagManager !== undefined) watchTagManager(state.law.tagManager);
  const prefetch = async (url: URL) => {
    await directory.ensure(url);
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

async function hydrate(site: Site, router: BrowserRouter, fair: FairStore): Promise<void> {
  const { hydrateRoot } = await import(/* webpackChunkName: "react" */ 'react-dom/client');
  const { state, directory, api, pageAt, loaded, trouble, opener } = site;
  const shell: Shell = {
    state,
    composition: directory.composition,
    api,
    pageAt,
    loaded,
    trouble,
    onPageShown: createNavigationEffects(router, site),
    onHydrated: site.hydration.markHydrated,
    ready: site.hydration.ready,
    retry: (key) => {
      noteFault({ kind: 'retry', part: key });
      const url = new URL(location.href);
      // The document names no scripts of a part that the server could not render.
      void directory
        .ensure(url)
        .catch(() => undefined)
        .then(() => {
          const page = pageAt(url);
          if (page) opener.retry(page, key);
        });
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
          <TranslationsProvider translations={site.translations}>
            <SWRConfig value={swrConfig}>
              <RouterProvider router={router} />
            </SWRConfig>
          </TranslationsProvider>
        </FairStoreContext>
      </ShellProvider>
    </StrictMode>
  );
  keepDocument(root, site.hydration.ready);
  // As a transition, React yields to the browser while it hydrates.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

/** In development: access to what runs in the page. In a preview: outlines of its parts. */
function startIntegratorTools({ loaded, translations, directory: { composition } }: Site): void {
  if (process.env.NODE_ENV === 'development')
    publishRunningPage({ loaded, translations, composition });
  // Only a preview has the bar, so that visitors do not load this.
  if (document.querySelector('.preview-bar'))
    void import('@dswine/shared/standalone/boundaries').then(({ addStyle }) => addStyle());
}

/** The HTML of the server was another than the browser's, so React rendered it anew. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  noteFault({ kind: 'hydration', error, stack: componentStack });
  reportError(error);
}
