import { createStore, type StoreApi } from 'zustand';

/**
 * What is wrong with a page or fragment: `slow` misses the limit, `lost` could not be loaded, `threw` failed while it
 * rendered, `unavailable` could not be rendered by the server.
 */
export type Trouble = 'slow' | 'lost' | 'threw' | 'unavailable';

export type SectionErrorsStore = StoreApi<{
  troubles: Readonly<Record<string, Trouble>>;
  /** How often a page or fragment was taken up anew; a change gives it a fresh start. */
  attempts: Readonly<Record<string, number>>;
  report: (key: string, trouble: Trouble) => void;
  /** Takes the trouble away; with `anew` the page starts afresh. */
  clear: (key: string, options?: { anew: boolean }) => void;
}>;

export function createSectionErrorsStore(broken: readonly string[]): SectionErrorsStore {
  return createStore((set) => ({
    troubles: Object.fromEntries(broken.map((key) => [key, 'unavailable'])),
    attempts: {},
    report: (key, trouble) =>
      set(({ troubles }) => ({ troubles: { ...troubles, [key]: trouble } })),
    clear: (key, options) =>
      set(({ troubles, attempts }) => ({
        troubles: Object.fromEntries(Object.entries(troubles).filter(([name]) => name !== key)),
        attempts: options?.anew ? { ...attempts, [key]: (attempts[key] ?? 0) + 1 } : attempts,
      })),
  }));
}
