import type { Workspace } from '@dswine/shared/contract/releases';
import { commandTable, type CommandRow, type Run } from './command-table.ts';
import { ReleaseError } from './errors.ts';
import { MAX_FORMS } from '@dswine/shared/contract/team-forms';
import { parseArgs, type ParseArgsConfig } from 'node:util';

const rows: readonly CommandRow[] = [
  ...commandTable,
  {
    name: 'completion',
    does: 'print what lets bash complete "release"',
    example: 'completion >> ~/.bashrc',
    run: () => Promise.resolve({ data: { script: completion() }, text: completion() }),
  },
];

/** The command of a line, by its first one or two words. */
function findCommand(line: readonly string[]): CommandRow | undefined {
  const [first = '', second] = line;
  const named = (name: string) => rows.find((row) => row.name === name);
  return (
    named(`${first} ${second}`) ??
    named(first) ??
    (first === 'keys' && second === undefined ? named('keys list') : undefined)
  );
}

/**
 * Reads a command line. `own`: the section in whose folder it is typed, which needs not be named.
 * @throws an error that says all that is wrong at once.
 */
export function readCommand(
  args: readonly string[],
  own?: Workspace,
): {
  names: string[];
  options: Options;
  run: Run;
} {
  const plain = args.filter((arg) => !arg.startsWith('-'));
  const [first, ...rest] = plain;
  const command = first === 'help' ? rest : plain;
  const row = findCommand(command);
  const isHelp =
    first === undefined || first === 'help' || args.some((arg) => /^(-h|--help)$/.test(arg));
  if (!row && command[0] !== undefined)
    throw new ReleaseError('usageCommand', {
      name: command[0],
      names: rows.map(({ name }) => name).join(', '),
    });
  if (!row || isHelp) return { names: [], options: {}, run: help(row) };
  const { names: words, options, problems } = readOptions(args, row.options ?? []);
  const typed = words.slice(row.name.split(' ').length);
  const names = own !== undefined && typed.length === 0 && isOfWorkspace(row) ? [own] : typed;
  problems.push(...problemsWith(row, names, options));
  if (problems.length > 0)
    throw new ReleaseError('usageLine', { problems: problems.join('\n'), help: helpText(row) });
  return { names, options, run: row.run };
}

const isOfWorkspace = ({ takes = '' }: CommandRow) =>
  /^\[?<(workspace|name)>(\[@<version>\])?( …)?\]?$/.test(takes);

