import { systemClock } from '@dswine/shared/process/clock';
import { canaryCommand } from './commands/canary-command.ts';
import type { CommandEnvironment, CommandResult, Context } from './commands/command-context.ts';
import type { OptionName } from './command-line.ts';
import {
  cleanCommand,
  promoteCommand,
  publishCommand,
  rollbackCommand,
  sbomCommand,
  verifyCommand,
} from './commands/commands.ts';
import {
  exportCommand,
  handOverCommand,
  importCommand,
  signCommand,
} from './commands/signing-commands.ts';
import { conformCommand, organiserCheckCommand } from './commands/check-commands.ts';
import { errorsCommand, recreateCommand, previewCommand } from './commands/error-commands.ts';
import { historyCommand, statusCommand } from './commands/history-commands.ts';
import {
  auditCommand,
  changeKeysCommand,
  createKeysCommand,
  listKeysCommand,
  refreshCommand,
} from './commands/key-commands.ts';
import {
  affectedCommand,
  lockCommand,
  requireCommand,
  unlockCommand,
  withdrawCommand,
  grantCommand,
  retireCommand,
} from './commands/operator-commands.ts';
import { openReleases } from './lifecycle/open-releases.ts';
import { reproduceCommand } from './commands/reproduce.ts';
import { buildCommand, newCommand, toolCommand } from './commands/section-commands.ts';

export type Run = (names: string[], environment: CommandEnvironment) => Promise<CommandResult>;

export type CommandRow = {
  name: string;
  takes?: string;
  options?: readonly OptionName[];
  /** Options that must be there with a name. */
  needs?: readonly OptionName[];
  does: string;
  example: string;
  run: Run;
};

const inStore =
  (run: (context: Context) => Promise<CommandResult>): Run =>
  (names, environment) =>
    run({
      clock: systemClock,
      ...environment,
      names,
      releases: openReleases({ ...environment, ...environment.options }),
    });

const RELEASE = '<workspace>[@<version>]';

