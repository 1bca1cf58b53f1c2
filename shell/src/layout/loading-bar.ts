import type { Ending } from '@dswine/shared/section/http';

/** Nothing is shown of what takes less than this; from then on the bar grows for five seconds (specification § 9). */
const THROTTLE_MS = 200;
const DURATION_MS = 5000;
const STEP_MS = 200;
/** The bar never arrives by itself. */
const ALMOST = 0.994;
/** How long a failure is seen in red. */
const RED_FOR_MS = 800;

/** What draws the bar. */
export type BarView = {
  grow: (share: number) => void;
  redden: (red: boolean) => void;
  finish: () => void;
};

/** One bar for everything that is waited for at the same time. */
export type LoadingBar = {
  /** Something is waited for; the answer is called with how it came out. Calling it again does nothing. */
  begin: () => (ending: Ending) => void;
};

export function createLoadingBar(view: BarView): LoadingBar {
  let waiting = 0;
  let failed = false;
  let starting: ReturnType<typeof setTimeout> | undefined;
  let growing: ReturnType<typeof setInterval> | undefined;
  let reddened: ReturnType<typeof setTimeout> | undefined;

  function appear(): void {
    const started = Date.now();
    const grow = () => view.grow(Math.min(ALMOST, (Date.now() - started) / DURATION_MS));
    view.redden(failed);
    grow();
    growing = setInterval(grow, STEP_MS);
  }

  function end(): void {
    clearTimeout(starting);
    if (growing === undefined) return;
    clearInterval(growing);
    growing = undefined;
    if (failed) reddened = setTimeout(view.finish, RED_FOR_MS);
    else view.finish();
  }

  return {
    begin() {
      waiting += 1;
      if (waiting === 1) {
        clearTimeout(reddened);
        failed = false;
        starting = setTimeout(appear, THROTTLE_MS);
      }
      let over = false;
      return (ending) => {
        if (over) return;
        over = true;
        waiting -= 1;
        if (ending === 'failed') {
          failed = true;
          if (growing !== undefined) view.redden(true);
        }
        if (waiting === 0) end();
      };
    },
  };
}
