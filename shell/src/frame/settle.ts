import type { i18n } from 'i18next';
import type { DataRouter } from 'react-router';
import type { Exhibition } from '@dswine/shared/contract/editions';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import { matchPage, requestsOf } from '../composition/matched-page.ts';
import type { PageState } from '../composition/page-state.ts';
import { answerInCache } from '../composition/swr-cache.ts';
import { applyHead, documentHead } from '../document-head.ts';
import { editionKey } from '../edition-key.ts';

const RESTORE_AFTER_MS = 200;

type Parts = { state: PageState; loaded: LoadedPages; translations: i18n };

/**
 * What a full page load would do by itself: after a navigation the head is brought up to date, a new page starts at its
 * top with focus on its heading, and going back restores where the reader was (specification § 2).
 */
export function settleAfterNavigation(router: DataRouter, { state, loaded, translations }: Parts): void {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let shown = router.state.location;
  let leaving = window.scrollY;
  addEventListener('scroll', () => (leaving = window.scrollY), { passive: true });

  router.subscribe(({ location: next, navigation, historyAction, errors }) => {
    if (navigation.state !== 'idle' || next.key === shown.key) return;
    positions.set(shown.key, leaving);
    const samePage = next.pathname === shown.pathname;
    shown = next;
    const url = new URL(next.pathname + next.search, location.origin);
    const { locale } = splitLocale(url.pathname);
    const page = matchPage(state.composition, url);
    const failed = errors !== null;
    const edition = answerInCache<Exhibition>(editionKey(state.exhibitionCode), state)?.web_Exhibition_Info;
    applyHead(
      documentHead({
        state: { ...state, status: failed || !page ? 404 : 200 },
        locale,
        page,
        data: (key) => answerInCache(key, state),
        requests: page ? requestsOf(state.composition, page, state.exhibitionCode) : [],
        edition,
        loaded,
        translations,
      }),
    );
    const back = historyAction === 'POP' ? positions.get(next.key) : undefined;
    if (back !== undefined) setTimeout(() => window.scrollTo({ top: back, behavior: 'instant' }), RESTORE_AFTER_MS);
    else if (!(samePage && next.hash === '')) requestAnimationFrame(() => arrive(next.hash));
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** A new page: its top, or the place that the address names; focus on what was come for. */
function arrive(hash: string): void {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (named) named.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = named ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
