import path from 'node:path';
import { systemClock } from '@dswine/shared/process/clock';
import {
  buildForCommand,
  describe,
  type CommandEnvironment,
  type CommandResult,
  type Context,
} from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import { handOver, readHandOver, takeHandOver, writeHandOver } from '../lifecycle/hand-over.ts';
import { keysFolder, readSigner } from '../metadata/private-keys.ts';
import { nameOf, readTarget } from '../release-name.ts';
import { putInForce, readWaiting } from './sign-command.ts';

/** `publish <workspace> --to <file>`: for a team that cannot reach the store. */
export async function handOverCommand(
  names: readonly string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { options, clock = systemClock, dataDir } = environment;
  if (names.length > 1) throw new ReleaseError('handOverSeveral', {});
  const target = readTarget(names[0]);
  const file = path.resolve(options.to ?? '');
  if (!options.noBuild && options.from === undefined)
    await buildForCommand(target.workspace, environment);
  const published = await handOver({
    ...target,
    root: path.resolve(options.from ?? environment.root),
    file,
    promotes: options.promote === true,
    signer: readSigner(keysFolder(dataDir, environment.environment)),
    clock,
  });
  const release = { workspace: target.workspace, version: published.version };
  return {
    data: { done: true, file, published: [{ ...release, ...published }] },
    text: `${nameOf(release)} is signed, and in ${file}. Give it to the operator, who runs:\n    npm run release -- import <file or address>`,
  };
}

/** `export <workspace> --to <file>`: the list that the next hand-over of a team follows. */
export async function exportCommand({ releases, names, options }: Context): Promise<CommandResult> {
  const { workspace } = readTarget(names[0]);
  const list = (await releases.store.view()).lists.get(workspace);
  if (!list) throw new ReleaseError('publishNone', { workspace });
  const file = path.resolve(options.to ?? '');
  await writeHandOver(file, { workspace, list, contents: new Map() });
  return {
    data: { done: true, file },
    text: `List ${list.signed.version} of ${workspace} is in ${file}. Its team publishes --to this file.`,
  };
}

/** `import <file or address>`: stores what was handed over, and makes it live if its team says so. */
export async function importCommand(context: Context): Promise<CommandResult> {
  const { releases, names, onStored } = context;
  const given = await readHandOver(names[0] ?? '');
  const publishing = await releases.forPublishing();
  const { workspace, version } = given;
  if (!(await takeHandOver(publishing, given)))
    return {
      data: { done: true, workspace },
      text: 'That was taken already; nothing was changed.',
    };
  const release = version === undefined ? undefined : nameOf({ workspace, version });
  if (release !== undefined) onStored(release);
  const { live } = await readWaiting(publishing, workspace);
  const composition = await putInForce(publishing, { workspace, live });
  return {
    data: { done: true, workspace, version, ...(composition && { composition }) },
    text: [
      release === undefined ? `The list of ${workspace} is in force.` : `${release} is published.`,
      ...(composition ? [describe(composition)] : []),
    ].join('\n'),
  };
}
