import type { Key, Metadata, Root, Targets } from '@tufjs/models';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import { ReleaseError } from '../errors.ts';
import { commit, type Repository, type Update, type Head } from './commit.ts';
import { delegatedPath } from './create-repository.ts';
import { readState } from './history.ts';
import { liveIn, releasePath, copyOf } from '../metadata/targets.ts';
import {
  roleFile,
  expiryAfter,
  isSignedFor,
  keysIn,
  lifetimes,
  parseRoot,
  parseTargets,
  roleOf,
  signFor,
  teamsIn,
  type Json,
  hasKeyOf,
  versionIn,
} from '../metadata/metadata.ts';
import { signOverrides, signTargets, nameOfKey, namesOfKeys, renewList } from './lists.ts';

/** `who`: a workspace, `operator` (root and targets) or `online` (snapshot and timestamp). */
export type KeyChange = {
  who: string;
  add?: Key;
  /** The beginning of the id of a key that is no longer trusted. */
  remove?: string;
  threshold?: number;
  /** Versions of a team that were live, and that it may go back to with other keys. */
  earlier?: readonly string[];
};

/**
 * Changes who may sign. When a team's list is no longer signed by enough of its keys, the operator
 * signs its live release until the team signs again, so the site stays as it is. With another online
 * key, lists that are not signed are replaced by the last good ones.
 * @throws without the operator's keys.
 */
export async function changeKeys(repository: Repository, change: KeyChange): Promise<void> {
  await commit(repository, async (head) => {
    if (change.who === 'operator') return changeRoot(repository, head, change);
    if (change.who === 'online')
      return {
        root: nextRoot(repository, head, change, ['snapshot', 'timestamp']),
        roles: await signedLists(repository, head),
      };
    return changeTeam(repository, head, change);
  });
}

type Role = { keyids: string[]; threshold: number };
type Roles = Record<string, Role>;

async function changeRoot(repository: Repository, head: Head, change: KeyChange): Promise<Update> {
  const root = nextRoot(repository, head, change, ['root', 'targets']);
  const targets = await signTargets(repository, { ...head, root }, head.targets.signed);
  return { root, roles: new Map([['targets', targets]]) };
}

/** The last signed lists in place of unsigned ones, which were put there with the online key. */
async function signedLists(
  { files }: Repository,
  { roots, snapshot, targets }: Head,
): Promise<Map<string, Metadata<Targets>>> {
  const found = new Map<string, Metadata<Targets>>();
  const { unsigned } = await readState({ roots, files }, snapshot);
  for (const team of unsigned) {
    let version = versionIn(snapshot, team);
    while (!found.has(team) && (version -= 1) > 0) {
      const list = await files
        .read(roleFile(team, version))
        .then(parseTargets)
        .catch(() => undefined);
      if (list && isSignedFor(targets, team, list)) found.set(team, list);
    }
  }
  return found;
}

async function changeTeam(repository: Repository, head: Head, change: KeyChange): Promise<Update> {
  const { who } = change;
  const list = await head.role(who);
  const { targets } = head.targets.signed;
  const changed = { targets, delegations: changeDelegation(head.targets, change) };
  const next = await signTargets(repository, head, changed);
  if (!list || isSignedFor(next, who, list)) return { roles: new Map([['targets', next]]) };
  const live = liveIn(head.targets, list.signed.targets, who)?.version ?? null;
  const earlier = (change.earlier ?? []).flatMap((version) => {
    const path = releasePath(who, version);
    const signed = list.signed.targets[path];
    return signed ? [[path, copyOf(signed, path)] as const] : [];
  });
  const withEarlier = { ...changed, targets: { ...targets, ...Object.fromEntries(earlier) } };
  const overrides = new Map([[who, live]]);
  const overruled = await signOverrides(repository, head, overrides, withEarlier);
  return { roles: new Map([['targets', overruled]]) };
}

function nextRoot(
  { signer, clock }: Repository,
  head: Pick<Head, 'root'>,
  change: KeyChange,
  names: readonly string[],
): Metadata<Root> {
  const json = head.root.toJSON() as { signed: Json & { roles: Roles; keys: Json } };
  for (const name of names) {
    const role = json.signed.roles[name];
    if (role) json.signed.roles[name] = changeRole(head.root, role, change);
  }
  if (change.add) json.signed.keys[change.add.keyID] = change.add.toJSON();
  const { version } = head.root.signed;
  const expires = expiryAfter(lifetimes.operator, clock.now());
  Object.assign(json.signed, { version: version + 1, expires });
  const root = parseRoot(Buffer.from(JSON.stringify({ ...json, signatures: [] })));
  // Signed by the keys of the root before, and by its own.
  signFor(head.root, 'root', { metadata: root, signer });
  signFor(root, 'root', { metadata: root, signer });
  if (isSignedFor(head.root, 'root', root) && isSignedFor(root, 'root', root)) return root;
  throw new ReleaseError('keyOperator', { folder: signer.folder });
}

