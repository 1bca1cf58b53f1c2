import NProgress from 'nprogress';
import type { DataRouter } from 'react-router';
import type { Ending } from '@dswine/shared/section/http';
import { createLoadingBar, type LoadingBar } from './loading-bar.ts';

/** The loading bar of this page load. Whoever waits for something that readers wait for too begins it. */
export const loadingBar: LoadingBar = createLoadingBar({
  grow: (share) => NProgress.set(share),
  redden: (red) => document.documentElement.toggleAttribute('data-navigation-failed', red),
  finish: () => NProgress.done(),
});

/** Shows navigations on the loading bar. The answer tells that the one under way has failed in part, whatever it shows. */
export function showProgress(router: DataRouter): () => void {
  NProgress.configure({
    showSpinner: false,
    trickle: false,
    barSelector: '.bar',
    template: '<div class="bar" role="presentation"><div class="peg"></div></div>',
  });
  let end: ((ending: Ending) => void) | undefined;
  let partly = false;
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle') {
      end ??= loadingBar.begin();
      return;
    }
    end?.(errors !== null || partly ? 'failed' : 'done');
    end = undefined;
    partly = false;
  });
  return () => {
    partly = end !== undefined;
  };
}
