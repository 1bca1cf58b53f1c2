import type { Clock } from '@dswine/shared/process/clock';
import type { Edition } from '../../content/editions/edition.ts';
import { orAfter, type Editions } from '../../content/editions/editions.ts';
import {
  allBits,
  removeBit,
  type Bits,
  addAll,
  addBit,
  eachBit,
  noBits,
} from '../keywords/text-index.ts';
import { indexLists, indexTexts, type EditionIndex } from './build-index.ts';
import { takeBooths } from '@dswine/shared/fair/hall/booth-number';
import { foldSearchText } from '../../store/search-text.ts';
import { findKeyword, type Found, saysNothing } from '../keywords/find-keyword.ts';
import { unionOf } from '../keywords/word-index.ts';

/** How long requests wait for the index of new content, in ms, before they use the previous one. */
const waitMs = 1000;

/** An index with the records that an edition shows. */
export type Searched = EditionIndex & {
  edition: Edition;
  /** The last revision whose records it has. */
  revision: string;
  shown: { exhibitors: Bits; products: Bits };
};
/** Told how long a build took, in ms. */
export type OnIndexed = (duration: number) => void;
/** `lists` can be searched by facets and stands, and a second later `whole` by keywords. */
type Build = { lists: Promise<Searched>; whole: Promise<Searched> };
export type LiveIndexOptions = {
  editions: Editions;
  clock: Clock;
  onIndexed?: OnIndexed | undefined;
};

/**
 * Holds the search index of each requested edition. Withdrawals apply at once. After an import the
 * index is built again; meanwhile responses use the previous one and name its revision.
 */
export class LiveIndex {
  readonly #options: LiveIndexOptions;
  readonly #current = new Map<string, Searched>();
  readonly #builds = new Map<string, Build>();

  constructor(options: LiveIndexOptions) {
    this.#options = options;
  }

  /** Without a keyword, the texts need not be indexed yet. */
  async at(code: string, { hasKeyword = true } = {}): Promise<Searched> {
    const edition = await this.#options.editions.require(code);
    const current = this.#showIn(edition);
    if (current?.content === edition.content) return current;
    const { lists, whole } = this.#builds.get(code) ?? this.#build(edition);
    const wanted = hasKeyword ? whole : lists.then((built) => shownIn(built, edition));
    return current ? orAfter(this.#options.clock, waitMs, wanted, current) : wanted;
  }

  /** The existing index, with the records that the edition shows. */
  #showIn(edition: Edition): Searched | undefined {
    const current = this.#current.get(edition.code);
    if (!current || current.edition === edition) return current;
    const searched = shownIn(current, edition);
    this.#current.set(edition.code, searched);
    return searched;
  }

  #build(edition: Edition): Build {
    const { clock, onIndexed } = this.#options;
    const began = clock.monotonic();
    const lists = indexLists(edition.content, clock).then((index) =>
      searchIn(index, edition, edition.revision),
    );
    const complete = async () => {
      const searched = await lists;
      await indexTexts(searched, clock);
      onIndexed?.(clock.monotonic() - began);
      this.#current.set(edition.code, searched);
      return searched;
    };
    const build = { lists, whole: complete().finally(() => this.#builds.delete(edition.code)) };
    // Whoever waits for lists alone is told by those.
    build.whole.catch(() => undefined);
    this.#builds.set(edition.code, build);
    return build;
  }
}

function searchIn(index: EditionIndex, edition: Edition, revision: string): Searched {
  return { ...index, edition, revision, shown: shownRecords(index, edition.withdrawn) };
}

function shownIn(searched: Searched, edition: Edition): Searched {
  const isSame = searched.content === edition.content;
  return searchIn(searched, edition, isSame ? edition.revision : searched.revision);
}

/** Products are hidden together with their exhibitor. */
function shownRecords(index: EditionIndex, withdrawn: ReadonlySet<string>): Searched['shown'] {
  const { exhibitors, products } = index.positions;
  const shown = { exhibitors: allBits(exhibitors.size), products: allBits(products.size) };
  for (const name of withdrawn) {
    const [kind, id = ''] = name.split('/');
    const exhibitor = kind === 'exhibitor' ? exhibitors.get(id) : undefined;
    const product = kind === 'product' ? products.get(id) : undefined;
    if (exhibitor !== undefined) removeBit(shown.exhibitors, exhibitor);
    if (product !== undefined) removeBit(shown.products, product);
    if (kind === 'exhibitor')
      for (const position of index.productsOf.get(id) ?? []) removeBit(shown.products, position);
  }
  return shown;
}

/** `a123` for the booth `A0123`. */
export function boothKey(number: string): string {
  const [, letters = '', digits = ''] = /^([a-z]*)[-\s]*0*(\d+)$/u.exec(number.toLowerCase()) ?? [];
  return digits === '' ? number.toLowerCase() : letters + digits;
}

/** What a list holds. Said beside other words it is no word to look for: "French exhibitors". */
const kindWords = {
  exhibitors: /\bexhibitors?\b|参展商|参展厂商|厂商/gu,
  products: /\bproducts?\b|产品|酒款/gu,
} as const;

/**
 * The records of a list that match a keyword. A booth finds its exhibitors and their products,
 * before those that match the words beside it.
 */
export function findRecords(
  index: EditionIndex,
  of: 'exhibitors' | 'products',
  keyword: string | undefined,
): Found | undefined {
  if (keyword === undefined) return undefined;
  const { text } = index[of];
  const { booths, rest } = takeBooths(keyword, (letters, digits) => {
    const at =
      letters === '' ? index.booths.get(Number(digits)) : index.boothKeys.get(letters + digits);
    return at ? [at] : [];
  });
  const exhibitors = unionOf(...booths.map((at) => new Uint32Array(at)));
  if (!exhibitors) {
    const plain = foldSearchText(keyword).replaceAll(kindWords[of], ' ');
    return findKeyword(text, saysNothing(plain) ? keyword : plain);
  }
  const records = of === 'exhibitors' ? exhibitors : productsOf(index, exhibitors);
  const beside = saysNothing(rest) ? undefined : findKeyword(text, rest);
  if (!beside || beside.corrected !== undefined)
    return { records, exact: records, score: new Uint8Array(text.size), pieces: 1 };
  return {
    ...beside,
    records: addAll(beside.records, records),
    exact: addAll(new Uint32Array(beside.exact), records),
  };
}

function productsOf({ productsOf: ids, exhibitors, products }: EditionIndex, of: Bits): Bits {
  const found = noBits(products.text.size);
  eachBit(of, (position) => {
    for (const product of ids.get(exhibitors.records[position]?.id ?? '') ?? [])
      addBit(found, product);
  });
  return found;
}
