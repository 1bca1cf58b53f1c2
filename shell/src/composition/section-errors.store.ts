import { createStore, type StoreApi } from 'zustand';

/**
 * The error state of a page or fragment. `slow`: loading exceeds the limit. `lost`: loading failed.
 * `threw`: rendering threw in the browser. `unavailable`: the server could not render it.
 */
export type Trouble = 'slow' | 'lost' | 'threw' | 'unavailable';

export type SectionErrorsStore = StoreApi<{
  troubles: Readonly<Record<string, Trouble>>;
  /** How often a page or fragment was remounted. Used as its React key. */
  attempts: Readonly<Record<string, number>>;
  report: (key: string, trouble: Trouble) => void;
  /** Clears the error. With `remount`, the page mounts again with fresh state. */
  clear: (key: string, options?: { remount: boolean }) => void;
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
        attempts: options?.remount ? { ...attempts, [key]: (attempts[key] ?? 0) + 1 } : attempts,
      })),
  }));
}
