import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { explainStart } from '../../process/explain-start.ts';
import { commandSettings, fail, print } from '../command.ts';
import { backUpSite, restoreSite } from './back-up-site.ts';
import { backUp, moveData, restore } from './backup-commands.ts';
import type { Contents } from './table-rows.ts';

/*
 * Backs a site or its database up, restores a backup, or moves the embedded database to a server.
 * Exit codes: 0 done, 1 not done.
 */
const usage = `usage:
  npm run backup [-- <new folder>]      copies the whole site while it is in use: database, keys, releases,
                                        trust, pictures, files, mails and the list of erasures
  npm run restore -- <folder>           puts such a copy where nothing is yet
  npm run backup -- <file>.jsonl.gz     the database alone
  npm run restore -- <file>.jsonl.gz    fills an empty database, of either engine
  npm run move-data                     moves the embedded database of DATA_DIR to DATABASE_URL`;

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
  const settings = commandSettings();
  const file = named === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', named);
  if (rest.length > 0) return fail(usage);
  const site = { ...settings, environment: process.env };
  if (command === 'backup') {
    const target = file ?? newBackup(settings.dataFolder);
    if (isDatabase(target))
      return print(describe(await backUp(settings, target), `backed up: ${target}`));
    const { contents, files, elsewhere } = await backUpSite(site, target);
    const others = elsewhere.map((bucket) => `; not in it: ${bucket}`).join('');
    return print(describe(contents, `backed up with ${files} files: ${target}${others}`));
  }
  if (command === 'restore' && file !== undefined) {
    if (!isFolder(file)) return print(describe(await restore(settings, file), `restored: ${file}`));
    const { contents, files } = await restoreSite(site, file);
    return print(describe(contents, `restored with ${files} files: ${file}`));
  }
  if (command === 'move-data' && file === undefined)
    return print(
      describe(
        await moveData(settings),
        'moved; counts and hashes agree. Start the organiser with this DATABASE_URL.',
      ),
    );
  return fail(usage);
}

function newBackup(dataFolder: string): string {
  const time = new Date(systemClock.now()).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataFolder, 'backups', time);
}

const isDatabase = (file: string) => file.endsWith('.gz');
/** Restoring what is missing says so as a backup of the database. */
const isFolder = (file: string) => existsSync(file) && statSync(file).isDirectory();

function describe(contents: Contents, done: string): string {
  const lines = Object.entries(contents)
    .filter(([, { rows }]) => rows > 0)
    .map(
      ([table, { rows, sha256 }]) => `  ${table.padEnd(24)} ${String(rows).padStart(9)}  ${sha256}`,
    );
  return [...lines, done].join('\n');
}

if (import.meta.main) process.exitCode = await backupCommand(process.argv.slice(2));
