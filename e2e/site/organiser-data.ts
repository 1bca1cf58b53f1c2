import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Changes the ExhibitionYear of an edition, as before the new list is published. Throws if the
 * edition is missing.
 */
export function setExhibitionYear(dataDir: string, code: string, year: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'organiser/organiser.sqlite'));
  try {
    const { changes } = database
      .prepare(
        `UPDATE editions SET record = json_set(record, '$.ExhibitionYear', ?) WHERE edition = ?`,
      )
      .run(year, code);
    if (changes !== 1) throw new Error(`The organiser has no edition ${code}.`);
  } finally {
    database.close();
  }
}
