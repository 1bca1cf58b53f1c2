import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { devtools } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Calendar } from '../contract/calendar.ts';
import type { About, ExhibitionInfo } from '../contract/editions.ts';
import type { Member } from '../contract/members.ts';
import type { Device } from '../fair/browser/device.ts';
import { showYearPrefix } from '../fair/show/show-year.ts';
import type { Locale } from './section.ts';

/** Search for exhibitors or products: by keyword, by booth digits, or by facets. */
type SearchType = 'keyword' | 'booth' | 'filter';

export type ExhibitorSearch = {
  keyword: string;
  country: string;
  area: string;
  boothOptions: string[];
  selectedCountries: string[];
  selectedAreas: string[];
  page: number;
  searchType: SearchType;
  /** URL of the list as it was left; empty before the first visit. */
  address: string;
};

export type ProductSearch = {
  keyword: string;
  category: string;
  selectedCategories: string[];
  searchType: SearchType;
  address: string;
};

/** `false` before the first check, `loading` during it (docs/rulings.md § 4). */
export type LoginStatus = false | 'loading' | 'Logined' | 'NoLogin';

/**
 * How My List stands with the member's account. `other-account`: this device's list was
 * synchronised with another member's account.
 */
export type ListSync = 'idle' | 'running' | 'done' | 'failed' | 'other-account';

/** The global state of specification § 3. Derivable values are not stored. */
export type FairState = {
  exhibitorSearch: ExhibitorSearch;
  productSearch: ProductSearch;
  exhibitorListViewed: boolean;
  productListViewed: boolean;
  exhibitionInfo: ExhibitionInfo | undefined;
  exhibitionCode: string;
  /** Set while it differs from the code's year; prefixes list titles and menu labels. */
  showYear: string | undefined;
  member: Member | undefined;
  loginStatus: LoginStatus;
  listSync: ListSync;
  language: Locale;
  calendar: Calendar | undefined;
  about: About | undefined;
  /** The pre-registration code (`GetPreRegExhCode`). */
  preRegExhCode: string | undefined;
  /** The reader's device, detected in the browser only: cacheable markup must not depend on it. */
  device: Device | undefined;
};

export type FairStore = StoreApi<FairState>;

const noExhibitorSearch: ExhibitorSearch = {
  keyword: '',
  country: '',
  area: '',
  boothOptions: [],
  selectedCountries: [],
  selectedAreas: [],
  page: 1,
  searchType: 'filter',
  address: '',
};
const noProductSearch: ProductSearch = {
  keyword: '',
  category: '',
  selectedCategories: [],
  searchType: 'filter',
  address: '',
};

type Start = {
  language: Locale;
  exhibitionCode: string;
  exhibitionInfo: ExhibitionInfo | undefined;
};

/**
 * Creates one store per page load in the browser, one per render on the server. `language` is the
 * locale of the request.
 */
export function createFairStore({ language, exhibitionCode, exhibitionInfo }: Start): FairStore {
  const start: FairState = {
    exhibitorSearch: noExhibitorSearch,
    productSearch: noProductSearch,
    exhibitorListViewed: false,
    productListViewed: false,
    exhibitionCode,
    member: undefined,
    loginStatus: false,
    listSync: 'idle',
    language,
    calendar: undefined,
    about: undefined,
    device: undefined,
    ...aboutEdition(exhibitionInfo, exhibitionCode),
  };
  if (process.env['NODE_ENV'] === 'development')
    return createStore<FairState>()(devtools(() => start, { name: 'fair' }));
  return createStore<FairState>()(() => start);
}

/** State that derives from the edition record: show year and pre-registration. */
export function aboutEdition(
  exhibitionInfo: ExhibitionInfo | undefined,
  exhibitionCode: string,
): Pick<FairState, 'exhibitionInfo' | 'showYear' | 'preRegExhCode'> {
  return {
    exhibitionInfo,
    showYear: exhibitionInfo && showYearPrefix(exhibitionInfo.ExhibitionYear, exhibitionCode),
    preRegExhCode: exhibitionInfo?.PreRegExhCode,
  };
}

export const FairStoreContext = createContext<FairStore | undefined>(undefined);

/** The store itself, for writing. */
export function useFairStore(): FairStore {
  const store = use(FairStoreContext);
  if (!store)
    throw new Error(
      'useFairStore was called outside the site: wrap the part in <FairStoreContext value={…}>.',
    );
  return store;
}

/** Reads a part of the state: `useFair((fair) => fair.showYear)`. */
export function useFair<Part>(select: (fair: FairState) => Part): Part {
  return useStore(useFairStore(), select);
}

/** Whether the device is a desktop computer; false until the browser has detected it. */
export function useIsDesktop(): boolean {
  return useFair(({ device }) => device?.desktop ?? false);
}
