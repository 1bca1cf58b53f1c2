import type { Clock } from '@dswine/shared/process/clock';
import { listWithdrawn } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { addBit, allBits, noBits, removeAll, type Bits } from './bits.ts';
import { buildEditionIndex } from './build-index.ts';
import type { EditionIndex } from './edition-index.ts';
import { updateEditionIndex } from './update-index.ts';

/**
 * How long requests wait for the index of new content, in ms from the start of the build. After
 * that they use the previous index.
 */
const waitLimit = 1000;

/** The index of an edition at one revision, with the records that may be shown. */
export type Searched = EditionIndex & {
  revision: string;
  shown: { exhibitors: Bits; products: Bits };
};
export type LiveIndex = { at: (edition: string) => Promise<Searched> };
/** Told how an index came about and how long it took, in ms. */
export type OnIndexed = (kind: 'build' | 'update', duration: number) => void;
export type LiveIndexOptions = {
  database: Database;
  clock: Clock;
  onIndexed?: OnIndexed | undefined;
};

type IndexState = {
  index: EditionIndex;
  /** The import and the revision from which the index was built. */
  imported: string;
  revision: string;
  building?: { done: Promise<void>; until: number } | undefined;
  /**
   * Set while an update runs. If the update fails, it leaves partial data; rebuild instead of
   * updating.
   */
  isCorrupt?: boolean;
};

/**
 * Holds the search index of each requested edition, built from the database. Withdrawals apply at once. After an import, a background task indexes the changes, or
 * everything when there are many. Meanwhile responses use the previous index and name its revision.
 */
export function createLiveIndex(options: LiveIndexOptions): LiveIndex {
  const { database, clock } = options;
  const indexer = createIndexer(options);
  const states = new Map<string, IndexState>();
  const firstBuilds = new Map<string, Promise<IndexState>>();

  async function refresh(edition: string, cached: IndexState): Promise<void> {
    const state = await contentOf(database, edition);
    let index: EditionIndex | undefined;
    if (cached.isCorrupt !== true) {
      cached.isCorrupt = true;
      index = await indexer.update(edition, cached.index);
      cached.isCorrupt = false;
    }
    states.set(edition, index ? { ...state, index } : await indexer.build(edition));
  }

  async function current(edition: string): Promise<IndexState> {
    const cached = states.get(edition);
    if (!cached) {
      const started = firstBuilds.get(edition) ?? indexer.build(edition);
      firstBuilds.set(edition, started);
      try {
        const built = await started;
        if (!states.has(edition)) states.set(edition, built);
        return states.get(edition) ?? built;
      } finally {
        firstBuilds.delete(edition);
      }
    }
    const state = await contentOf(database, edition);
    if (state.revision === cached.revision) return cached;
    if (state.imported === cached.imported) {
      cached.revision = state.revision;
      return cached;
    }
    cached.building ??= {
      done: refresh(edition, cached).finally(() => (cached.building = undefined)),
      until: clock.monotonic() + waitLimit,
    };
    await withinTime(clock, cached.building);
    return states.get(edition) ?? cached;
  }

  return {
    async at(edition) {
      const { index, revision } = await current(edition);
      return {
        ...index,
        revision,
        shown: shownRecords(index, await listWithdrawn(database, edition)),
      };
    },
  };
}

function createIndexer(options: LiveIndexOptions) {
  const { database, clock, onIndexed } = options;
  return {
    async build(edition: string): Promise<IndexState> {
      const began = clock.monotonic();
      const state = await contentOf(database, edition);
      const index = await buildEditionIndex(options, edition);
      onIndexed?.('build', clock.monotonic() - began);
      return { ...state, index };
    },
    async update(edition: string, before: EditionIndex): Promise<EditionIndex | undefined> {
      const began = clock.monotonic();
      const index = await updateEditionIndex(options, edition, before);
      if (index) onIndexed?.('update', clock.monotonic() - began);
      return index;
    },
  };
}

/** Waits for a build, at most until `until` (in ms of the monotonic clock). */
async function withinTime(
  clock: Clock,
  { done, until }: NonNullable<IndexState['building']>,
): Promise<void> {
  let cancel = () => {};
  const late = new Promise<void>(
    (resolve) => (cancel = clock.after(Math.max(0, until - clock.monotonic()), resolve)),
  );
  await Promise.race([done, late]).finally(() => cancel());
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

/** Products are hidden together with their exhibitor. */
function shownRecords(index: EditionIndex, withdrawn: readonly string[]): Searched['shown'] {
  const hidden = {
    exhibitors: noBits(index.exhibitors.records.length),
    products: noBits(index.products.records.length),
  };
  for (const name of withdrawn) {
    const [kind, id = ''] = name.split('/');
    const exhibitor = kind === 'exhibitor' ? index.positions.exhibitors.get(id) : undefined;
    const product = kind === 'product' ? index.positions.products.get(id) : undefined;
    if (exhibitor !== undefined) addBit(hidden.exhibitors, exhibitor);
    if (product !== undefined) addBit(hidden.products, product);
    if (kind === 'exhibitor')
      for (const position of index.productsOf.get(id) ?? []) addBit(hidden.products, position);
  }
  return {
    exhibitors: removeAll(
      removeAll(allBits(index.exhibitors.records.length), index.exhibitors.deleted),
      hidden.exhibitors,
    ),
    products: removeAll(
      removeAll(allBits(index.products.records.length), index.products.deleted),
      hidden.products,
    ),
  };
}
