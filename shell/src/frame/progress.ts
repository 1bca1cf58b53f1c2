import NProgress from 'nprogress';
import type { DataRouter } from 'react-router';

const THROTTLE_MS = 200;
/** How long a failed navigation is seen in red. */
const RED_FOR_MS = 800;

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
    const failed = errors !== null;
    document.documentElement.toggleAttribute('data-navigation-failed', failed);
    if (failed && NProgress.isStarted()) setTimeout(() => NProgress.done(), RED_FOR_MS);
    else NProgress.done();
  });
}
