import { explainStart } from './process/explain-start.ts';
import { commandSettings, fail, onDatabase, print } from './store/command.ts';
import { findMigration } from './store/migrate.ts';

/*
 * Brings the tables up to date and ends, before organisers of a new version start. They would do it
 * as well, but then a migration that fails is found by the first of them.
 */
try {
  const migration = await onDatabase(commandSettings(), findMigration);
  print(`資料表已是最新 / The tables are up to date: ${migration}`);
} catch (error) {
  process.exitCode = fail(explainStart(error));
}