export const commandTable: readonly CommandRow[] = [
  {
    name: 'new',
    takes: '<workspace>',
    options: ['path', 'tw', 'en', 'remove'],
    does: 'make a section: a page in both languages, with samples and tests',
    example: 'new mfe-press --path /Press',
    run: newCommand,
  },
  {
    name: 'dev',
    takes: '<workspace>',
    options: ['site', 'phone'],
    does: 'show a section alone, with sample data and hot reload',
    example: 'dev mfe-visitor',
    run: toolCommand('dev'),
  },
  {
    name: 'test',
    takes: '<workspace>',
    does: 'run the tests of a section',
    example: 'test mfe-visitor',
    run: toolCommand('test'),
  },
  {
    name: 'check',
    takes: '<workspace>',
    does: 'check the types of a section',
    example: 'check mfe-visitor',
    run: toolCommand('check'),
  },
  {
    name: 'build',
    takes: '<workspace>',
    does: 'build into dist, without publishing',
    example: 'build mfe-visitor',
    run: buildCommand,
  },
  {
    name: 'publish',
    takes: `${RELEASE} …`,
    options: ['promote', 'conformed', 'from', 'to', 'no-wait', 'break-glass', 'reason'],
    does: 'build, and put the release into the store, or with --to into a file for the operator',
    example: 'publish mfe-visitor --promote',
    run: (names, environment) =>
      environment.options.to === undefined
        ? inStore(publishCommand)(names, environment)
        : handOverCommand(names, environment),
  },
  {
    name: 'conform',
    takes: '<workspace>',
    options: ['from'],
    does: 'build, and say what a promotion would say, and what is not good: HTML, texts, headings, keyboard and axe; needs no key',
    example: 'conform mfe-visitor',
    run: inStore(conformCommand),
  },
  {
    name: 'import',
    takes: '<file or address>',
    options: ['conformed', 'no-wait'],
    does: 'put what a team has published --to a file into the store, and make it live if the team says so; needs the online key',
    example: 'import press.release',
    run: inStore(importCommand),
  },
  {
    name: 'export',
    takes: '<workspace>',
    options: ['to'],
    needs: ['to'],
    does: 'write the present list of a team to a file, which its next publish --to follows; needs no key',
    example: 'export mfe-press --to press.release',
    run: inStore(exportCommand),
  },
  {
    name: 'verify',
    takes: `${RELEASE} …`,
    options: ['conformed'],
    does: 'say whether these could be live together with the rest',
    example: 'verify mfe-visitor@1.2.0',
    run: inStore(verifyCommand),
  },
  {
    name: 'organiser-check',
    takes: '[<file or address>]',
    does: 'say whether an organiser with this OpenAPI document (default: that of this checkout) provides what live releases use; needs no key',
    example: 'organiser-check openapi.json',
    run: inStore(organiserCheckCommand),
  },
  {
    name: 'preview',
    takes: `${RELEASE} …`,
    options: ['site', 'path'],
    does: 'print a link that shows these on the site for an hour, to whoever opens it',
    example: 'preview mfe-visitor --path /VisitorExhibitor',
    run: inStore(previewCommand),
  },
  {
    name: 'canary',
    takes: RELEASE,
    options: ['percent', 'steps', 'minutes', 'views', 'conformed', 'break-glass', 'reason'],
    does: 'show it to a growing share of readers, and promote it, or go back by itself when it is worse than what is live',
    example: 'canary mfe-visitor --percent 5',
    run: inStore(canaryCommand),
  },
  {
    name: 'promote',
    takes: `${RELEASE} …`,
    options: ['conformed', 'no-wait', 'break-glass', 'reason'],
    does: 'make these releases live, all in one step (default: the newest published)',
    example: 'promote mfe-visitor@1.2.0',
    run: inStore(promoteCommand),
  },
  {
    name: 'rollback',
    takes: `[${RELEASE} …]`,
    options: ['no-wait'],
    does: 'go back to what was live before; ends a canary instead, if one runs',
    example: 'rollback mfe-visitor',
    run: inStore(rollbackCommand),
  },
  {
    name: 'lock',
    takes: '[<workspace>|site]',
    options: ['since', 'until', 'daily', 'reason'],
    needs: ['until', 'reason'],
    does: 'refuse promotions and canaries for a time, not rollbacks; alone: list the locks. Needs the operator’s key',
    example:
      'lock site --since 2026-04-17 --until 2026-04-20 --daily 10:00-18:00 --reason "the fair is open"',
    run: inStore(lockCommand),
  },
  {
    name: 'unlock',
    takes: '<workspace>|site',
    does: 'end a lock; needs the operator’s key',
    example: 'unlock site',
    run: inStore(unlockCommand),
  },
  {
    name: 'require',
    options: ['organiser', 'conformed'],
    does: 'say what each promotion of any team has to pass; alone: list it. Needs the operator’s key',
    example: 'require --organiser https://www.dswine.example --conformed',
    run: inStore(requireCommand),
  },
  {
    name: 'withdraw',
    takes: '<workspace>@<version>',
    options: ['reason'],
    needs: ['reason'],
    does: 'never promote, preview or roll back to this release again',
    example: 'withdraw mfe-visitor@1.2.0 --reason "shows drafts"',
    run: inStore(withdrawCommand),
  },
  {
    name: 'affected',
    takes: '<package>[@<range>]',
    does: 'list live, previewable and stored releases that have a package, by their SBOM',
    example: 'affected swr@<2.3.0',
    run: inStore(affectedCommand),
  },
  {
    name: 'status',
    does: 'say since when what is live, what is published and by whom, and what servers and browsers still show',
    example: 'status --json',
    run: inStore(statusCommand),
  },
  {
    name: 'history',
    does: 'list what was live, newest first, and who signed it',
    example: 'history',
    run: inStore(historyCommand),
  },
  {
    name: 'errors',
    takes: '<workspace> …',
    options: ['days'],
    does: 'list the newest error reports of these; needs a key of each',
    example: 'errors mfe-visitor --days 1',
    run: inStore(errorsCommand),
  },
  {
    name: 'recreate',
    takes: '<error report>',
    options: ['site'],
    does: 'print a link that shows its page with the releases that it had',
    example: 'recreate 0123456789abcdef',
    run: inStore(recreateCommand),
  },
  {
    name: 'reproduce',
    takes: `[${RELEASE} …]`,
    options: ['commit'],
    does: 'build releases (default: what is live) again from their commit, and compare them bit for bit',
    example: 'reproduce mfe-visitor',
    run: inStore(reproduceCommand),
  },
  {
    name: 'sign',
    takes: '<workspace>',
    options: ['hash', 'commit', 'no-wait'],
    does: 'add your signature to what waits for it: reproduces the new releases before',
    example: 'sign shell',
    run: inStore(signCommand),
  },
  {
    name: 'sbom',
    takes: RELEASE,
    does: 'print what is in the bundles of a release, as CycloneDX',
    example: 'sbom mfe-visitor',
    run: inStore(sbomCommand),
  },
  {
    name: 'clean',
    options: ['dry-run', 'keep-days'],
    does: 'remove releases that were not live for some days; the last three of a workspace stay',
    example: 'clean --dry-run',
    run: inStore(cleanCommand),
  },
  {
    name: 'grant',
    takes: '[<section>]',
    options: ['paths', 'owner', 'menu', 'slots', 'forms', 'keep-days', 'tells'],
    does: 'let a section claim paths, groups of the menu, slots and forms, which keep what they take for at most --keep-days; alone: list what is granted. Needs the operator’s key',
    example: 'grant mfe-press --paths Press --owner "Press office"',
    run: inStore(grantCommand),
  },
  {
    name: 'retire',
    takes: '<section>',
    does: 'take a section off the site, with its grant; its releases stay. Needs the operator’s key',
    example: 'retire mfe-press',
    run: inStore(retireCommand),
  },
  {
    name: 'keys list',
    does: 'say who may sign what',
    example: 'keys list',
    run: inStore(listKeysCommand),
  },
  {
    name: 'keys create',
    takes: '[<name>]',
    does: 'create your key pair; without a name all that one machine needs, in an empty DATA_DIR',
    example: 'keys create press',
    run: createKeysCommand,
  },
  {
    name: 'keys add',
    takes: '<who> <public key>',
    options: ['owner', 'threshold'],
    does: 'let a key sign for a workspace, online or operator; needs the operator’s key, as rotate and revoke do',
    example: 'keys add mfe-press press.pem.pub --owner "Lin"',
    run: inStore(changeKeysCommand('add')),
  },
  {
    name: 'keys rotate',
    takes: '<who> <key id> <public key>',
    options: ['owner', 'threshold'],
    does: 'exchange a key; what is live, and what can be rolled back to, stays',
    example: 'keys rotate mfe-press 0123456789ab press-2.pem.pub --owner "Lin"',
    run: inStore(changeKeysCommand('rotate')),
  },
  {
    name: 'keys revoke',
    takes: '<who> <key id>',
    options: ['threshold'],
    does: 'let a key sign no more',
    example: 'keys revoke mfe-press 0123456789ab',
    run: inStore(changeKeysCommand('revoke')),
  },
  {
    name: 'refresh',
    does: 'renew the signatures that expire after seven days; daily, with the online key',
    example: 'refresh',
    run: inStore(refreshCommand),
  },
  {
    name: 'audit',
    does: 'replay all that was live with public keys only, and name what was changed',
    example: 'audit',
    run: inStore(auditCommand),
  },
];