function changeDelegation(targets: Metadata<Targets>, change: KeyChange): Targets['delegations'] {
  const json = targets.toJSON() as unknown as {
    signed: { delegations: { keys: Json; roles: (Role & { name: string })[] } };
  };
  const { keys, roles } = json.signed.delegations;
  const index = roles.findIndex(({ name }) => name === change.who);
  const role = roles[index] ?? newRole(change.who);
  roles[index < 0 ? roles.length : index] = { ...role, ...changeRole(targets, role, change) };
  if (change.add) keys[change.add.keyID] = change.add.toJSON();
  return parseTargets(Buffer.from(JSON.stringify(json))).signed.delegations;
}

function newRole(workspace: string) {
  if (!isWorkspaceName(workspace)) throw new ReleaseError('usageRole', { who: workspace });
  const paths = [delegatedPath(workspace)];
  return { name: workspace, keyids: [] as string[], threshold: 1, terminating: true, paths };
}

function changeRole<Changed extends Role>(
  delegator: Metadata<Root> | Metadata<Targets>,
  role: Changed,
  { who, add, remove, threshold = role.threshold }: KeyChange,
): Changed {
  const removed =
    remove === undefined ? undefined : findKey(delegator, role.keyids, { who, remove });
  const keyids = role.keyids.filter((keyId) => keyId !== removed && keyId !== add?.keyID);
  if (add) keyids.push(add.keyID);
  if (threshold < 1 || threshold > keyids.length)
    throw new ReleaseError('keyThreshold', { who, count: keyids.length, threshold });
  return { ...role, keyids, threshold };
}

function findKey(
  delegator: Metadata<Root> | Metadata<Targets>,
  keyIds: readonly string[],
  { who, remove }: { who: string; remove: string },
): string {
  const [found, ...others] = keyIds.filter((keyId) => keyId.startsWith(remove));
  if (found !== undefined && others.length === 0) return found;
  throw new ReleaseError('keyUnknown', {
    id: remove,
    who,
    names: namesOfKeys(delegator, keyIds),
  });
}

type ListedRole = {
  who: string;
  threshold: number;
  keys: { keyId: string; name: string }[];
};

export function listKeys({ root, targets }: Pick<Head, 'root' | 'targets'>): ListedRole[] {
  const describe = (who: string, delegator: Metadata<Root> | Metadata<Targets>, role: string) => {
    const { keyIDs = [], threshold = 1 } = roleOf(delegator, role) ?? {};
    const keys = keyIDs
      .filter((keyId) => keysIn(delegator)[keyId] !== undefined)
      .map((keyId) => ({ keyId, name: nameOfKey(delegator, keyId) }));
    return { who, threshold, keys };
  };
  return [
    describe('operator', root, 'targets'),
    describe('online', root, 'timestamp'),
    ...teamsIn(targets).map((team) => describe(team, targets, team)),
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** What lasts for years is renewed, where its key is, in the last 60 days. */
const RENEW_MS = 60 * DAY_MS;

/**
 * Renews what expires, with the online key; and, where their keys are, the lists of the operator and
 * the teams. Changes nothing else.
 */
export async function refresh(repository: Repository): Promise<void> {
  await commit(
    repository,
    async (head) => {
      const { root, targets } = await renewOperator(repository, head);
      const roles = await renewTeams(repository, { ...head, targets });
      if (targets !== head.targets) roles.set('targets', targets);
      return { ...(root !== head.root && { root }), roles } satisfies Update;
    },
    { setsTime: true },
  );
}

async function renewOperator(
  repository: Repository,
  head: Parameters<typeof signTargets>[1] & Parameters<typeof nextRoot>[1],
): Promise<{ root: Metadata<Root>; targets: Metadata<Targets> }> {
  const { root, targets } = head;
  const keyIds = roleOf(root, 'root')?.keyIDs ?? [];
  const isOperator = repository.signer.keys.some(({ keyId }) => keyIds.includes(keyId));
  // Also what a change of the operator's keys has left that did not come to its end.
  const now = repository.clock.now();
  const isDue =
    isExpiring(root, now) || isExpiring(targets, now) || !isSignedFor(root, 'targets', targets);
  if (!isOperator || !isDue) return { root, targets };
  return {
    root: nextRoot(repository, head, { who: 'operator' }, []),
    targets: await signTargets(repository, head, targets.signed),
  };
}

/** A list that needs more signatures than there are keys here is left to another machine. */
async function renewTeams(
  repository: Repository,
  head: Head,
): Promise<Map<string, Metadata<Targets>>> {
  const { targets } = head;
  const roles = new Map<string, Metadata<Targets>>();
  for (const role of teamsIn(targets)) {
    if (!hasKeyOf(targets, role, repository.signer)) continue;
    const list = await head.role(role);
    if (!list || !isExpiring(list, repository.clock.now())) continue;
    const renewed = await renewList(repository, head, { workspace: role, list });
    if (isSignedFor(targets, role, renewed)) roles.set(role, renewed);
  }
  return roles;
}

function isExpiring({ signed }: Metadata<Root> | Metadata<Targets>, now: number): boolean {
  return Date.parse(signed.expires) - now < RENEW_MS;
}
