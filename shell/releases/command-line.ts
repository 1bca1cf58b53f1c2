import type { Workspace } from '@dswine/shared/contract/releases';
import { type CommandRow, commandTable, type Run } from './command-table.ts';
import {
  type Options,
  readOptions,
  type OptionName,
  commandOptions,
} from './commands/command-options.ts';
import { ReleaseError } from './errors.ts';

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
