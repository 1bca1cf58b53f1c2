import type { i18n } from 'i18next';
import type { DataRouter } from 'react-router';
import type { Exhibition } from '@dswine/shared/contract/editions';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import { requestsOf, type MatchedPage } from '../composition/matched-page.ts';
import type { PageState } from '../composition/page-state.ts';
import { cachedResponse } from '../composition/swr-cache.ts';
import { applyHead } from '../head/apply-head.ts';
import { documentHead } from '../head/document-head.ts';
import { editionKey } from '../composition/edition-key.ts';
import { anchorTarget, takeFocus } from './smooth-scroll.ts';
import type { PageTransition } from './page-transition.ts';
import { createPositions } from './scroll-positions.ts';

const RESTORE_AFTER_MS = 200;

type Dependencies = {
  state: PageState;
  pageAt: (url: URL) => MatchedPage | undefined;
  loaded: LoadedPages;
  translations: i18n;
  transition: PageTransition;
};

/**
 * Does what the browser does on a full page load. Call the returned function after a new page is
 * shown. It updates the head and announces the title. A new page starts at its top with focus on
 * its heading. Going back restores the scroll position (specification § 2). Changing a filter keeps
 * the scroll position.
 */
export function createNavigationEffects(
  router: DataRouter,
  dependencies: Dependencies,
): () => void {
  history.scrollRestoration = 'manual';
  const positions = createPositions();
  let current = router.state.location;
  let leftAt = 0;
  let loading = false;
  let restoring: ReturnType<typeof setTimeout> | undefined;
  const restore = (top: number, isWanted = () => true) => {
    restoring = setTimeout(() => {
      // A press that ends on another element than it began on is no click.
      const isPressed = document.querySelector(':active') !== null;
      if (!isPressed && isWanted()) window.scrollTo({ top, behavior: 'instant' });
    }, RESTORE_AFTER_MS);
  };
  // Read the scroll position when the navigation begins; later, the new page's height may have
  // changed it.
  router.subscribe(({ navigation, location: next }) => {
    const isStarting = navigation.state !== 'idle' && !loading;
    const isImmediate = navigation.state === 'idle' && !loading && next.key !== current.key;
    if (isStarting || isImmediate) leftAt = window.scrollY;
    loading = navigation.state !== 'idle';
  });
  addEventListener('pagehide', () => positions.save(current, window.scrollY));
  addEventListener('pageshow', ({ persisted }) => {
    const top = positions.get(current);
    if (persisted && top !== undefined) restore(top);
  });
  const initialTop = isReturnVisit() ? positions.get(current) : undefined;
  // Who has scrolled since the document came is not moved back.
  if (initialTop !== undefined) restore(initialTop, () => window.scrollY === 0);

  return function onPageShown() {
    dependencies.transition.enter();
    const { location: next, historyAction, preventScrollReset, errors } = router.state;
    if (next.key === current.key) return;
    clearTimeout(restoring);
    positions.save(current, leftAt);
    const isOtherPath = next.pathname !== current.pathname;
    current = next;
    updateHead(
      dependencies,
      new URL(next.pathname + next.search, location.origin),
      errors !== null,
    );
    announce(document.title);
    const savedTop = historyAction === 'POP' ? positions.get(next) : undefined;
    if (savedTop !== undefined) {
      restore(savedTop);
      if (isOtherPath) focusOnPage(null);
    } else if (preventScrollReset !== true) showFromTop(next.hash);
  };
}

/** Whether the browser opened this document by going back or forward, or by reloading. */
function isReturnVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'back_forward' || entry.type === 'reload')
  );
}

/** The live region is polite, so a screen reader finishes the current sentence first. */
function announce(title: string): void {
  const region = document.getElementById('announcer');
  if (region && region.textContent !== title) region.textContent = title;
}

function updateHead(
  { state, pageAt, loaded, translations }: Dependencies,
  url: URL,
  failed: boolean,
): void {
  const page = pageAt(url);
  applyHead(
    documentHead({
      state: { ...state, status: failed || !page ? 404 : 200 },
      locale: splitLocale(url.pathname).locale,
      page,
      requests: page ? requestsOf(page, state.exhibitionCode) : [],
      data: (key) => cachedResponse(key, state),
      edition: cachedResponse<Exhibition>(editionKey(state.exhibitionCode), state)
        ?.web_Exhibition_Info,
      loaded,
      translations,
    }),
  );
}

/** Scrolls a new page to its top or to the URL's fragment, and moves focus there. */
function showFromTop(hash: string): void {
  const anchor = anchorTarget(hash);
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  focusOnPage(anchor);
}

function focusOnPage(anchor: HTMLElement | null): void {
  const target =
    anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (target) takeFocus(target);
}
