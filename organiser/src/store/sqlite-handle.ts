import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Clock } from '@dswine/shared/process/clock';
import type { QueryResult } from 'kysely';
import { isFaultOfQuery } from './database-error.ts';

const maxStatements = 500;
/** How long a write waits for the lock of another process, and its longest pause, in ms. */
const LOCK_MS = 5000;
const PAUSE_MS = 25;
const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

type Prepared = { statement: StatementSync; hasRows: boolean };

/** Another file, or none, is where the database was opened. What is written is not found again. */
export class DatabaseFileError extends Error {
  override name = 'DatabaseFileError';
  readonly code = 'DATABASE_FILE_REPLACED';
  constructor(path: string) {
    super(
      `使用中的資料庫檔案已被刪除或替換：${path} / the database file was deleted or replaced while in use: ${path}. Move it back, or stop the organiser, put a whole one there and start again.`,
    );
  }
}

/**
 * The file of all handles of a database. The same one must stay at its path: into another one,
 * SQLite would write what is still in the log (`-wal`) of the first.
 */
export class SqliteFile {
  readonly path: string;
  #identity: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  get isInMemory(): boolean {
    return this.path === ':memory:';
  }

  /** Creates the file if it is missing. Only here, so that no handle replaces a deleted one. */
  open(): void {
    if (this.isInMemory) return;
    closeSync(openSync(this.path, 'a', 0o644));
    this.#identity = this.#find();
  }

  /** Throws a `DatabaseFileError` when the file is no longer at its path. */
  check(): void {
    if (this.#find() !== this.#identity) throw new DatabaseFileError(this.path);
  }

  #find(): string | undefined {
    if (this.isInMemory) return undefined;
    const found = statSync(this.path, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  }
}

/** One connection to the file. It is opened when it is needed, and again after it has failed. */
export class SqliteHandle {
  readonly #file: SqliteFile;
  readonly #clock: Clock;
  readonly #lockMs: number;
  #database: DatabaseSync | undefined;
  readonly #statements = new Map<string, Prepared>();
  #hasFailed = false;
  /** When the lock of another process was first met, without a success since. */
  #lockedAt: number | undefined;

  constructor(file: SqliteFile, clock: Clock, isPatient = false) {
    this.#file = file;
    this.#clock = clock;
    this.#lockMs = isPatient ? Infinity : LOCK_MS;
  }

  /** Executes a statement once no other process is in its way. Throws when that takes too long. */
  async execute<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    for (let pause = 1; ; pause = Math.min(2 * pause, PAUSE_MS)) {
      try {
        const result = this.#execute<Row>(text, parameters as SQLInputValue[]);
        this.#lockedAt = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) {
          // A deleted file is there until its last handle is closed, and can be saved until then.
          this.#hasFailed ||= !(isFaultOfQuery(error) || error instanceof DatabaseFileError);
          throw error;
        }
        const now = this.#clock.monotonic();
        this.#lockedAt ??= now;
        if (now - this.#lockedAt >= this.#lockMs) throw error;
        await this.#clock.sleep(pause);
      }
    }
  }

  isInTransaction(): boolean {
    return this.#database?.isTransaction === true;
  }

  close(): void {
    this.#statements.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  #execute<Row>(text: string, parameters: SQLInputValue[]): QueryResult<Row> {
    // Before each statement, so that no commit is acknowledged that goes to a deleted file.
    if (text !== 'rollback') this.#file.check();
    if (this.#hasFailed && !this.isInTransaction()) this.abandon();
    const { statement, hasRows } = this.#prepare(text);
    if (hasRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database;
    const database = new DatabaseSync(this.#file.path);
    try {
      // FULL: commits survive a power cut, not only a crash of the process. secure_delete: overwrite
      // deleted data instead of only freeing its space.
      database.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
      );
    } catch (error) {
      database.close();
      throw error;
    }
    this.#database = database;
    return database;
  }

  /** What has failed is opened again: its disk may have come back. */
  abandon(): void {
    if (this.#file.isInMemory) return;
    this.#hasFailed = false;
    try {
      this.close();
    } catch {
      this.#database = undefined;
    }
  }

  #prepare(text: string): Prepared {
    const cached = this.#statements.get(text);
    if (cached) return cached;
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    const statement = this.#open().prepare(text);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#statements.set(text, prepared);
    return prepared;
  }
}
