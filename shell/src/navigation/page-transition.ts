/**
 * The page transition `page`: the old page fades out before the new one fades in. The first page
 * has no transition (specification § 2). The stylesheet animates it. Its duration is the token
 * `--page`, which is zero under reduced motion.
 */
export type PageTransition = {
  /** Hides the current page. Does nothing if only the query changes. */
  leave: (to: URL) => Promise<void>;
  /** Call after the new page is rendered. */
  enter: () => void;
};

export function createPageTransition(): PageTransition {
  const root = document.documentElement;
  const enter = () => {
    delete root.dataset['page'];
  };
  // A page restored from the back/forward cache may still be marked as leaving.
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
