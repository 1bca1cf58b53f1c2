import { Migrator } from 'kysely/migration';
import { contentTables } from './migrations/0001-content.ts';
import { accountTables } from './migrations/0002-accounts.ts';
import { protectionTables } from './migrations/0003-protection.ts';
import { submissionTables } from './migrations/0004-submissions.ts';
import { applicationTables } from './migrations/0005-applications.ts';
import { deskTables } from './migrations/0006-desk.ts';
import { appointmentTables } from './migrations/0007-appointments.ts';
import { favouriteNotes } from './migrations/0008-favourite-notes.ts';
import { subscriptionTables } from './migrations/0009-subscriptions.ts';
import { outboxOrigin } from './migrations/0010-outbox-origin.ts';
import { calendarChangeTables } from './migrations/0011-calendar-changes.ts';
import { contentRecords } from './migrations/0012-content-records.ts';
import { accessLinks } from './migrations/0013-access-links.ts';
import { visitorRegistrationTables } from './migrations/0014-visitor-registrations.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import type { StoredTable } from './migrations/create-table.ts';
import type { Database } from './tables.ts';

/** The names sort in order of creation. Never edit a released migration. */
const migrations = {
  '0001-content': contentTables,
  '0002-accounts': accountTables,
  '0003-protection': protectionTables,
  '0004-submissions': submissionTables,
  '0005-applications': applicationTables,
  '0006-desk': deskTables,
  '0007-appointments': appointmentTables,
  '0008-favourite-notes': favouriteNotes,
  '0009-subscriptions': subscriptionTables,
  '0010-outbox-origin': outboxOrigin,
  '0011-calendar-changes': calendarChangeTables,
  '0012-content-records': contentRecords,
  '0013-access-links': accessLinks,
  '0014-visitor-registrations': visitorRegistrationTables,
};

/** All tables, each after those that its rows belong to. */
export const storedTables: readonly StoredTable[] = Object.values(migrations).flatMap(
  (migration) => ('tables' in migration ? migration.tables : []),
);

/** Whether this version knows a migration. */
export const knowsMigration = (name: string) => Object.hasOwn(migrations, name);

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
