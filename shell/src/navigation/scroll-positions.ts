import type { Location } from 'react-router';

const KEY = 'dswine:positions';
/** Maximum number of positions stored per tab. */
const MAX_ENTRIES = 60;

type Page = Pick<Location, 'key' | 'pathname' | 'search'>;

/**
 * Scroll positions of the tab's history entries. They are stored in `sessionStorage`, so returning
 * from another site restores them too.
 */
export type Positions = {
  save: (page: Page, top: number) => void;
  get: (page: Page) => number | undefined;
};

export function createPositions(storage: () => Storage = () => sessionStorage): Positions {
  let saved = read(storage);
  return {
    save(page, top) {
      const others = [...saved].filter(([name]) => name !== entryKey(page)).slice(1 - MAX_ENTRIES);
      saved = new Map([...others, [entryKey(page), Math.round(top)]]);
      try {
        storage().setItem(KEY, JSON.stringify([...saved]));
      } catch {
        // Without storage, positions last as long as the document.
      }
    },
    get: (page) => saved.get(entryKey(page)),
  };
}

/** The router gives the first page of every document the key `default`, so use its URL instead. */
function entryKey({ key, pathname, search }: Page): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

function read(storage: () => Storage): ReadonlyMap<string, number> {
  try {
    const saved: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return new Map(Array.isArray(saved) ? saved.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
