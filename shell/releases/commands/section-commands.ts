import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildForCommand, type CommandEnvironment, type CommandResult } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { readTarget } from '../release-name.ts';

type NewSection = typeof import('@dswine/shared/kit/new-section');
type NewSectionAlone = typeof import('@dswine/shared/kit/new-section-alone');
type SectionConfig = { jestProjects: (common: object) => object[] };

/** A file of `@dswine/shared`. An image of the servers has none of these. */
const inShared = ({ root, kit }: CommandEnvironment, file: string) =>
  path.join(kit ?? path.join(root, 'shared'), file);

const importShared = async <Module>(environment: CommandEnvironment, file: string) =>
  (await import(pathToFileURL(inShared(environment, file)).href)) as Module;

export async function newCommand(
  [workspace = '']: string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { root, kit, options } = environment;
  const { path: at, tw, en, remove = false } = options;
  if ((at === undefined) !== remove) throw new ReleaseError('usageNew', {});
  if (kit !== undefined) await importShared(environment, 'kit/load-sources.mjs');
  const made = await importShared<NewSection>(environment, 'kit/new-section.ts');
  const alone = await importShared<NewSectionAlone>(environment, 'kit/new-section-alone.ts');
  if (at === undefined) {
    made.forgetSection(root, workspace);
    return { data: { done: true }, text: `This checkout has no ${workspace} any more.` };
  }
  const make = kit === undefined ? made.newSection : alone.newSectionAlone;
  const { segment } = make(root, { workspace, path: at, tw, en });
  return {
    data: { done: true, workspace, path: segment },
    text: `${workspace} is made, with one page at /${segment} and /en/${segment}.\n\nnpm run release -- dev ${workspace}    shows it alone, with sample data\nnpm run release -- test ${workspace}   runs its tests`,
  };
}

export async function buildCommand(
  [name]: string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { workspace } = readTarget(name);
  await buildForCommand(workspace, environment);
  return { data: { done: true, workspace }, text: '' };
}

const tools = {
  dev(environment: CommandEnvironment) {
    const { site, phone } = environment.options;
    return [
      `--import=${pathToFileURL(inShared(environment, 'kit/load-sources.mjs')).href}`,
      fileURLToPath(new URL('../../dev/dev-section.ts', import.meta.url)),
      ...(site === undefined ? [] : [`--site=${site}`]),
      ...(phone ? ['--phone'] : []),
    ];
  },
  check: (environment: CommandEnvironment, folder: string) => [
    programOf(environment, '@typescript/native', 'bin/tsc'),
    ...['--noEmit', '-p', folder],
  ],
  async test(environment: CommandEnvironment, folder: string) {
    const file = 'build/jest/section-config.js';
    const { jestProjects } = await importShared<SectionConfig>(environment, file);
    const projects = jestProjects({ rootDir: folder });
    return [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      programOf(environment, 'jest', 'bin/jest.js'),
      `--config=${JSON.stringify({ rootDir: folder, projects })}`,
    ];
  },
} as const;

export function toolCommand(name: keyof typeof tools) {
  return async ([target]: string[], environment: CommandEnvironment): Promise<CommandResult> => {
    const { workspace } = readTarget(target);
    const { root, kit } = environment;
    const cwd = kit === undefined ? path.join(root, workspace) : root;
    const args = await tools[name](environment, cwd);
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void child.kill(signal));
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    return { data: { done: code === 0, workspace }, text: '', hasFailed: code !== 0 };
  };
}

/** A program of a package that the kit depends on, wherever npm has put it. */
function programOf(environment: CommandEnvironment, name: string, file: string): string {
  const { resolve } = createRequire(inShared(environment, 'package.json'));
  return path.join(path.dirname(resolve(`${name}/package.json`)), file);
}
