/** How long a way within the page takes, in ms (specification § 2, rulings § 2). */
export const TO_ANCHOR_MS = 1000;
export const TO_TOP_MS = 600;

/** Where the glide stands: slow at both ends. `passed` goes from 0 to 1. */
export function eased(passed: number): number {
  return passed < 0.5 ? 4 * passed ** 3 : 1 - (2 - 2 * passed) ** 3 / 2;
}

let running: AbortController | undefined;

/**
 * Scrolls to a height of the page within a time, or at once where the reader wants no motion. Whoever scrolls meanwhile
 * takes over, and a new glide takes the place of the one before.
 */
export function smoothScrollTo(top: number, ms: number): void {
  running?.abort();
  const jump = (to: number) => window.scrollTo({ top: to, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(top);
    return;
  }
  const glide = new AbortController();
  running = glide;
  const stop = () => glide.abort();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { passive: true, signal: glide.signal });
  const from = window.scrollY;
  const started = performance.now();
  const step = (now: number) => {
    if (glide.signal.aborted) return;
    const passed = Math.min(1, Math.max(0, now - started) / ms);
    jump(from + (top - from) * eased(passed));
    if (passed < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}

/** The height at which an element stands clear of what is fixed at the top. */
export function heightOf(element: Element): number {
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, window.scrollY + element.getBoundingClientRect().top - clear);
}

/** Follows an anchor of this page: the way there is seen, and what it leads to has focus. */
export function smoothScrollToAnchor(hash: string): void {
  const target = named(hash);
  if (!target) return;
  smoothScrollTo(hash === '#top' ? 0 : heightOf(target), TO_ANCHOR_MS);
  takeFocus(target);
}

/** The element that an address names. */
export function named(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // An address whose escapes are broken names nothing.
    return null;
  }
}

/** Puts focus on what was come for without scrolling; it is nothing to press. */
export function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
