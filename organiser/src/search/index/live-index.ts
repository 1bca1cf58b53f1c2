import type { Clock } from '@dswine/shared/process/clock';
import type { Edition } from '../../content/editions/edition.ts';
import { orAfter, type Editions } from '../../content/editions/editions.ts';
import { allBits, removeBit, type Bits } from './bits.ts';
import { buildEditionIndex } from './build-index.ts';
import type { EditionIndex } from './edition-index.ts';

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
  readonly #builds = new Map<string, Promise<Searched>>();

  constructor(options: LiveIndexOptions) {
    this.#options = options;
  }

  async at(code: string): Promise<Searched> {
    const edition = await this.#options.editions.require(code);
    const current = this.#showIn(edition);
    if (current?.content === edition.content) return current;
    const build =
      this.#builds.get(code) ?? this.#build(edition).finally(() => this.#builds.delete(code));
    this.#builds.set(code, build);
    return current ? orAfter(this.#options.clock, waitMs, build, current) : build;
  }

  /** The existing index, with the records that the edition shows. */
  #showIn(edition: Edition): Searched | undefined {
    const current = this.#current.get(edition.code);
    if (!current || current.edition === edition) return current;
    const isSame = current.content === edition.content;
    const searched = searchIn(current, edition, isSame ? edition.revision : current.revision);
    this.#current.set(edition.code, searched);
    return searched;
  }

  async #build(edition: Edition): Promise<Searched> {
    const { clock, onIndexed } = this.#options;
    const began = clock.monotonic();
    const index = await buildEditionIndex(edition.content, clock);
    onIndexed?.(clock.monotonic() - began);
    const searched = searchIn(index, edition, edition.revision);
    this.#current.set(edition.code, searched);
    return searched;
  }
}

function searchIn(index: EditionIndex, edition: Edition, revision: string): Searched {
  return { ...index, edition, revision, shown: shownRecords(index, edition.withdrawn) };
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
