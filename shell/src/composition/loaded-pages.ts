import type { FragmentModule, PageModule } from '@dswine/shared/section/section';

/** What has been loaded of the sections so far: one table a page load in the browser, one a render on the server. */
export type LoadedPages = {
  page: (key: string) => PageModule | undefined;
  fragment: (key: string) => FragmentModule | undefined;
  /** Resolves when the page or fragment is there. Never rejects: a failure is shown beside what the server rendered. */
  whenThere: (key: string) => Promise<void>;
  /** True where nothing was rendered and nothing is waited for; a notice stands in its place. */
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
  const arrived = (key: string) => {
    missing.delete(key);
    waiting.get(key)?.resolve();
    waiting.delete(key);
  };
  return {
    page: (key) => pages.get(key),
    fragment: (key) => fragments.get(key),
    isMissing: (key) => missing.has(key),
    markFailed: (key) => void missing.add(key),
    whenThere(key) {
      const known = waiting.get(key);
      if (known) return known.promise;
      const waiter = Promise.withResolvers<void>();
      waiting.set(key, waiter);
      return waiter.promise;
    },
    setPage(key, module) {
      pages.set(key, module);
      arrived(key);
    },
    setFragment(key, module) {
      fragments.set(key, module);
      arrived(key);
    },
  };
}
