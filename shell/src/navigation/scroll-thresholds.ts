/** Scroll offset in px from which the back-to-top button is shown (specification § 2). */
const TO_TOP_FROM = 300;

/**
 * Marks the document by scroll offset: `data-compact` beyond the setting `stickyOffset`,
 * `data-scrolled` beyond 300 px. The stylesheet does the rest. React does not render the root
 * element, so it keeps these attributes.
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
