import type { FragmentModule, PageModule } from '@dswine/shared/section/section';

/** Loaded section modules: one table per page load in the browser, one per render on the server. */
export type LoadedPages = {
  page: (key: string) => PageModule | undefined;
  fragment: (key: string) => FragmentModule | undefined;
  /**
   * Resolves when the page or fragment is loaded. Never rejects: on failure the server's HTML stays
   * and a notice appears next to it.
   */
  whenLoaded: (key: string) => Promise<void>;
  /** Whether a rendering has waited for it. React wants it to ask again when it is repeated. */
  wasWaitedFor: (key: string) => boolean;
  /** True if nothing was rendered and nothing is loading; a notice is shown instead. */
  isMissing: (key: string) => boolean;
  setPage: (key: string, module: PageModule) => void;
  setFragment: (key: string, module: FragmentModule) => void;
  markFailed: (key: string) => void;
};

export function createLoadedPages(broken: readonly string[]): LoadedPages {
  const pages = new Map<string, PageModule>();
  const fragments = new Map<string, FragmentModule>();
  const missing = new Set(broken);
  const waiting = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const markLoaded = (key: string) => {
    missing.delete(key);
    waiting.get(key)?.resolve();
  };
  return {
    page: (key) => pages.get(key),
    fragment: (key) => fragments.get(key),
    isMissing: (key) => missing.has(key),
    markFailed: (key) => void missing.add(key),
    wasWaitedFor: (key) => waiting.has(key),
    whenLoaded(key) {
      const existing = waiting.get(key);
      if (existing) return existing.promise;
      const waiter = Promise.withResolvers<void>();
      waiting.set(key, waiter);
      return waiter.promise;
    },
    setPage(key, module) {
      pages.set(key, module);
      markLoaded(key);
    },
    setFragment(key, module) {
      fragments.set(key, module);
      markLoaded(key);
    },
  };
}
