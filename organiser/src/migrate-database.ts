import { resolve } from 'node:path';
import { explainStart } from './process/explain-start.ts';
import { readSettings } from './process/settings.ts';
import { findMigration } from './store/migrate.ts';
import { openStore } from './store/open-store.ts';

/*
 * Brings the tables up to date and ends, before organisers of a new version start. They would do it
 * as well, but then a migration that fails is found by the first of them.
 */
try {
  const database = await openStore(
    readSettings(process.env, resolve(import.meta.dirname, '../..')),
  );
  const migration = await findMigration(database);
  await database.destroy();
  process.stdout.write(`資料表已是最新 / The tables are up to date: ${migration}\n`);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}
