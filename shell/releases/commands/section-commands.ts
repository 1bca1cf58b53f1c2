import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Workspace } from '@dswine/shared/contract/releases';
import { buildForCommand, type CommandEnvironment, type CommandResult } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { readTarget } from '../release-name.ts';

type NewSection = typeof import('@dswine/shared/kit/new-section');
type NewSectionAlone = typeof import('@dswine/shared/kit/new-section-alone');

/** Runs a program in the folder of a section. */
type Tool = (section: {
  folder: string;
  workspace: Workspace;
  environment: CommandEnvironment;
}) => Promise<string[]> | string[];

/** `new <workspace>`: makes a section in a checkout, or in the folder that has only the kit. */
export async function newCommand(
  [workspace = '']: string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { root, kit, options } = environment;
  const { path: at, tw, en, remove = false } = options;
  if ((at === undefined) !== remove) throw new ReleaseError('usageNew', {});
  if (kit !== undefined) await import(loaderOf(kit));
  // Beside its template. An image of the servers has neither.
  const ofKit = (name: string) =>
    pathToFileURL(path.join(sharedFolder(environment), `kit/${name}.ts`)).href;
  const { forgetSection, newSection } = (await import(ofKit('new-section'))) as NewSection;
  const { newSectionAlone } = (await import(ofKit('new-section-alone'))) as NewSectionAlone;
  if (at === undefined) {
    forgetSection(root, workspace);
    return { data: { done: true }, text: `This checkout has no ${workspace} any more.` };
  }
  const request = { workspace, path: at, tw, en };
  const { segment } =
    kit === undefined ? newSection(root, request) : newSectionAlone(root, request);
  return {
    data: { done: true, workspace, path: segment },
    text: [
      `${workspace} is made, with one page at /${segment} and /en/${segment}.`,
      '',
      `npm run release -- dev ${workspace}    shows it alone, with sample data`,
      `npm run release -- test ${workspace}   runs its tests`,
    ].join('\n'),
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

/** A command that hands over to a tool, and ends as it does. */
export function toolCommand(tool: Tool) {
  return async ([name]: string[], environment: CommandEnvironment): Promise<CommandResult> => {
    const { workspace } = readTarget(name);
    const { root, kit } = environment;
    const folder = kit === undefined ? path.join(root, workspace) : root;
    const args = await tool({ folder, workspace, environment });
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void child.kill(signal));
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    return { data: { done: code === 0, workspace }, text: '', hasFailed: code !== 0 };
  };
}

/** Lets Node run the sources of the kit. */
const loaderOf = (kit: string) => pathToFileURL(path.join(kit, 'kit/load-sources.mjs')).href;

/** Where `@dswine/shared` is. */
const sharedFolder = ({ root, kit }: CommandEnvironment) => kit ?? path.join(root, 'shared');

/** A program of a package that the kit depends on, wherever npm has put it. */
function programOf(environment: CommandEnvironment, name: string, file: string): string {
  const { resolve } = createRequire(path.join(sharedFolder(environment), 'package.json'));
  return path.join(path.dirname(resolve(`${name}/package.json`)), file);
}

export const devTool: Tool = ({ environment }) => {
  const { site, phone } = environment.options;
  const shared = sharedFolder(environment);
  return [
    ...(environment.kit === undefined ? [] : [`--import=${loaderOf(environment.kit)}`]),
    path.join(shared, 'build/dev-section.ts'),
    ...(site === undefined ? [] : [`--site=${site}`]),
    ...(phone ? ['--phone'] : []),
  ];
};

export const checkTool: Tool = ({ folder, environment }) => [
  programOf(environment, '@typescript/native', 'bin/tsc'),
  ...['--noEmit', '-p', folder],
];

export const testTool: Tool = async ({ folder, environment }) => {
  const config = path.join(sharedFolder(environment), 'build/jest/section-config.js');
  const { jestProjects } = (await import(pathToFileURL(config).href)) as {
    jestProjects: (common: object) => object[];
  };
  const projects = jestProjects({ rootDir: folder });
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    programOf(environment, 'jest', 'bin/jest.js'),
    `--config=${JSON.stringify({ rootDir: folder, projects })}`,
  ];
};
