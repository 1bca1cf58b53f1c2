import { listWithdrawn } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { addBit, allBits, noBits, removeAll, type Bits } from './bits.ts';
import { buildEditionIndex } from './build-index.ts';
import type { EditionIndex } from './edition-index.ts';
import { updateEditionIndex } from './update-index.ts';

/** How long calls wait for an index of the newest content, from its beginning, before they are answered from the one before, in ms. */
const waitLimit = 1000;

/** An edition as it may be shown at one revision. */
export type Searched = EditionIndex & {
  revision: string;
  shown: { exhibitors: Bits; products: Bits };
};
export type Search = { at: (edition: string) => Promise<Searched> };

type Kept = {
  index: EditionIndex;
  /** The import that it was built from, and the revision of which it was. */
  imported: string;
  revision: string;
  building?: { done: Promise<void>; until: number } | undefined;
  /** An update was broken off half-way: the next one would take its traces for records. */
  isCorrupt?: boolean;
};

/**
 * The index of each edition that is asked for. Every process builds its own from the database. A withdrawal counts at once;
 * after an import what changed is indexed in the background, or everything when it is much, and meanwhile answers come from the
 * index before and name the revision that it is of.
 */
export function createSearch(database: Database): Search {
  const kept = new Map<string, Kept>();
  const first = new Map<string, Promise<Kept>>();

  async function build(edition: string): Promise<Kept> {
    const state = await contentOf(database, edition);
    return { ...state, index: await buildEditionIndex(database, edition) };
  }

  async function renew(edition: string, known: Kept): Promise<void> {
    const state = await contentOf(database, edition);
    let index: EditionIndex | undefined;
    if (known.isCorrupt !== true) {
      known.isCorrupt = true;
      index = await updateEditionIndex(database, edition, known.index);
      known.isCorrupt = false;
    }
    kept.set(edition, { ...state, index: index ?? (await buildEditionIndex(database, edition)) });
  }

  async function current(edition: string): Promise<Kept> {
    const known = kept.get(edition);
    if (!known) {
      const started = first.get(edition) ?? build(edition);
      first.set(edition, started);
      try {
        const built = await started;
        if (!kept.has(edition)) kept.set(edition, built);
        return kept.get(edition) ?? built;
      } finally {
        first.delete(edition);
      }
    }
    const state = await contentOf(database, edition);
    if (state.revision === known.revision) return known;
    if (state.imported === known.imported) {
      known.revision = state.revision;
      return known;
    }
    known.building ??= {
      done: renew(edition, known).finally(() => (known.building = undefined)),
      until: performance.now() + waitLimit,
    };
    await withinTime(known.building.done, known.building.until);
    return kept.get(edition) ?? known;
  }

  return {
    async at(edition) {
      const { index, revision } = await current(edition);
      return { ...index, revision, shown: shownOf(index, await listWithdrawn(database, edition)) };
    },
  };
}

/** Waits for a promise until a time of the process, and no longer. */
async function withinTime(done: Promise<void>, until: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(
    (resolve) => (timer = setTimeout(resolve, Math.max(0, until - performance.now()))),
  );
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

async function contentOf(
  database: Database,
  edition: string,
): Promise<{ revision: string; imported: string }> {
  const row = await database
    .selectFrom('content_revisions')
    .leftJoin('import_progress', 'import_progress.edition', 'content_revisions.edition')
    .select([
      'content_revisions.revision',
      'import_progress.finished_at',
      'import_progress.source_hash',
    ])
    .where('content_revisions.edition', '=', edition)
    .executeTakeFirst();
  return {
    revision: row?.revision ?? '',
    imported: `${row?.finished_at ?? ''} ${row?.source_hash ?? ''}`,
  };
}

/** Products go with their exhibitor. */
function shownOf(index: EditionIndex, withdrawn: readonly string[]): Searched['shown'] {
  const gone = {
    exhibitors: noBits(index.exhibitors.records.length),
    products: noBits(index.products.records.length),
  };
  for (const name of withdrawn) {
    const [kind, id = ''] = name.split('/');
    const exhibitor = kind === 'exhibitor' ? index.places.exhibitors.get(id) : undefined;
    const product = kind === 'product' ? index.places.products.get(id) : undefined;
    if (exhibitor !== undefined) addBit(gone.exhibitors, exhibitor);
    if (product !== undefined) addBit(gone.products, product);
    if (kind === 'exhibitor')
      for (const place of index.productsOf.get(id) ?? []) addBit(gone.products, place);
  }
  return {
    exhibitors: removeAll(
      removeAll(allBits(index.exhibitors.records.length), index.exhibitors.gone),
      gone.exhibitors,
    ),
    products: removeAll(
      removeAll(allBits(index.products.records.length), index.products.gone),
      gone.products,
    ),
  };
}
