import { parseArgs } from 'node:util';
import { systemClock } from '@dswine/shared/process/clock';
import { commandSettings, fail, onDatabase, print } from '../../store/command.ts';
import { notifyPurge } from './purge-hook.ts';
import { recordTitle } from './record-title.ts';
import { findRevision, withdrawableKinds } from '../../store/content.ts';
import { showClock } from '../../process/show-clock.ts';
import { setWithdrawn } from './set-withdrawn.ts';

/*
 * Command that takes a record off the site at once, e.g. `exhibitor/1001`, or restores it with
 * `--restore`. Exit codes: 0 done, 1 not done.
 */
const usage = `用法 / usage: npm run withdraw -w organiser -- <${withdrawableKinds.join('|')}>/<id> [--edition DSWINE2026] [--restore]`;

export async function withdrawCommand(line: string[]): Promise<number> {
  try {
    return await run(line);
  } catch (error) {
    return fail(error instanceof Error ? `${error.message}\n${usage}` : usage);
  }
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      edition: { type: 'string' },
      restore: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return print(usage);
  const [, kindName, id] = /^([a-z-]+)\/(\d{1,9})$/u.exec(positionals[0] ?? '') ?? [];
  const kind = withdrawableKinds.find((candidate) => candidate === kindName);
  if (!kind || id === undefined || positionals.length !== 1) return fail(usage);
  const settings = commandSettings();
  const edition = values.edition ?? settings.exhibitionCode;
  return onDatabase(settings, async (database) => {
    if ((await findRevision(database, edition)) === undefined)
      return fail(
        `找不到展覽 ${edition} / there is no edition ${edition} in ${settings.dataFolder}`,
      );
    const now = showClock(settings, systemClock)();
    await setWithdrawn(database, { edition, kind, id, withdrawn: !values.restore }, now);
    const done = values.restore ? '已恢復 / restored' : '已下架 / withdrawn';
    const revision = (await findRevision(database, edition)) ?? '';
    const purgeResult = await notifyPurge(settings, { edition, kind, id, revision }, systemClock);
    const title =
      (await recordTitle(database, edition, kind, id)) ??
      '目前沒有這筆資料，請核對編號 / no such record at present: check the number';
    return print(
      `${edition} ${kind}/${id} (${title}) ${done}, revision ${revision}, ${purgeResult}`,
    );
  });
}

if (import.meta.main) process.exitCode = await withdrawCommand(process.argv.slice(2));
