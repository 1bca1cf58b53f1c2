/** Duration of smooth scrolling, in ms (specification § 2, rulings § 2). */
const TO_ANCHOR_MS = 1000;
export const TO_TOP_MS = 600;

/** Cubic ease-in-out. `progress` goes from 0 to 1. */
export function eased(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

let running: AbortController | undefined;

/**
 * Scrolls to `top` within `ms`, or at once under reduced motion. User input or another call cancels
 * it.
 */
export function smoothScrollTo(top: number, ms: number): void {
  running?.abort();
  const jump = (to: number) => window.scrollTo({ top: to, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(top);
    return;
  }
  const controller = new AbortController();
  running = controller;
  const stop = () => controller.abort();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { passive: true, signal: controller.signal });
  const from = window.scrollY;
  const started = performance.now();
  const step = (now: number) => {
    if (controller.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, now - started) / ms);
    jump(from + (top - from) * eased(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}

/** The scroll offset at which an element is clear of the fixed header. */
function scrollTopOf(element: Element): number {
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, window.scrollY + element.getBoundingClientRect().top - padding);
}

/** Scrolls smoothly to an anchor on this page and focuses its target. */
export function smoothScrollToAnchor(hash: string): void {
  const target = anchorTarget(hash);
  if (!target) return;
  smoothScrollTo(hash === '#top' ? 0 : scrollTopOf(target), TO_ANCHOR_MS);
  takeFocus(target);
}

/** The element that a URL fragment identifies. */
export function anchorTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed fragment matches no element.
    return null;
  }
}

/** Focuses an element without scrolling; makes it focusable if necessary. */
export function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
