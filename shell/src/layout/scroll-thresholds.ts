/** From here on the way back to the top is offered (specification § 2). */
const TO_TOP_FROM = 300;

/**
 * Marks the document with how far down the reader is: `data-compact` beyond the offset of the settings, `data-scrolled`
 * beyond 300 px. What follows from it is in the stylesheet; the root is no part of what React renders.
 */
export function markScrolling(stickyOffset: number): void {
  const root = document.documentElement;
  const mark = () => {
    const down = window.scrollY;
    root.toggleAttribute('data-compact', down > stickyOffset);
    root.toggleAttribute('data-scrolled', down > TO_TOP_FROM);
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
