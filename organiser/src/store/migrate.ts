import { Migrator } from 'kysely/migration';
import { accountTables } from './account-tables.ts';
import { deskTables } from '../desk/desk-tables.ts';
import { staffAccounts } from '../desk/staff-accounts-table.ts';
import { applicationTables } from './application-tables.ts';
import { importBackupTable } from './import-backup-table.ts';
import { sharedStands } from './shared-stands.ts';
import { erasuresTable } from '../erasure/erasures-table.ts';
import { firstTables } from './first-tables.ts';
import { heldPlacesColumns } from './held-places-columns.ts';
import { pageRecordTable } from './page-record-table.ts';
import { proofBits } from './proof-bits.ts';
import { submissionKeysTable } from '../own-submissions/submission-keys-table.ts';
import { submissionTable } from './submission-table.ts';
import type { Database } from './tables.ts';

/** The names sort in order of creation. Never edit a released migration. */
export const migrations = {
  '0001-first-tables': firstTables,
  '0002-accounts': accountTables,
  '0003-page-records': pageRecordTable,
  '0004-submissions': submissionTable,
  '0009-desk': deskTables,
  '0010-applications': applicationTables,
  '0011-submission-keys': submissionKeysTable,
  '0020-held-places': heldPlacesColumns,
  '0030-proof-bits': proofBits,
  '0031-staff-accounts': staffAccounts,
  '0040-shared-stands': sharedStands,
  '0041-import-backups': importBackupTable,
  '0050-erasures': erasuresTable,
};

export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/**
 * Migrates the tables to the latest version. Safe at every start, also from two processes at once.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed =
    results?.find((result) => result.status === 'Error')?.migrationName ?? 'the list of migrations';
  throw new MigrationFailed(
    `The database could not be brought up to date: ${failed} failed and was undone. Restore a backup or repair what the cause names, then start again.`,
    { cause: error },
  );
}
