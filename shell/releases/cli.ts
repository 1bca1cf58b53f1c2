import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandResult, Options } from './command-context.ts';
import { runCommand } from './commands.ts';
import { PromotionRejectedError, UsageError } from './errors.ts';
import { terminalText } from './terminal-text.ts';

const usage = `npm run release -- <command> [<workspace>[@<version>] …] [--json]

  publish  <workspace>[@<version>] … [--promote] [--conformed] [--no-build] [--from <folder>]
                                       build, and put the release into the store; with --promote make it live,
                                       with --no-build take what stands in dist as it is,
                                       with --from take what was built in another checkout, or in the folder of a section
  conform  <workspace> [--no-build] [--from <folder>]
                                       build, and say what a promotion would say, and what is not good: HTML, texts, headings,
                                       keyboard and axe; what it finds is part of the release that you publish then
  verify   <workspace>[@<version>] … [--conformed]
                                       say whether these could be live together with the rest (without a version: the newest published)
  organiser-check [<file or address>]  say whether an organiser with this OpenAPI document (default: that of this checkout)
                                       still provides what live releases use; needs no key
  preview  <workspace>[@<version>] … [--site <url>] [--path <path>]
                                       print a link that shows these on the site for an hour, to whoever opens it
                                       (default: the newest published, on SITE_URL)
  canary   <workspace>[@<version>] [--percent 5] [--steps 5,25] [--minutes 10] [--views 100]
                                       show it to a share of readers, compare errors, statuses and INP with what is live, and
                                       go back by itself when it is worse; when it is good for so many minutes and views, show
                                       it to the next share, and then promote it. Ends when this command ends
  promote  <workspace>[@<version>] … [--conformed] [--no-wait]
                                       make these releases live, all in one step (default: the newest published),
                                       with --conformed only those that conform has checked;
                                       with --no-wait (also of rollback) whatever running web servers report
  rollback [<workspace>[@<version>] …] go back to the release (or the whole composition) that was live before;
                                       a section's first release goes back to no such section; ends a canary instead, if one runs
  status                               what is live, what is published, and who did it
  history                              every composition, newest first, and who signed it
  receipts <workspace> … [--days <n>]  what happened to the pages of these in the last n days (default: 7, at most 30), and the
                                       newest receipts of errors; needs a key of the workspace
  recreate <receipt> [--site <url>]    print a link that shows the page of a receipt with the releases that it had
  watch                                what happens to the live releases, refreshed every two seconds
  reproduce [<workspace>[@<version>] …] [--commit <commit>]
                                       build releases (default: what is live) again from the commit that each names, with the
                                       packages of its lockfile, and compare the hashes of all files; --commit names it for
                                       one that names none
  sign     <workspace> [--hash <hash>] add your signature to what waits for it: reproduces the new releases, signs, and makes
                                       live what the first signer promoted; with --hash sign what was reproduced elsewhere
  sbom     <workspace>[@<version>]     what is in the bundles of a release, as CycloneDX
  clean [--dry-run] [--keep-days <n>]  remove releases that were not live for n days (default: 30);
                                       the last three live releases of a workspace stay
  grant [<section> --paths <path>[,<path>] --owner <team> [--menu <group>[,<group>]] [--slots <slot>]]
                                       let a section claim paths (and only these groups of the menu, and slots); alone:
                                       list what is granted. A section needs a grant before its first promotion.
                                       Needs the operator's key, as retire does
  retire <section>                     take a section off the site, with its grant; its releases stay in the store
  keys [list]                          who may sign what
  keys create [<name>]                 create your key pair; without a name all that one machine needs, in an empty $DATA_DIR
  keys add <who> <public key> [--owner <name>] [--threshold <n>]
  keys rotate <who> <key id> <public key> [--owner <name>]
  keys revoke <who> <key id>           the operator's: change whose signatures count. <who>: a workspace, online or operator
  refresh                              renew the signatures that expire after seven days; daily, with the online key
  audit                                replay every composition with public keys only, and name one that was changed

A new team, from nothing to a live page and back (docs/new-section.md):
  you            npm run new-section -- mfe-press --path /Press
                 npm run release -- keys create press             gives press.pem.pub to the operator
  the operator   npm run release -- keys add mfe-press press.pem.pub --owner "Lin"
                 npm run release -- grant mfe-press --paths Press --owner "Press office"
                                                                  gives you online.pem and root.json
  you            put them beside press.pem, set RELEASE_KEYS to that folder, then
                 npm run release -- publish mfe-press --promote

Before anything is live, its pages are rendered in both languages: with recorded data, empty, without the organiser,
and with live data if ORGANISER names one. What they call and read has to be provided by that organiser, or else by
that of this checkout. Where there is a Chromium, each page is hydrated in it (CHROMIUM=off does without).

A workspace is the shell, or a section by its folder: mfe-<name>. The store is $DATA_DIR/store (default: var/store). --json answers for machines.
Exit code 0 only when done: promote and rollback wait for the running web servers, and take back what one of them
cannot load. To take a record of the organiser off the site: npm run withdraw -w organiser`;

