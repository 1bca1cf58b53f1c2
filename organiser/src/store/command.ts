import { resolve } from 'node:path';
import { openStore } from './open-store.ts';
import type { Database } from './tables.ts';
import { readSettings, type Settings } from '../process/settings.ts';

export const commandSettings = (): Settings =>
  readSettings(process.env, resolve(import.meta.dirname, '../../..'));

/** Runs the work of a command on the database of the settings, and closes it. */
export async function onDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openStore(settings);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

export function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

export function fail(text: string, code = 1): number {
  process.stderr.write(`${text}\n`);
  return code;
}
