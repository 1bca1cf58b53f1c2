import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { currentMigration, findMigration, FORMER_LAST } from '../migrate.ts';
import { tables, type Database } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { ContentCounter, inSnapshot, readTables, type Contents, type Rows } from './table-rows.ts';

/*
 * A backup is gzipped JSON Lines, the same for both engines: a head, rows table by table, and at
 * the end what each table holds. Without the end, the file was cut off.
 */
const format = 'organiser-backup-1';
const headSchema = Type.Object({ format: Type.Literal(format), migration: Type.String() });
const cell = Type.Union([Type.String(), Type.Integer(), Type.Null()]);
const rowsSchema = Type.Object({
  table: Type.String(),
  rows: Type.Array(Type.Record(Type.String(), cell)),
});
const endSchema = Type.Object({
  contents: Type.Record(
    Type.String(),
    Type.Object({ rows: Type.Integer(), sha256: Type.String() }),
  ),
});

/** Writes all rows into a new file that only its owner can read. The database stays in use. */
export async function writeBackup(database: Database, file: string): Promise<Contents> {
  if (existsSync(file)) throw new BackupError(`the file exists: ${file}. Name another one.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  const counter = new ContentCounter();
  try {
    await inSnapshot(database, (snapshot) =>
      pipeline(
        Readable.from(linesOf(snapshot, counter)),
        createGzip(),
        createWriteStream(partial, { mode: 0o600, flush: true }),
      ),
    );
    await rename(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return counter.contents();
}

async function* linesOf(database: Database, counter: ContentCounter): AsyncGenerator<string> {
  const migration = await findMigration(database);
  if (migration === undefined)
    throw new BackupError(
      'the database is empty: there is nothing to back up. Set DATA_DIR or DATABASE_URL as the organiser has it.',
    );
  yield `${JSON.stringify({ format, migration })}\n`;
  for await (const rows of readTables(database)) {
    counter.add(rows);
    yield `${JSON.stringify(rows)}\n`;
  }
  yield `${JSON.stringify({ contents: counter.contents() })}\n`;
}

export type Backup = {
  /** The last migration of the database that it was made of. */
  migration: string;
  rows: AsyncIterable<Rows>;
  /** What each table held. Known after the last row. */
  contents: () => Contents;
};

export async function openBackup(file: string): Promise<Backup> {
  const lines = readLines(file);
  const first = await lines.next();
  const head: unknown = first.done ? undefined : first.value;
  if (!Value.Check(headSchema, head)) throw notABackup(file);
  const migration = currentMigration(head.migration);
  if (migration === undefined)
    throw new BackupError(
      `the backup is from another version (${head.migration}). Restore it with the version that made it, or update the program.`,
    );
  const isFormer = head.migration === FORMER_LAST;
  const registrations = new ContentCounter();
  let contents: Contents | undefined;
  async function* rows(): AsyncGenerator<Rows> {
    for await (const line of lines) {
      if (Value.Check(endSchema, line)) ({ contents } = line);
      else if (contents === undefined && Value.Check(rowsSchema, line) && line.table in tables)
        yield isFormer && line.table === 'registrations' ? withoutToken(line) : line;
      else throw notABackup(file);
    }
    if (contents === undefined)
      throw new BackupError(
        `the backup is cut off, nothing was restored: ${file}. Take another one.`,
      );
  }
  /** Until 30 November 2026 registrations had a column that nothing read. */
  function withoutToken({ table, rows: all }: Rows): Rows {
    const stored = { table, rows: all.map(({ token_hash: _, ...row }) => row) };
    registrations.add(stored);
    return stored;
  }
  return {
    migration,
    rows: rows(),
    contents: () => ({
      ...contents,
      ...(isFormer && { registrations: registrations.contents()['registrations'] }),
    }),
  };
}

async function* readLines(file: string): AsyncGenerator {
  const text = pipe(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    throw new BackupError(
      `the backup cannot be read: ${file}. Check its path, or take another one.`,
      { cause: error },
    );
  }
}

const notABackup = (file: string) =>
  new BackupError(
    `this is no backup of the database: ${file}. Name a file that "npm run backup" has made.`,
  );
