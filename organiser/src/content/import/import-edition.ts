import { join, resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { commandSettings, fail, onDatabase, print } from '../../store/command.ts';
import { showClock } from '../../process/show-clock.ts';
import type { Database } from '../../store/tables.ts';
import { checkFiles } from './check/check-files.ts';
import { describeBadRecord, type BadRecord } from './bad-record.ts';
import {
  importEdition,
  undoImport,
  type ImportReport,
  type ImportStep,
} from './edition-importer.ts';
import { listEditions, writeTemplate } from './read/edition-files.ts';
import { EditionRejectedError, RemovalRejectedError } from './import-errors.ts';
import { removeSeedMedia } from './seed-editions.ts';
import { describeChanges, largeRemovals } from './plan-changes.ts';

/*
 * The import command. Exit codes: 0 all records were imported; 1 nothing was imported; 2 some
 * records, pictures or downloads are bad (they are listed, the others were imported); 3 an edition was not changed because
 * the import would remove too much.
 */
const workspace = resolve(import.meta.dirname, '../../..');
const seed = join(workspace, 'seed');

/** Errors that are shown by their message alone; others are shown with their stack and cause. */
const expectedErrors = new Set([
  'ImportMisused',
  'EditionRejectedError',
  'RemovalRejectedError',
  'NothingToUndoError',
  'TemplateExistsError',
  'SettingsError',
  'MigrationError',
]);

const usage = `usage: npm run import -w organiser -- [--edition <code>|all] [--from <folder of editions>] [--dry-run | --force]
       npm run import -w organiser -- --undo --edition <code>
       npm run import -w organiser -- --template <file.xlsx | new folder>
  --edition   the code of the edition; default: all
  --from      the folder that holds the editions, each a folder of its code; default: organiser/seed
  --dry-run   says what would be added, changed and removed; writes nothing
  --force     imports even if more than 10 % of the records go
  --undo      puts back what the edition held before its last import
  --template  writes a workbook, or a folder of CSV files, with all fields and an example of each`;

class ImportMisused extends Error {
  override name = 'ImportMisused';
}

type ImportArguments = {
  template?: string;
  from: string;
  codes: string[];
  force: boolean;
  dryRun: boolean;
  undo: boolean;
};

function readArguments(args: string[]): ImportArguments {
  const { values } = parseArgs({
    args,
    options: {
      edition: { type: 'string', default: 'all' },
      from: { type: 'string', default: seed },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      template: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.exit(print(usage));
  }
  const { edition, force, undo, 'dry-run': dryRun } = values;
  const inFolder = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const from = inFolder(values.from);
  if (values.template !== undefined)
    return { from, codes: [], force, dryRun, undo, template: inFolder(values.template) };
  if (undo && (edition === 'all' || dryRun || force))
    throw new ImportMisused(`--undo needs --edition <code> and stands alone\n${usage}`);
  if (undo) return { from, codes: [edition], force, dryRun, undo };
  const found = listEditions(from);
  const codes = edition === 'all' ? found : found.filter((code) => code === edition);
  if (codes.length > 0) return { from, codes, force, dryRun, undo };
  throw new ImportMisused(
    `${from} holds no edition ${edition}. Found: ${found.join(', ') || 'none'}. Use --edition <code>|all --from <folder of editions>.`,
  );
}

export async function importCommand(line: string[]): Promise<number> {
  try {
    return await run(line);
  } catch (error) {
    return fail(explain(error));
  }
}

async function run(line: string[]): Promise<number> {
  const args = readArguments(line);
  if (args.template !== undefined) {
    await writeTemplate(args.template, join(seed, 'DSWINE2026'));
    return print(`${args.template} has all fields: * is needed, (*) in one language.`);
  }
  const settings = commandSettings();
  const { dataFolder } = settings;
  const now = showClock(settings, systemClock)();
  return onDatabase(settings, async (database) => {
    const exitCodes: number[] = [];
    for (const code of args.codes)
      exitCodes.push(await runEdition(database, code, { ...args, now, dataFolder }));
    return Math.max(...exitCodes);
  });
}

type Run = ImportArguments & { now: Date; dataFolder: string };

async function runEdition(database: Database, code: string, args: Run): Promise<number> {
  const started = systemClock.monotonic();
  try {
    const report = args.undo
      ? { ...(await undoImport(database, code, args.now)), files: [] }
      : await importOne(database, code, args);
    for (const line of describeRead(report)) process.stderr.write(`${code}/${line}\n`);
    for (const file of report.files) process.stderr.write(`${describeBadRecord(file)}\n`);
    const seconds = ((systemClock.monotonic() - started) / 1000).toFixed(1);
    print(`${code}: ${summaryOf(report, args)}, ${seconds} s`);
    return report.bad.length + report.files.length > 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof RemovalRejectedError)) throw error;
    return fail(explain(error), 3);
  }
}

async function importOne(
  database: Database,
  code: string,
  { from, force, dryRun, now, dataFolder }: Run,
): Promise<ImportReport & { files: BadRecord[] }> {
  const folder = join(from, code);
  const source = from === seed ? 'seed' : folder;
  const report = await importEdition(database, {
    code,
    folder,
    source,
    force,
    dryRun,
    onStep: showProgress(process.stderr),
    now,
  });
  // The drawings show the seed's records.
  if (source !== 'seed' && !dryRun) removeSeedMedia(dataFolder, code);
  return { ...report, files: await checkFiles(dataFolder, code) };
}

function summaryOf(report: ImportReport, { dryRun, undo }: ImportArguments): string {
  const { good, bad, missing, changes, changed, removed, revision } = report;
  const parts = [
    ...(undo ? ['the last import is undone'] : [`${good} good, ${bad.length} bad`]),
    ...(missing.length > 0 ? [`no file, what was stored stays: ${missing.join(' ')}`] : []),
    describeChanges(changes),
  ];
  if (!dryRun)
    return [...parts, `${changed} rows written, ${removed} removed, revision ${revision}`].join(
      '; ',
    );
  const isLarge = Object.keys(largeRemovals(changes)).length > 0;
  const needed = isLarge ? ['removes more than 10 %, the import needs --force'] : [];
  return [...parts, ...needed, 'dry run, nothing was written'].join('; ');
}

const describeRead = ({ bad, notices }: Pick<ImportReport, 'bad' | 'notices'>) => [
  ...notices,
  ...bad.map(describeBadRecord),
];

function explain(error: unknown): string {
  const refused = error instanceof EditionRejectedError || error instanceof RemovalRejectedError;
  const isExpected = error instanceof Error && (expectedErrors.has(error.name) || 'code' in error);
  const text = isExpected ? error.message : inspect(error);
  return [...(refused ? describeRead(error.read) : []), text].join('\n');
}

if (import.meta.main) process.exitCode = await importCommand(process.argv.slice(2));

type Output = { isTTY?: boolean; write(text: string): unknown };

/** Shows the import's progress: one updated line on a terminal, one line per step elsewhere. */
function showProgress(output: Output): (step: ImportStep) => void {
  return ({ edition, step, done, total, records }) => {
    const percent = Math.round((100 * done) / total);
    const text = `${edition} ${String(percent).padStart(3)} %  ${step} (${records})`;
    if (!output.isTTY) output.write(`${text}\n`);
    else output.write(`\r\u001b[K${text}${done === total ? '\n' : ''}`);
  };
}
