import type { Clock } from '@dswine/shared/process/clock';
import { notFound } from '../../http/responses.ts';
import { findImport, listWithdrawn, revisionReader, readAllRecords } from '../../store/content.ts';
import { listShownEdits, withEdits } from '../../store/edits.ts';
import type { Database } from '../../store/tables.ts';
import { editionAt, orderContent, type Content, type Edition } from './edition.ts';

/** How long requests wait for new content, in ms, before they get the previous revision. */
const waitMs = 1000;

/**
 * The editions in memory. The database remains the store of record: the first request after a change
 * of the revision, by whichever process, replaces the edition as a whole.
 */
export class Editions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #readRevision: (code: string) => Promise<string | undefined>;
  readonly #current = new Map<string, Edition>();
  readonly #loading = new Map<string, Promise<Edition | undefined>>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#readRevision = revisionReader(database);
  }

  /** The edition at its revision, or at the previous one while a large import is being loaded. */
  async find(code: string): Promise<Edition | undefined> {
    const revision = await this.#readRevision(code);
    if (revision === undefined) return undefined;
    const current = this.#current.get(code);
    if (current?.revision === revision) return current;
    const loading =
      this.#loading.get(code) ?? this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return current ? orAfter(this.#clock, waitMs, loading, current) : loading;
  }

  /** @throws 404 for an unknown edition. */
  async require(code: string): Promise<Edition> {
    const edition = await this.find(code);
    if (!edition) throw notFound('edition', code);
    return edition;
  }

  /** All editions, one of which is `code`. */
  async list(): Promise<Edition[]> {
    const rows = await this.#database.selectFrom('content_revisions').select('edition').execute();
    const editions = await Promise.all(rows.map(({ edition }) => this.find(edition)));
    return editions.filter((edition) => edition !== undefined);
  }

  async #load(code: string): Promise<Edition | undefined> {
    for (;;) {
      const { revision, imported } = await findImport(this.#database, code);
      const content = await this.#contentOf(code, imported);
      const withdrawn = new Set(await listWithdrawn(this.#database, code));
      // An import that ended meanwhile may have mixed the records of two.
      const after = await findImport(this.#database, code);
      if (after.revision !== revision) continue;
      const edition = editionAt(content, revision, withdrawn);
      if (edition) this.#current.set(code, edition);
      return edition;
    }
  }

  async #contentOf(code: string, imported: string): Promise<Content> {
    const content = this.#current.get(code)?.content;
    if (content?.imported === imported) return content;
    const records = await readAllRecords(this.#database, code);
    const edits = await listShownEdits(this.#database, code);
    return orderContent(code, imported, withEdits(records, edits));
  }
}

/** What the work resolves to, or `otherwise` when it takes longer, in ms. The work goes on. */
export async function orAfter<Result>(
  clock: Clock,
  ms: number,
  work: Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const { promise: late, resolve } = Promise.withResolvers<Result>();
  const cancel = clock.after(ms, () => resolve(otherwise));
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