const flags = {
  json: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  'no-wait': { type: 'boolean', default: false },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  conformed: { type: 'boolean', default: false },
  'keep-days': { type: 'string' },
  commit: { type: 'string' },
  hash: { type: 'string' },
  owner: { type: 'string' },
  paths: { type: 'string' },
  menu: { type: 'string' },
  slots: { type: 'string' },
  threshold: { type: 'string' },
  site: { type: 'string' },
  days: { type: 'string' },
  path: { type: 'string' },
  percent: { type: 'string' },
  steps: { type: 'string' },
  minutes: { type: 'string' },
  views: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const root = path.resolve(import.meta.dirname, '../..');
const isJson = process.argv.includes('--json');
/** Releases that this command has stored. They stay stored when the promotion is rejected. */
const stored: string[] = [];
/** What could not be checked. */
const notes: string[] = [];

try {
  const { command, names, options } = readCommand();
  const result: CommandResult =
    options.help || command === 'help'
      ? { data: { usage }, text: usage }
      : await runCommand(command, names, {
          root,
          dataDir: path.resolve(root, process.env['DATA_DIR'] ?? 'var'),
          environment: process.env,
          options,
          onStored: (release) => stored.push(release),
          warn: (message) => console.error(message),
          note: (text) => notes.push(text),
        });
  const data = notes.length > 0 ? { ...(result.data as object), notes } : result.data;
  console.log(
    isJson ? JSON.stringify(data, null, 2) : terminalText([...notes, result.text].join('\n')),
  );
  if (result.hasFailed) process.exitCode = 1;
} catch (error) {
  report(error as Error);
  process.exitCode = 1;
}

function readCommand(): { command: string; names: string[]; options: Options & { help: boolean } } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: flags });
    const [command = 'help', ...names] = positionals;
    const { 'no-build': noBuild, 'no-wait': noWait, 'dry-run': dryRun, ...others } = values;
    const { 'keep-days': keepDays, ...rest } = others;
    const {
      from,
      commit,
      hash,
      owner,
      paths,
      menu,
      slots,
      threshold,
      site,
      days,
      path: at,
      percent,
      steps,
      minutes,
      views,
      ...switches
    } = rest;
    const texts = { from, commit, hash, owner, paths, menu, slots, threshold, site, days };
    const numbers = { percent, steps, minutes, views };
    const given = { ...texts, ...numbers, path: at, keepDays };
    return {
      command,
      names,
      options: {
        ...switches,
        noBuild,
        noWait,
        dryRun,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      },
    };
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message}\n${usage}`, { cause });
  }
}

function report(error: Error): void {
  const reasons = error instanceof PromotionRejectedError ? error.reasons : [error.message];
  if (isJson) {
    console.log(
      JSON.stringify({ done: false, error: error.name, reasons, notes, stored }, null, 2),
    );
    return;
  }
  const left = stored.length > 0 ? `${stored.join(', ')} is in the store, but not live. ` : '';
  const lines = [`${error.name}: ${left}Not done.`, ...reasons.map((reason) => `  - ${reason}`)];
  console.error(terminalText([...notes, ...lines].join('\n')));
}
