import type { Location } from 'react-router';

const KEY = 'dswine:positions';
/** As many as are remembered of one tab. */
const MOST = 60;

type Page = Pick<Location, 'key' | 'pathname' | 'search'>;

/** Where the reader was on each page of the tab's history. It outlives documents, so that coming back from another site finds the place too. */
export type Positions = {
  keep: (page: Page, top: number) => void;
  of: (page: Page) => number | undefined;
};

export function createPositions(storage: () => Storage = () => sessionStorage): Positions {
  let kept = read(storage);
  return {
    keep(page, top) {
      const others = [...kept].filter(([name]) => name !== nameOf(page)).slice(1 - MOST);
      kept = new Map([...others, [nameOf(page), Math.round(top)]]);
      try {
        storage().setItem(KEY, JSON.stringify([...kept]));
      } catch {
        // Without storage the places last as long as the document.
      }
    },
    of: (page) => kept.get(nameOf(page)),
  };
}

/** The first page of a document has the router's key `default`, whichever it is. */
function nameOf({ key, pathname, search }: Page): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

function read(storage: () => Storage): ReadonlyMap<string, number> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

function isPlace(place: unknown): place is [string, number] {
  return Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';
}
