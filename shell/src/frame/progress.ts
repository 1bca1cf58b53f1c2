import NProgress from 'nprogress';
import type { DataRouter } from 'react-router';

const THROTTLE_MS = 200;

/** The loading bar: appears when a navigation takes longer than 200 ms, grows, and turns red when it failed. */
export function showProgress(router: DataRouter): void {
  NProgress.configure({
    showSpinner: false,
    trickleSpeed: 250,
    barSelector: '.bar',
    template: '<div class="bar" role="presentation"><div class="peg"></div></div>',
  });
  let starting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation, errors }) => {
    clearTimeout(starting);
    if (navigation.state !== 'idle') {
      starting = setTimeout(() => NProgress.start(), THROTTLE_MS);
      return;
    }
    document.documentElement.toggleAttribute('data-navigation-failed', errors !== null);
    NProgress.done();
  });
}
