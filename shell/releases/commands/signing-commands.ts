import type { Composition, Workspace } from '@dswine/shared/contract/releases';
import path from 'node:path';
import { systemClock } from '@dswine/shared/process/clock';
import {
  describe,
  type CommandResult,
  type Context,
  buildForCommand,
  type CommandEnvironment,
} from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import type { Publishing } from '../lifecycle/open-releases.ts';
import { promote } from '../lifecycle/promote.ts';
import { nameOf, readTarget, type NamedRelease } from '../release-name.ts';
import { describeOutcome, isReproduced, reproduceAll } from './reproduce.ts';
import { commit, readHead } from '../trust/commit.ts';
import { liveIn, isReserved } from '../metadata/targets.ts';
import { readPending, removePending, signList } from '../trust/lists.ts';
import { handOver, readHandOver, takeHandOver, writeHandOver } from '../lifecycle/hand-over.ts';
import { keysFolder, readSigner } from '../metadata/private-keys.ts';

type Waiting = { added: NamedRelease[]; live: string | null | undefined };

/**
 * Adds the signature of this machine's keys to what waits for it. New releases are reproduced
 * before or, with `--hash`, were reproduced elsewhere. With enough signatures it goes live.
 */
export async function signCommand(context: Context): Promise<CommandResult> {
  const { releases, options, names } = context;
  const { workspace } = readTarget(names[0]);
  const { added, live } = await readWaiting(releases, workspace);
  const lines: string[] = [];
  if (options.hash === undefined) {
    const outcomes = await reproduceAll(context, added);
    lines.push(...outcomes.map(describeOutcome));
    if (!outcomes.every(isReproduced)) {
      lines.push('What could not be reproduced was not signed.');
      return { data: { done: false, releases: outcomes }, text: lines.join('\n'), hasFailed: true };
    }
  } else await assertHash(context, added, options.hash);
  const composition = await putInForce(await releases.forPublishing(), { workspace, live });
  lines.push(composition ? describe(composition) : `${workspace}: signed`);
  return {
    data: { done: true, added, ...(composition && { composition }) },
    text: lines.join('\n'),
  };
}

/**
 * Adds the signature of this machine's keys to the list that waits, and puts it in force. `live`:
 * the version that the list makes live, if it does.
 */
async function putInForce(
  publishing: Publishing,
  { workspace, live }: { workspace: Workspace } & Pick<Waiting, 'live'>,
): Promise<Composition | undefined> {
  if (typeof live === 'string') return promote(publishing, [{ workspace, version: live }]);
  const repository = { ...publishing.store.trust, signer: publishing.signer };
  await commit(repository, async (head) => {
    const signed = await signList(repository, head, { workspace, change: (list) => list });
    return signed && { roles: new Map([[workspace, signed]]) };
  });
  await removePending(repository.files, workspace);
  return undefined;
}

export async function readWaiting(
  { store }: Pick<Publishing, 'store'>,
  workspace: Workspace,
): Promise<Waiting> {
  const head = await readHead(store.trust);
  const pending = (await readPending(store.trust.files, head, workspace))?.signed.targets;
  if (!pending) throw new ReleaseError('usageSignNothing', { workspace });
  const committed = (await head.role(workspace))?.signed.targets ?? {};
  const added = Object.keys(pending)
    .filter((file) => pending[file]?.hashes['sha256'] !== committed[file]?.hashes['sha256'])
    .map((file) => file.split('/')[1] ?? '')
    .filter((version) => !isReserved(version))
    .map((version) => ({ workspace, version }));
  const before = liveIn(head.targets, committed, workspace)?.version;
  const after = liveIn(head.targets, pending, workspace)?.version;
  return { added, live: after === before ? undefined : after };
}

async function assertHash(
  { releases: { store } }: Context,
  added: readonly NamedRelease[],
  hash: string,
): Promise<void> {
  const [release, ...others] = added;
  if (!release || others.length > 0)
    throw new ReleaseError('usageSignSeveral', { count: added.length });
  const { integrity } = await store.identified(release.workspace, release.version);
  if (integrity === hash) return;
  throw new ReleaseError('tamperedHash', { release: nameOf(release), integrity, hash });
}

export async function handOverCommand(
  names: readonly string[],
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { options, clock = systemClock, dataDir } = environment;
  if (names.length > 1) throw new ReleaseError('handOverSeveral', {});
  const target = readTarget(names[0]);
  const file = path.resolve(options.to ?? '');
  if (options.from === undefined) await buildForCommand(target.workspace, environment);
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
