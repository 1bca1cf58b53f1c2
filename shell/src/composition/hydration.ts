/** The key of the layout around the page. */
export const LAYOUT = 'layout';

/** Which parts of the page are hydrated. Tells the boot script, which then releases held clicks. */
export type Hydration = {
  /** `key` is a page key, or `LAYOUT`. */
  markHydrated: (key: string, element: Element | null) => void;
  /** The code of a part is lost: held clicks cannot be carried out. */
  giveUp: () => void;
  /** Resolves when all of these parts are hydrated, or were given up. */
  whenShown: (keys: readonly string[]) => Promise<void>;
};

export function createHydration(): Hydration {
  const hydrated = new Set<string>();
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  let check = () => {};
  const tellBoot = (element: Element | null) =>
    dispatchEvent(new CustomEvent('dswine:hydrated', { detail: element }));
  return {
    markHydrated(key, element) {
      hydrated.add(key);
      const marks = document.documentElement.dataset;
      if (key === LAYOUT) marks['hydrated'] ??= 'frame';
      if (element) tellBoot(element);
      check();
    },
    giveUp() {
      tellBoot(null);
      giveUp();
    },
    whenShown: (keys) =>
      Promise.race([
        givenUp,
        new Promise<void>((resolve) => {
          check = () => {
            if ([LAYOUT, ...keys].every((key) => hydrated.has(key))) resolve();
          };
          check();
        }),
      ]),
  };
}
