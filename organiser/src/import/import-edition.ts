import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../server/settings.ts';
import { showClock } from '../server/show-clock.ts';
import { databaseFile, openSqliteStore } from '../store/open-store.ts';
import { describeBadRecord, type BadRecord } from './bad-record.ts';
import { EditionRefused, importEdition, listEditions } from './edition-importer.ts';
import { showProgress } from './progress.ts';

/*
 * The import command. Exit codes: 0 all records are in, 2 some were bad (they are listed, the others are in), 1 nothing could be imported.
 */
const workspace = resolve(import.meta.dirname, '../..');
const seed = join(workspace, 'seed');

/** Their messages say all that is needed; others come with their stack. */
const ownErrors = new Set(['ImportMisused', 'EditionRefused', 'SettingsWrong', 'MigrationFailed']);

const usage =
  '用法 / usage: npm run import -w organiser -- [--edition <code>|all] [--from <folder of editions>]   不指定時為 / default: all, organiser/seed';

class ImportMisused extends Error {
  override name = 'ImportMisused';
}

function readArguments(): { from: string; codes: string[] } {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string', default: 'all' },
      from: { type: 'string', default: seed },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const from = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.from);
  const found = listEditions(from);
  const codes = values.edition === 'all' ? found : found.filter((code) => code === values.edition);
  if (codes.length > 0) return { from, codes };
  throw new ImportMisused(
    `${from} 裡沒有展覽 ${values.edition} / ${from} holds no edition ${values.edition}. Found: ${found.join(', ') || 'none'}. Use --edition <code>|all --from <folder of editions>.`,
  );
}

async function run(): Promise<number> {
  const { from, codes } = readArguments();
  const settings = readSettings(process.env, resolve(workspace, '..'));
  const database = await openSqliteStore(databaseFile(settings.dataFolder));
  const onStep = showProgress(process.stderr);
  let exitCode = 0;
  try {
    for (const code of codes) {
      const started = performance.now();
      const { good, bad, changed, removed, revision } = await importOne(code);
      for (const record of bad) process.stderr.write(`${code}/${describeBadRecord(record)}\n`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        `${code}: ${good} good, ${bad.length} bad, ${changed} rows written, ${removed} removed, revision ${revision}, ${seconds} s\n`,
      );
      if (bad.length > 0) exitCode = 2;
    }
  } finally {
    await database.destroy();
  }
  return exitCode;

  function importOne(code: string) {
    const folder = join(from, code);
    return importEdition(database, {
      code,
      folder,
      source: from === seed ? 'seed' : folder,
      onStep,
      now: showClock(settings)(),
    });
  }
}

function explain(error: unknown): string {
  const bad: BadRecord[] = error instanceof EditionRefused ? error.bad : [];
  const known = error instanceof Error && (ownErrors.has(error.name) || 'code' in error);
  const text = known ? error.message : error instanceof Error ? error.stack : String(error);
  return [...bad.map(describeBadRecord), text].join('\n');
}

run().then(
  (exitCode) => (process.exitCode = exitCode),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
