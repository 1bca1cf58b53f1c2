import type { Composition, Workspace } from '@dswine/shared/contract/releases';
import { describe, type CommandResult, type Context } from './command-context.ts';
import { ReleaseError } from '../errors.ts';
import type { Publishing } from '../lifecycle/open-releases.ts';
import { promote } from '../lifecycle/promote.ts';
import { nameOf, readTarget, type NamedRelease } from '../release-name.ts';
import { describeOutcome, isReproduced, reproduceAll } from './reproduce.ts';
import { commit } from '../trust/commit.ts';
import { readHead } from '../trust/head.ts';
import { liveIn } from '../metadata/live.ts';
import { isReserved } from '../metadata/targets.ts';
import { readPending, removePending, signList } from '../trust/team-list.ts';

/** What a list that waits for signatures would change. */
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
export async function putInForce(
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
