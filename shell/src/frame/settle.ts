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

const RESTORE_AFTER_MS = 200;

type Parts = { state: PageState; loaded: LoadedPages; translations: i18n };

/**
 * What a full page load would do by itself. The result is called when a new page stands on the screen: the head is
 * brought up to date, a new page starts at its top with focus on its heading, going back restores where the reader was
 * (specification § 2), and a filter that was changed leaves the reader where they are.
 */
export function createSettling(router: DataRouter, parts: Parts): () => void {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let shown = router.state.location;
  let left = 0;
  // The position is taken when a navigation begins: afterwards the new page's height may have changed it.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') left = window.scrollY;
  });

  return function settle() {
    const { location: next, historyAction, preventScrollReset, errors } = router.state;
    if (next.key === shown.key) return;
    positions.set(shown.key, left);
    shown = next;
    updateHead(parts, new URL(next.pathname + next.search, location.origin), errors !== null);
    const back = historyAction === 'POP' ? positions.get(next.key) : undefined;
    if (back !== undefined) setTimeout(() => window.scrollTo({ top: back, behavior: 'instant' }), RESTORE_AFTER_MS);
    else if (preventScrollReset !== true) arrive(next.hash);
  };
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
      edition: answerInCache<Exhibition>(editionKey(state.exhibitionCode), state)?.web_Exhibition_Info,
      loaded,
      translations,
    }),
  );
}

/** A new page: its top, or the place that the address names; focus on what was come for. */
function arrive(hash: string): void {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (named) named.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = named ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
