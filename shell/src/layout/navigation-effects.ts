import type { i18n } from 'i18next';
import type { DataRouter } from 'react-router';
import type { Exhibition } from '@dswine/shared/contract/editions';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import { matchPage, requestsOf } from '../composition/matched-page.ts';
import type { PageState } from '../composition/page-state.ts';
import { answerInCache } from '../composition/swr-cache.ts';
import { applyHead } from '../apply-head.ts';
import { documentHead } from '../document-head.ts';
import { editionKey } from '../edition-key.ts';
import { named, takeFocus } from './smooth-scroll.ts';
import type { PageTransition } from './page-transition.ts';
import { createPositions } from './scroll-positions.ts';

const RESTORE_AFTER_MS = 200;

type Parts = {
  state: PageState;
  loaded: LoadedPages;
  translations: i18n;
  transition: PageTransition;
};

/**
 * What a full page load would do by itself. The result is called when a new page stands on the screen: the head is
 * brought up to date and its title announced, a new page starts at its top with focus on its heading, going back restores
 * where the reader was (specification § 2), and a filter that was changed leaves the reader where they are.
 */
export function createNavigationEffects(router: DataRouter, parts: Parts): () => void {
  history.scrollRestoration = 'manual';
  const positions = createPositions();
  let shown = router.state.location;
  let left = 0;
  let loading = false;
  let restoring: ReturnType<typeof setTimeout> | undefined;
  const restore = (top: number) => {
    restoring = setTimeout(() => window.scrollTo({ top, behavior: 'instant' }), RESTORE_AFTER_MS);
  };
  // The position is taken when a navigation begins: afterwards the new page's height may have changed it.
  router.subscribe(({ navigation, location: next }) => {
    const begins = navigation.state !== 'idle' && !loading;
    const atOnce = navigation.state === 'idle' && !loading && next.key !== shown.key;
    if (begins || atOnce) left = window.scrollY;
    loading = navigation.state !== 'idle';
  });
  addEventListener('pagehide', () => positions.keep(shown, window.scrollY));
  addEventListener('pageshow', ({ persisted }) => {
    const place = positions.of(shown);
    if (persisted && place !== undefined) restore(place);
  });
  const place = wasHereBefore() ? positions.of(shown) : undefined;
  if (place !== undefined) restore(place);

  return function settle() {
    parts.transition.enter();
    const { location: next, historyAction, preventScrollReset, errors } = router.state;
    if (next.key === shown.key) return;
    clearTimeout(restoring);
    positions.keep(shown, left);
    const elsewhere = next.pathname !== shown.pathname;
    shown = next;
    updateHead(parts, new URL(next.pathname + next.search, location.origin), errors !== null);
    announce(document.title);
    const back = historyAction === 'POP' ? positions.of(next) : undefined;
    if (back !== undefined) {
      restore(back);
      if (elsewhere) focusOnPage(null);
    } else if (preventScrollReset !== true) preload(next.hash);
  };
}

/** Whether the browser opened this document by going back or forward to it, or by loading it anew. */
function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'back_forward' || entry.type === 'reload')
  );
}

/** Read aloud once the reader is done with what is being read. */
function announce(title: string): void {
  const region = document.getElementById('announcer');
  if (region && region.textContent !== title) region.textContent = title;
}

function updateHead({ state, loaded, translations }: Parts, url: URL, failed: boolean): void {
  const page = matchPage(state.composition, url);
  applyHead(
    documentHead({
      state: { ...state, status: failed || !page ? 404 : 200 },
      locale: splitLocale(url.pathname).locale,
      page,
      requests: page ? requestsOf(state.composition, page, state.exhibitionCode) : [],
      data: (key) => answerInCache(key, state),
      edition: answerInCache<Exhibition>(editionKey(state.exhibitionCode), state)
        ?.web_Exhibition_Info,
      loaded,
      translations,
    }),
  );
}

/** A new page: its top, or the place that the address names; focus on what was come for. */
function preload(hash: string): void {
  const place = named(hash);
  if (place) place.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  focusOnPage(place);
}

function focusOnPage(place: HTMLElement | null): void {
  const target =
    place ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (target) takeFocus(target);
}
