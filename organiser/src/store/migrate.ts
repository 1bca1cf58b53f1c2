import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { DatabaseUnavailableError } from './database-error.ts';
import { inTransaction } from './in-transaction.ts';
import { type Database, tables } from './tables.ts';
import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Table } from './table-plan.ts';

/** A migration that creates the tables that came with it; without a name, the first ones. */
const createTables = (since?: string): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const [name, table] of Object.entries(tables))
      if (table.since === since) await createTable(database, name, table);
  },
});

/** The names sort in order of creation. Never edit a released migration. */
const migrations: Record<string, Migration> = { '0001-tables': createTables() };

/** The last of the migrations of builds before 30 November 2026, which left one column more. */
export const FORMER_LAST = '0017-exhibitor-work';

/** The version of the tables after a migration, or undefined if this version cannot make them. */
export function currentMigration(name: string): string | undefined {
  if (name === FORMER_LAST) return '0001-tables';
  return Object.hasOwn(migrations, name) ? name : undefined;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Migrates the tables to the latest version, or to that of the migration `upTo`. Safe at every
 * start, also from two processes at once. Throws a `DatabaseUnavailableError` when the database is
 * locked or away.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  await takeOver(database);
  const migrator = migratorOf(database);
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  if (failed === undefined && error instanceof DatabaseUnavailableError) throw error;
  throw new MigrationError(
    `The database could not be brought up to date: ${failed ?? 'the list of migrations'} failed and was undone. Repair what the cause names, then start again.`,
    { cause: error },
  );
}

/** Makes a database of former migrations one of the first migration, which joins them. */
async function takeOver(database: Database): Promise<void> {
  const seen = await readHistory(database);
  if (seen.length === 0 || seen.some((name) => Object.hasOwn(migrations, name))) return;
  if (!seen.includes(FORMER_LAST))
    throw new MigrationError(
      `The database is older than this version reads. Start a build that ends with ${FORMER_LAST} once, then this one.`,
    );
  await inTransaction(database, async (transaction) => {
    const history = historyOf(transaction);
    // Of several processes the first one deletes it, and the others wait for that.
    const [last] = await history
      .deleteFrom('kysely_migration')
      .where('name', '=', FORMER_LAST)
      .returningAll()
      .execute();
    if (!last) return;
    await transaction.schema.dropIndex('registrations_by_token_hash').ifExists().execute();
    await sql`alter table registrations drop column token_hash`.execute(transaction);
    await history.deleteFrom('kysely_migration').execute();
    await history
      .insertInto('kysely_migration')
      .values({ ...last, name: '0001-tables' })
      .execute();
  });
}

type History = { kysely_migration: { name: string; timestamp: string } };
const historyOf = (database: Database) => database.withTables<History>();

/** The migrations that the database has seen. */
async function readHistory(database: Database): Promise<string[]> {
  const found = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!found.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await historyOf(database).selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name).sort();
}

/** The name of the last migration that the database has seen. */
export async function findMigration(database: Database): Promise<string | undefined> {
  return (await readHistory(database)).at(-1);
}

function migratorOf(database: Database): Migrator {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  return new Migrator({ db: database, provider });
}

async function createTable(database: Kysely<unknown>, table: string, plan: Table): Promise<void> {
  let creation: CreateTableBuilder<string, string> = database.schema.createTable(table);
  for (const [column, { type, isNullable, default: value, since }] of Object.entries(plan.columns))
    if (since === undefined)
      creation = creation.addColumn(column, type, (definition) => {
        const filled = value === undefined ? definition : definition.defaultTo(value);
        return isNullable ? filled : filled.notNull();
      });
  creation = creation.addPrimaryKeyConstraint(`${table}_key`, [...plan.key]);
  if (plan.belongsTo) {
    const { column, table: owner } = plan.belongsTo;
    creation = creation.addForeignKeyConstraint(
      `${table}_${column}`,
      [column],
      owner,
      ['id'],
      (key) => key.onDelete('cascade'),
    );
  }
  await creation.execute();
  const { indexes = [], unique = [] } = plan;
  for (const columns of [...indexes, ...unique]) {
    const index = database.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns([...columns]);
    await (unique.includes(columns) ? index.unique() : index).execute();
  }
}
