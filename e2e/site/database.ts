import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The organiser's database of a site, which may be in use. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'organiser/organiser.sqlite'));
}

export function readRows(dataDir: string, query: string): Record<string, unknown>[] {
  const database = openDatabase(dataDir);
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}
