import { join } from 'node:path';
import type { Database } from '../../store/tables.ts';
import type { ImportOptions, ImportReport } from './edition-importer.ts';
import { hashEditionFiles, listEditions } from './read/find-editions.ts';

/**
 * Imports the bundled editions at start, if they are missing, or were imported from there and have
 * changed. Leaves editions alone that somebody imported from elsewhere.
 */
export async function importSeedEditions(
  database: Database,
  seedFolder: string,
  options: Pick<ImportOptions, 'onStep' | 'now'>,
): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const code of listEditions(seedFolder)) {
    const folder = join(seedFolder, code);
    const last = await database
      .selectFrom('import_progress')
      .select(['source', 'source_hash'])
      .where('edition', '=', code)
      .executeTakeFirst();
    const current =
      last && (last.source !== 'seed' || last.source_hash === hashEditionFiles(folder));
    if (current) continue;
    const { importEdition } = await import('./edition-importer.ts');
    reports.push(
      await importEdition(database, { code, folder, source: 'seed', force: true, ...options }),
    );
  }
  return reports;
}
