import { Migrator, type Migration } from 'kysely/migration';
import { createTables } from './create-tables.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import type { Database } from './tables.ts';

/** Tables of the first migrations, whose rows were copied into others. */
export const formerTables: readonly string[] = [
  'editions',
  'areas',
  'terms',
  'exhibitors',
  'exhibitor_terms',
  'exhibitor_booths',
  'products',
  'news',
  'calendar_entries',
  'hall_shapes',
  'page_records',
  'submission_keys',
  'application_keys',
  'appointment_keys',
  'reset_tokens',
];

/** The migrations that made the first tables, before `tables` described them. */
const merged = [
  '0001-content',
  '0002-accounts',
  '0003-protection',
  '0004-submissions',
  '0005-applications',
  '0006-desk',
  '0007-appointments',
  '0008-favourite-notes',
  '0009-subscriptions',
  '0010-outbox-origin',
  '0011-calendar-changes',
  '0012-content-records',
  '0013-access-links',
];

/** The names sort in order of creation. Never edit a released migration. */
const migrations: Record<string, Migration> = {
  ...Object.fromEntries(merged.map((name) => [name, { up: () => Promise.resolve() }])),
  '0014-visitor-registrations': {
    async up(database: Database) {
      const found = await database.introspection.getTables();
      if (found.some(({ name }) => name === 'members'))
        throw new Error(
          'The tables are older than this version reads. Start a version that has 0014-visitor-registrations in organiser/src/store/migrations, then this one.',
        );
      await createTables().up(database);
    },
  },
  '0015-former-tables': {
    async up(database: Database) {
      for (const name of formerTables) await database.schema.dropTable(name).ifExists().execute();
    },
  },
  '0016-entries': createTables('0016-entries'),
  '0016-exhibitor-desk': createTables('0016-exhibitor-desk'),
  '0016-team-forms': {
    async up(database: Database) {
      await database.schema.alterTable('submissions').addColumn('definition', 'text').execute();
    },
  },
  '0017-exhibitor-work': createTables('0017-exhibitor-work'),
};

/** Whether this version can create the tables as they were after a migration. */
export const knowsMigration = (name: string) =>
  Object.hasOwn(migrations, name) && !merged.includes(name);

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Migrates the tables to the latest version, or to that of the migration `upTo`. Safe at every
 * start, also from two processes at once. Throws a `DatabaseUnavailableError` when the database is
 * locked or away.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
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

/** The name of the last migration that the database has seen. */
export async function findMigration(database: Database): Promise<string | undefined> {
  const all = await migratorOf(database).getMigrations();
  return all.findLast(({ executedAt }) => executedAt !== undefined)?.name;
}

function migratorOf(database: Database): Migrator {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  return new Migrator({ db: database, provider });
}
