import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { explainStart } from '../process/explain-start.ts';
import { readSettings } from '../process/settings.ts';
import { backUp, moveData, restore } from './backup-commands.ts';
import type { Contents } from './table-rows.ts';

/*
 * Backs the database up, restores a backup, or moves the embedded database to a server. Exit codes:
 * 0 done, 1 not done.
 */
const usage = `用法 / usage:
  npm run backup [-- <file>]     備份資料庫，服務不必停 / copies the database into a file while it is in use
  npm run restore -- <file>      還原到空的資料庫 / fills an empty database with a backup
  npm run move-data              搬到 DATABASE_URL / moves the embedded database of DATA_DIR to DATABASE_URL`;

/** Runs the command line. Returns the exit code. */
export async function backupCommand(line: string[]): Promise<number> {
  try {
    return await run(line);
  } catch (error) {
    return fail(explainStart(error));
  }
}

async function run(line: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: line,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command = '', named, ...rest] = positionals;
  if (values.help) return print(usage);
  const settings = readSettings(process.env, resolve(import.meta.dirname, '../../..'));
  const file = named === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', named);
  if (rest.length > 0) return fail(usage);
  if (command === 'backup') {
    const target = file ?? newBackup(settings.dataFolder);
    return print(describe(await backUp(settings, target), `已備份 / backed up: ${target}`));
  }
  if (command === 'restore' && file !== undefined)
    return print(describe(await restore(settings, file), `已還原 / restored: ${file}`));
  if (command === 'move-data' && file === undefined)
    return print(
      describe(
        await moveData(settings),
        '已搬移，數量與雜湊一致 / moved; counts and hashes agree. Start the organiser with this DATABASE_URL.',
      ),
    );
  return fail(usage);
}

function newBackup(dataFolder: string): string {
  const time = new Date(systemClock.now()).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataFolder, 'backups', `organiser-${time}.jsonl.gz`);
}

function describe(contents: Contents, done: string): string {
  const lines = Object.entries(contents)
    .filter(([, { rows }]) => rows > 0)
    .map(
      ([table, { rows, sha256 }]) => `  ${table.padEnd(24)} ${String(rows).padStart(9)}  ${sha256}`,
    );
  return [...lines, done].join('\n');
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

if (import.meta.main) process.exitCode = await backupCommand(process.argv.slice(2));
