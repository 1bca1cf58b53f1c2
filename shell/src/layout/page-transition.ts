/**
 * The page transition `page`: the old page goes out before the new one comes in, and a page that the document brought
 * appears without one (specification § 2). The stylesheet draws it; its time is the token `--page`, none under reduced motion.
 */
export type PageTransition = {
  /** Lets the page that is shown go out. A page that stays under its path, with another filter, is not replaced. */
  leave: (to: URL) => Promise<void>;
  /** The new page stands in the document. */
  enter: () => void;
};

export function createPageTransition(): PageTransition {
  const root = document.documentElement;
  const enter = () => {
    delete root.dataset['page'];
  };
  // Come back to from the browser's memory, a page that was about to go out is there again.
  addEventListener('pageshow', enter);
  return {
    enter,
    async leave(to) {
      const ms = Number.parseFloat(getComputedStyle(root).getPropertyValue('--page'));
      if (to.pathname === location.pathname || !(ms > 0)) return;
      root.dataset['page'] = 'leave';
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
  };
}
