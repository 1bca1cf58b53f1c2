import type { Ending } from '@dswine/shared/section/http';

/**
 * Requests shorter than this show no bar. Then the bar grows for five seconds (specification § 9).
 */
const THROTTLE_MS = 200;
const DURATION_MS = 5000;
const STEP_MS = 200;
/** The bar stops just short of full until everything has loaded. */
const ALMOST = 0.994;
/** How long a failed bar stays red. */
const RED_FOR_MS = 800;

/** Draws the bar. */
type BarView = {
  grow: (share: number) => void;
  redden: (red: boolean) => void;
  finish: () => void;
};

/** One bar for all concurrent requests. */
export type LoadingBar = {
  /** Starts waiting. Call the returned function with the outcome; further calls do nothing. */
  begin: () => (ending: Ending) => void;
};

export function createLoadingBar(view: BarView): LoadingBar {
  let waiting = 0;
  let failed = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let growTimer: ReturnType<typeof setInterval> | undefined;
  let finishTimer: ReturnType<typeof setTimeout> | undefined;

  function appear(): void {
    clearTimeout(finishTimer);
    const started = Date.now();
    const grow = () => view.grow(Math.min(ALMOST, (Date.now() - started) / DURATION_MS));
    view.redden(failed);
    grow();
    growTimer = setInterval(grow, STEP_MS);
  }

  function end(): void {
    clearTimeout(startTimer);
    if (growTimer === undefined) return;
    clearInterval(growTimer);
    growTimer = undefined;
    if (failed) finishTimer = setTimeout(view.finish, RED_FOR_MS);
    else view.finish();
  }

  return {
    begin() {
      waiting += 1;
      if (waiting === 1) {
        failed = false;
        startTimer = setTimeout(appear, THROTTLE_MS);
      }
      let hasEnded = false;
      return (ending) => {
        if (hasEnded) return;
        hasEnded = true;
        waiting -= 1;
        if (ending === 'failed') {
          failed = true;
          if (growTimer !== undefined) view.redden(true);
        }
        if (waiting === 0) end();
      };
    },
  };
}