/** What is missing, or too much. */
function problemsWith(
  { takes = '', needs = [], options: allowed = [] }: CommandRow,
  names: readonly string[],
  options: Options,
): string[] {
  const wanted = takes.replaceAll(/\[?@<[^>]*>\]?/g, '').match(/\[?</g) ?? [];
  const least = wanted.filter((one) => one === '<').length;
  const most = takes.includes('…') ? Infinity : wanted.length;
  const hasVersion = /^(shell|mfe-[\w-]+)@/.test(names[0] ?? '');
  const isWrong =
    names.length < least ||
    names.length > most ||
    (hasVersion ? !takes.includes('@') : takes.includes('>@<'));
  const isMissing = (name: OptionName) => !Object.hasOwn(options, name);
  return [
    ...(isWrong ? [`It takes ${takes || 'no name'}.`] : []),
    ...(names.length > 0 ? needs : []).filter(isMissing).map((name) => `--${name} is missing.`),
    ...(allowed.includes('break-glass') && options.breakGlass && isMissing('reason')
      ? ['--break-glass needs --reason: others read it.']
      : []),
  ];
}

const help = (row: CommandRow | undefined): Run =>
  async function help() {
    return { data: { usage: helpText(row) }, text: helpText(row) };
  };

const WIDTH = 16;

export function helpText(row?: CommandRow): string {
  if (!row)
    return [
      'npm run release -- <command> [<workspace>[@<version>] …] [--json]',
      '',
      ...rows.map(({ name, does }) => `  ${name.padEnd(WIDTH)} ${does}`),
      '',
      'help <command>, or <command> --help, names its options and an example.',
      'A workspace is the shell, or a section by its folder: mfe-<name>, which needs not be named in its own repository. Without a version, the newest published one is meant.',
      'The store is $DATA_DIR/store (default: var/store), or RELEASE_STORE; keys are in $DATA_DIR/keys, or RELEASE_KEYS. With the kit, DATA_DIR is ~/.dswine/<section>. Exit code 0 only when done.',
      'From a new section to a live page and back: docs/new-section.md. To take a record of the organiser off the site: npm run withdraw -w organiser',
    ].join('\n');
  const options = ['json' as const, ...(row.options ?? [])].map((name) => {
    const option: { value?: string; help: string } = commandOptions[name];
    return `  ${`--${name} ${option.value ?? ''}`.padEnd(2 * WIDTH)} ${option.help}`;
  });
  return [
    `npm run release -- ${row.name} ${row.takes ?? ''}`.trimEnd(),
    '',
    `  ${row.does}`,
    '',
    ...options,
    '',
    `  npm run release -- ${row.example}`,
  ].join('\n');
}

function completion(): string {
  const cases = rows.map(
    ({ name, options = [] }) =>
      `    '${name}') words="${['json', ...options].map((option) => `--${option}`).join(' ')} $(ls -d shell mfe-* 2>/dev/null)" ;;`,
  );
  const firsts = [...new Set(rows.map(({ name }) => name.split(' ')[0]))].join(' ');
  const keys = rows
    .filter(({ name }) => name.startsWith('keys '))
    .map(({ name }) => name.slice(5))
    .join(' ');
  return [
    "alias release='npm run --silent release --'",
    '_release() {',
    '  local words name="${COMP_WORDS[1]}"',
    '  [ "$name" = keys ] && [ "$COMP_CWORD" -gt 2 ] && name="keys ${COMP_WORDS[2]}"',
    '  case "$name" in',
    ...cases,
    `    keys) words="${keys}" ;;`,
    `    *) words="${firsts}" ;;`,
    '  esac',
    `  [ "$COMP_CWORD" = 1 ] && words="${firsts}"`,
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -F _release release',
  ].join('\n');
}

/** An option of the release command. `value` names what follows it; without, it is a switch. */
type Option = {
  value?: string;
  help: string;
  /** Of a number: the least and the most. It is whole, unless the least is below 1. */
  range?: readonly [least: number, most: number];
  form?: RegExp;
};

/** All options of the release command, by name. Every command takes `--json` and `--help`. */
const commandOptions = {
  json: { help: 'answer for machines' },
  help: { help: 'say what a command does, and with which options' },
  promote: { help: 'make it live, too' },
  'no-wait': { help: 'do not wait for running web servers' },
  from: {
    value: '<folder>',
    help: 'take what is built in this checkout or section folder, as it is',
  },
  to: { value: '<file>', help: 'the file that is handed over' },
  'dry-run': { help: 'only say what would be done' },
  conformed: { help: 'only what "conform" has checked' },
  'keep-days': { value: '<n>', range: [1, 9999], help: 'default: 30; of forms: 180' },
  commit: { value: '<commit>', help: 'for a release that names no commit' },
  hash: { value: '<hash>', help: 'sign what was reproduced elsewhere' },
  owner: { value: '<name>', help: 'the name of the team, or of the owner of a key' },
  paths: { value: '<path>[,<path>]', help: 'the first parts of its paths' },
  menu: { value: '<group>[,<group>]', help: 'only these groups of the menu' },
  slots: { value: '<slot>[,<slot>]', help: 'only these slots' },
  forms: { value: '<n>', range: [0, MAX_FORMS], help: 'how many forms it may state' },
  tells: { value: '<role>[,<role>]', help: 'the roles that its forms may mail' },
  threshold: { value: '<n>', range: [1, 99], help: 'how many keys must sign' },
  site: { value: '<url>', help: 'default: SITE_URL; with the kit, the site that it is from' },
  days: { value: '<n>', range: [1, 30], help: 'default: 7, at most 30' },
  path: { value: '<path>', help: 'the first page' },
  tw: { value: '<title>', help: 'the title in Chinese' },
  en: { value: '<title>', help: 'the title in English' },
  remove: { help: 'clear up after the folder was removed' },
  phone: { help: 'also for a phone in the same network' },
  percent: { value: '<n>', range: [1, 99], help: 'the first share of readers, default: 5' },
  steps: {
    value: '<n>,<n>',
    form: /^[1-9]\d?(,[1-9]\d?)*$/,
    help: 'all shares in percent, ascending, default: 5,25',
  },
  minutes: {
    value: '<n>',
    // Two weeks: the fair is over by then.
    range: [0.001, 20_160],
    help: 'how long each share lasts, default: 10',
  },
  views: {
    value: '<n>',
    range: [1, 1e9],
    help: 'how many views a share must have had, default: 100',
  },
  organiser: { value: '<url>|none', help: 'render pages with the live data of this organiser' },
  reason: { value: '<text>', help: 'why; others read it' },
  since: { value: '<time>', help: 'when it begins, as 2026-04-17T10:00; default: now' },
  until: { value: '<time>', help: 'when it ends, as 2026-04-20T18:00, or its last day' },
  daily: {
    value: '<hh:mm>-<hh:mm>',
    form: /^\d\d:\d\d-\d\d:\d\d$/,
    help: 'only in these hours of each day',
  },
  'break-glass': { help: 'despite a lock; needs two keys and --reason' },
} as const satisfies Readonly<Record<string, Option>>;

export type OptionName = keyof typeof commandOptions;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type ValueOf<Name extends OptionName> = (typeof commandOptions)[Name] extends { range: unknown }
  ? number
  : (typeof commandOptions)[Name] extends { value: string }
    ? string
    : true;

export type Options = { [Name in OptionName as CamelCase<Name>]?: ValueOf<Name> | undefined };

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads a command line. `allowed`: besides those of every command. */
function readOptions(
  args: readonly string[],
  allowed: readonly OptionName[],
): { names: string[]; options: Options; problems: string[] } {
  const types = Object.entries<Option>(commandOptions).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) },
  ]);
  const options = Object.fromEntries(types) as NonNullable<ParseArgsConfig['options']>;
  const read: Record<string, string | number | boolean> = {};
  const names: string[] = [];
  const problems: string[] = [];
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') names.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, inlineValue } = token;
    const value = inlineValue || !token.value?.startsWith('--') ? token.value : undefined;
    const known = (['json', 'help', ...allowed] as const).find((one) => one === name);
    const found = known
      ? readValue(commandOptions[known], value)
      : { problem: 'is no option here' };
    if ('problem' in found) problems.push(`${rawName} ${found.problem}.`);
    else read[camelCase(name)] = found.value;
  }
  return { names, options: read, problems };
}

function readValue(
  { value: wanted, range, form }: Option,
  given: string | undefined,
): { value: string | number | boolean } | { problem: string } {
  if (wanted === undefined)
    return given === undefined ? { value: true } : { problem: 'takes no value' };
  if (given === undefined) return { problem: 'needs a value' };
  if (form?.test(given) === false) return { problem: `takes ${wanted}, not "${given}"` };
  if (!range) return { value: given };
  const [value, [least, most]] = [Number(given), range];
  const isInRange = value >= least && value <= most && (least < 1 || Number.isInteger(value));
  return isInRange ? { value } : { problem: `takes ${least} to ${most}, not "${given}"` };
}
