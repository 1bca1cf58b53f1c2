import { isDeepStrictEqual } from 'node:util';
import type { Metadata, Targets } from '@tufjs/models';
import type { Canary } from '@dswine/shared/contract/canary';
import { MAX_REASON, type Composition, type LiveChange } from '@dswine/shared/contract/releases';
import type { Grants } from '../manifest/grants.ts';
import { ReleaseError } from '../errors.ts';
import { withCanary } from '../metadata/signed-canary.ts';
import { commit, type Repository } from './commit.ts';
import { changedWorkspaces, changeOf, UNKNOWN } from '../metadata/composition.ts';
import { differentGrants, signedGrants, withGrants } from '../metadata/signed-grants.ts';
import type { Head } from './head.ts';
import { withLive } from '../metadata/live.ts';
import { canSignAlone, hasKeyOf } from '../metadata/metadata.ts';
import { signOverrides } from './operator-list.ts';
import { removePending, signList } from './team-list.ts';
import type { TeamList } from '../metadata/targets.ts';

/** What is to be live in place of `before`. */
export type NextLive = Pick<LiveChange, 'kind' | 'reason'> & {
  /** Undefined when nothing was live. */
  before: Composition | undefined;
  releases: Readonly<Record<string, string>>;
  grants: Grants;
  /** What a share of readers sees instead. */
  canary?: Canary | undefined;
};

type Dependencies = {
  /** Reads `release.json` of a release; undefined when there is none. */
  readManifest: (workspace: string, version: string) => Promise<Buffer | undefined>;
};

/**
 * Signs what is to be live, in one step. Each workspace that changes is signed by its team; a
 * rollback may be signed by the operator instead. Grants are the operator's. Resolves to the
 * revision, which is that of before when nothing changes.
 * @throws when something else is live than `before`, or signatures are missing.
 */
export async function putLive(
  repository: Repository,
  next: NextLive,
  { readManifest }: Dependencies,
): Promise<number> {
  const { before, releases, kind } = next;
  const changed = changedWorkspaces(before?.releases, releases);
  const reason =
    next.reason.length > MAX_REASON ? `${next.reason.slice(0, MAX_REASON - 1)}…` : next.reason;
  /** The lists of the try before. Those that still follow the committed ones are used again. */
  const earlier: EarlierLists = new Map();
  let current = 0;
  const revision = await commit(repository, async (head) => {
    const now = changeOf(head.snapshot);
    if (before ? now.revision !== before.revision : now.kind !== UNKNOWN)
      throw new ReleaseError('conflictLive', {});
    const roles = await signChanges({ repository, head, next, changed, readManifest, earlier });
    current = now.revision;
    return roles.size > 0 ? { roles, change: { kind, reason } } : undefined;
  });
  for (const workspace of earlier.keys()) await removePending(repository.files, workspace);
  return revision ?? current;
}

type EarlierLists = Map<string, { base: number; metadata: Metadata<Targets> }>;

type Changes = Dependencies & {
  repository: Repository;
  head: Head;
  next: NextLive;
  changed: readonly string[];
  earlier: EarlierLists;
};

/** The new lists of the teams, or of the operator. */
async function signChanges({
  repository,
  head,
  next: { kind, before, releases, grants, canary },
  changed,
  readManifest,
  earlier,
}: Changes): Promise<Map<string, Metadata<Targets>>> {
  const roles = new Map<string, Metadata<Targets>>();
  const overrides = new Map<string, string | null>();
  const hasNewGrants = differentGrants(signedGrants(head.targets), grants).length > 0;
  if (hasNewGrants) assertMayGrant(head, repository);
  const { targets, snapshot } = head;
  const isSame = isDeepStrictEqual(before?.canary, canary);
  const ended =
    isSame || before?.canary?.workspace === canary?.workspace
      ? undefined
      : before?.canary?.workspace;
  const started = isSame ? undefined : canary?.workspace;
  const teams = new Set([...changed, ...[started, ended].filter((name) => name !== undefined)]);
  for (const workspace of teams) {
    const version = releases[workspace] ?? null;
    const isOperators = kind !== 'promote' && kind !== 'canary';
    const isTeams = changed.includes(workspace)
      ? hasKeyOf(targets, workspace, repository.signer)
      : workspace !== ended || canSignAlone(targets, workspace, repository.signer);
    if (isOperators && !isTeams) {
      overrides.set(workspace, version);
      continue;
    }
    const bytes = version === null ? undefined : await readManifest(workspace, version);
    const own = canary?.workspace === workspace ? canary : undefined;
    const isNew = own !== undefined || changed.includes(workspace);
    const live = { workspace, live: { version, bytes }, targets, takesOver: own !== undefined };
    const change = (list: TeamList) =>
      withCanary(isNew ? withLive(list, live) : list, workspace, { canary: own, over: version });
    const base = snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
    const again = earlier.get(workspace);
    const signed =
      again?.base === base
        ? again.metadata
        : await signList(repository, head, { workspace, change });
    if (!signed) continue;
    earlier.set(workspace, { base, metadata: signed });
    roles.set(workspace, signed);
  }
  if (overrides.size > 0 || hasNewGrants) {
    const list = { ...targets.signed, targets: withGrants(targets.signed.targets, grants) };
    roles.set('targets', await signOverrides(repository, head, overrides, list));
  }
  return roles;
}

export function assertMayGrant(
  { root }: Pick<Head, 'root'>,
  { signer }: Pick<Repository, 'signer'>,
): void {
  if (hasKeyOf(root, 'targets', signer)) return;
  throw new ReleaseError('keyOperator', { folder: signer.folder });
}
