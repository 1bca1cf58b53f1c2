import NProgress from 'nprogress';
import type { DataRouter } from 'react-router';
import type { Ending } from '@dswine/shared/section/http';
import { createLoadingBar, type LoadingBar } from './loading-bar.ts';

/** The loading bar of this page load, shared by all requests that the reader waits for. */
export const loadingBar: LoadingBar = createLoadingBar({
  grow: (share) => NProgress.set(share),
  redden: (red) => document.documentElement.toggleAttribute('data-navigation-failed', red),
  finish: () => NProgress.done(),
});

/**
 * Shows navigations on the loading bar. Call the returned function to mark the current navigation
 * as partly failed.
 */
export function showProgress(router: DataRouter): () => void {
  NProgress.configure({
    showSpinner: false,
    trickle: false,
    barSelector: 'p',
    // Markup that the page's Trusted Types policy allows (`boot.ts`).
    template: '<p></p>',
  });
  let end: ((ending: Ending) => void) | undefined;
  let hasPartialFailure = false;
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle') {
      end ??= loadingBar.begin();
      return;
    }
    end?.(errors !== null || hasPartialFailure ? 'failed' : 'done');
    end = undefined;
    hasPartialFailure = false;
  });
  return () => {
    hasPartialFailure = end !== undefined;
  };
}
