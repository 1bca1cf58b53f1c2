/** An option of the release command. `value` names what follows it; without, it is a switch. */
type Option = { value?: string; help: string };

/** All options of the release command, by name. Every command takes `--json` and `--help`. */
export const commandOptions = {
  json: { help: 'answer for machines' },
  help: { help: 'say what a command does, and with which options' },
  promote: { help: 'make it live, too' },
  'no-build': { help: 'take what is in dist as it is' },
  'no-wait': { help: 'do not wait for running web servers' },
  from: { value: '<folder>', help: 'take what was built in another checkout, or section folder' },
  'dry-run': { help: 'only say what would be done' },
  conformed: { help: 'only what "conform" has checked' },
  'keep-days': { value: '<n>', help: 'default: 30' },
  commit: { value: '<commit>', help: 'for a release that names no commit' },
  hash: { value: '<hash>', help: 'sign what was reproduced elsewhere' },
  owner: { value: '<name>', help: 'the name of the team, or of the owner of a key' },
  paths: { value: '<path>[,<path>]', help: 'the first parts of its paths' },
  menu: { value: '<group>[,<group>]', help: 'only these groups of the menu' },
  slots: { value: '<slot>[,<slot>]', help: 'only these slots' },
  threshold: { value: '<n>', help: 'how many keys must sign' },
  site: { value: '<url>', help: 'default: SITE_URL' },
  days: { value: '<n>', help: 'default: 7, at most 30' },
  path: { value: '<path>', help: 'the page to begin with' },
  percent: { value: '<n>', help: 'the first share of readers, default: 5' },
  steps: { value: '<n>,<n>', help: 'all shares in percent, default: 5,25' },
  minutes: { value: '<n>', help: 'how long each share lasts, default: 10' },
  views: { value: '<n>', help: 'how many views a share must have had, default: 100' },
  reason: { value: '<text>', help: 'why; others read it' },
  since: { value: '<time>', help: 'when it begins, as 2026-04-17T10:00; default: now' },
  until: { value: '<time>', help: 'when it ends, as 2026-04-20T18:00' },
  daily: { value: '<hh:mm>-<hh:mm>', help: 'only in these hours of each day' },
  'break-glass': { help: 'despite a lock; needs two keys and --reason' },
} as const satisfies Readonly<Record<string, Option>>;

export type OptionName = keyof typeof commandOptions;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Valued = {
  [Name in OptionName]: (typeof commandOptions)[Name] extends { value: string } ? Name : never;
}[OptionName];

/** What was given, by the name in camel case. Switches that were not given are false. */
export type Options = { [Name in Exclude<OptionName, Valued> as CamelCase<Name>]: boolean } & {
  [Name in Valued as CamelCase<Name>]?: string;
};

const isSwitch = (name: OptionName) => !('value' in commandOptions[name]);
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** No option. */
export function noOptions(): Options {
  const switches = (Object.keys(commandOptions) as OptionName[]).filter(isSwitch);
  return Object.fromEntries(switches.map((name) => [camelCase(name), false])) as unknown as Options;
}

/**
 * Reads a command line. `allowed`: besides those of every command. Problems are sentences, all at
 * once.
 */
export function readOptions(
  args: readonly string[],
  allowed: readonly OptionName[],
): { names: string[]; options: Options; problems: string[] } {
  const names: string[] = [];
  const options: Record<string, string | boolean> = { ...noOptions() };
  const problems: string[] = [];
  const known = ['json', 'help', ...allowed];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '-h') options['help'] = true;
    if (!arg.startsWith('-')) names.push(arg);
    if (!arg.startsWith('--')) {
      if (arg.startsWith('-') && arg !== '-h') problems.push(`There is no option ${arg}.`);
      continue;
    }
    const [, name = '', given] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (!known.includes(name)) {
      problems.push(`There is no option --${name} here.`);
      continue;
    }
    if (isSwitch(name as OptionName)) {
      if (given !== undefined) problems.push(`--${name} takes no value.`);
      options[camelCase(name)] = true;
      continue;
    }
    const next = given ?? args[at + 1];
    if (next === undefined || (given === undefined && next.startsWith('--'))) {
      problems.push(`--${name} needs a value.`);
      continue;
    }
    if (given === undefined) at += 1;
    options[camelCase(name)] = next;
  }
  return { names, options: options as Options, problems };
}
