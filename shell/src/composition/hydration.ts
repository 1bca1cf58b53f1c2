import type { PagePart } from './matched-page.ts';

/** The key of the layout around the page. */
export const LAYOUT = 'layout';
/** Marks of the performance timeline: what the screen shows is hydrated, and the page as a whole. */
export const SCREEN_MARK = 'dswine:hydrated';
export const PAGE_MARK = 'dswine:hydrated-page';

/** How long a page whose code is slow keeps others waiting, in ms after its layout. */
const READY_LIMIT = 4000;

/** Which parts of the page are hydrated. Tells the boot script, which then releases held clicks. */
export type Hydration = {
  /** `key` is a page key, or `LAYOUT`. */
  markHydrated: (key: string, element: Element | null) => void;
  /** The code of a part is lost: held clicks cannot be carried out. */
  giveUp: () => void;
  /** Resolves when those of these parts that the page shows are hydrated, or were given up. */
  whenShown: (parts: readonly PagePart[]) => Promise<void>;
  /** Resolves when these parts, all of the first page, are hydrated: it is ready then. */
  finish: (parts: readonly PagePart[]) => Promise<void>;
  /**
   * Resolves when the first page is hydrated or given up, or takes too long. What renders parts of
   * the layout again before makes React start the hydration of the page anew.
   */
  ready: Promise<void>;
};

export function createHydration(): Hydration {
  const hydrated = new Set<string>();
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const waiting = new Set<() => void>();
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  const tellBoot = (element: Element | null) =>
    dispatchEvent(new CustomEvent('dswine:hydrated', { detail: element }));
  const whenShown = (parts: readonly PagePart[]) =>
    Promise.race([
      givenUp,
      new Promise<void>((resolve) => {
        const check = () => {
          const keys = parts.filter(isOnPage).map(({ key }) => key);
          if ([LAYOUT, ...keys].every((key) => hydrated.has(key))) resolve();
        };
        waiting.add(check);
        check();
      }),
    ]);
  return {
    markHydrated(key, element) {
      hydrated.add(key);
      const marks = document.documentElement.dataset;
      if (key === LAYOUT) {
        marks['hydrated'] ??= 'layout';
        setTimeout(setReady, READY_LIMIT);
      }
      if (element) tellBoot(element);
      waiting.forEach((check) => check());
    },
    giveUp() {
      tellBoot(null);
      giveUp();
      setReady();
    },
    whenShown,
    finish: (parts) => whenShown(parts).then(setReady),
    ready,
  };
}

/** Null if something else is in its place, for example an error page. */
function boundaryOf({ section, source }: PagePart): Element | null {
  return document.querySelector(
    `[data-boundary="${section.name}"][data-boundary-page="${source.id}"]`,
  );
}

const isOnPage = (part: PagePart) => boundaryOf(part) !== null;

/** Whether the screen shows the part. The boot script requests the code of such parts first. */
export function isOnScreen(part: PagePart): boolean {
  const place = boundaryOf(part)?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < innerHeight;
}
