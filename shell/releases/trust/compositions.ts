import { isDeepStrictEqual } from 'node:util';
import { Metadata, TargetFile, Targets } from '@tufjs/models';
import type { Canary } from '@dswine/shared/contract/canary';
import { Composition } from '@dswine/shared/contract/releases';
import { parseJson, schemaProblem } from '../check-manifest.ts';
import {
  CompositionConflictError,
  ContractError,
  KeyError,
  TamperedError,
  UsageError,
} from '../errors.ts';
import { commit, nextVersion, type Repository } from './commit.ts';
import type { Head } from './head.ts';
import { sha256 } from '../integrity.ts';
import { compositionFile } from './metadata-files.ts';
import { signHolds, withLive, type LiveRelease } from './live.ts';
import {
  canSignAlone,
  COMPOSITIONS,
  expiryAfter,
  hasKeyOf,
  lifetimes,
  signFor,
  SPEC_VERSION,
} from './metadata.ts';
import { withCanary } from './signed-canary.ts';
import { differentGrants, removeUnusable, signedGrants, withGrants } from './signed-grants.ts';
import { removePending, signList, type TeamList } from './team-list.ts';

/**
 * A composition as it is stored. `predecessor` is the hash of the file before. `targets` and
 * `roles` are the versions of the metadata in which the operator and the teams have signed it.
 */
export type StoredComposition = {
  composition: Composition;
  predecessor: string | null;
  targets: number;
  roles: Readonly<Record<string, number>>;
};

export const compositionPath = (revision: number) => `${COMPOSITIONS}/${compositionFile(revision)}`;

/** The newest composition, by its revision and hash. */
export type NewestComposition = { revision: number; sha256: string };

export function newestIn(list: Metadata<Targets> | undefined): NewestComposition | undefined {
  const [target] = Object.values(list?.signed.targets ?? {});
  const revision = Number(/(\d+)\.json$/.exec(target?.path ?? '')?.[1]);
  return target && { revision, sha256: target.hashes['sha256'] ?? '' };
}

/** @throws {TamperedError} or {ContractError} */
export function parseComposition(bytes: Buffer, revision: number): StoredComposition {
  const stored = parseJson(bytes) as StoredComposition | null | undefined;
  if (typeof stored?.composition !== 'object')
    throw new TamperedError(`The file of composition ${revision} holds no composition.`);
  removeUnusable(stored.composition);
  const problem = schemaProblem(Composition, stored.composition);
  if (problem !== undefined)
    throw new ContractError(
      `Composition ${revision} does not follow this program's contract: ${problem}. Another version made it: update this program, or start a new store elsewhere (DATA_DIR).`,
    );
  if (stored.composition.revision !== revision)
    throw new TamperedError(
      `The file of composition ${revision} holds composition ${stored.composition.revision}.`,
    );
  return stored;
}

/** The workspaces whose release differs, also those that are new or gone. */
export function changedWorkspaces(
  before: Composition['releases'] | undefined,
  after: Composition['releases'],
): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => before?.[name] !== after[name]);
}

type NewComposition = {
  composition: Composition;
  /** Reads `release.json` of the release of a workspace; undefined when there is none. */
  readManifest: (workspace: string) => Promise<Buffer | undefined>;
  /** Stores the file. False when somebody else has taken the revision. */
  store: (bytes: Buffer) => Promise<boolean>;
};

/**
 * Makes a composition live. Each workspace that it changes is signed by its team; a rollback may
 * be signed by the operator instead. Grants are the operator's.
 * @throws {CompositionConflictError} {KeyError} {MissingSignatureError}
 */
export async function commitComposition(
  repository: Repository,
  { composition, readManifest, store }: NewComposition,
  readPrevious: (
    newest: NewestComposition,
  ) => Promise<{ bytes: Buffer; stored: StoredComposition }>,
): Promise<void> {
  const { revision, previous, releases } = composition;
  const problem = schemaProblem(Composition, composition);
  if (problem !== undefined)
    throw new UsageError(`Nothing was changed, since no server could read it: ${problem}.`);
  const earlier: Changes['earlier'] = new Map();
  let stored: Buffer | undefined;
  await commit(repository, async (head) => {
    const newest = newestIn(await head.role(COMPOSITIONS));
    if ((newest?.revision ?? 0) !== previous) throw conflict(revision);
    const before = newest && (await readPrevious(newest));
    const names = changedWorkspaces(before?.stored.composition.releases, releases);
    const changed = new Map<string, LiveRelease>();
    for (const name of names)
      changed.set(name, { version: releases[name] ?? null, bytes: await readManifest(name) });
    const changes = { composition, changed, canaryBefore: before?.stored.composition.canary };
    const roles = await signChanges(repository, head, { ...changes, earlier });
    const versionOf = (role: string) =>
      roles.get(role)?.signed.version ?? head.snapshot.signed.meta[`${role}.json`]?.version ?? 0;
    const bytes = Buffer.from(
      JSON.stringify({
        composition,
        predecessor: before ? sha256(before.bytes) : null,
        targets: versionOf('targets'),
        roles: Object.fromEntries(
          [...names, ...(composition.canary ? [composition.canary.workspace] : [])].map((role) => [
            role,
            versionOf(role),
          ]),
        ),
      } satisfies StoredComposition),
    );
    if (!stored?.equals(bytes)) {
      if (stored || !(await store(bytes))) throw conflict(revision);
      stored = bytes;
    }
    const path = compositionPath(revision);
    const hashes = { sha256: sha256(bytes) };
    const target = new TargetFile({ path, length: bytes.length, hashes });
    roles.set(COMPOSITIONS, await signNewest(repository, head, { [path]: target }));
    return { roles };
  });
  for (const workspace of earlier.keys()) await removePending(repository.files, workspace);
}

type SignedRoles = Map<string, Metadata<Targets>>;

/**
 * The new lists of the teams, or the operator's word. `earlier` are those of the try before: lists
 * that still follow the committed ones are used again.
 */
async function signChanges(
  repository: Repository,
  head: Head,
  { composition: { kind, grants, canary }, changed, canaryBefore, earlier }: Changes,
): Promise<SignedRoles> {
  const roles: SignedRoles = new Map();
  const holds = new Map<string, string | null>();
  const hasNewGrants = differentGrants(signedGrants(head.targets), grants).length > 0;
  if (hasNewGrants) assertMayGrant(head, repository);
  const lastOf = (role: string) => head.snapshot.signed.meta[`${role}.json`]?.version ?? 0;
  const own = (workspace: string) => (canary?.workspace === workspace ? canary : undefined);
  const others = canaryTeams(repository, head, { before: canaryBefore, after: canary });
  for (const workspace of new Set([...changed.keys(), ...others])) {
    const live = changed.get(workspace);
    if (live && kind !== 'promote' && !hasKeyOf(head.targets, workspace, repository.signer)) {
      holds.set(workspace, live.version);
      continue;
    }
    const again = earlier.get(workspace);
    const isCurrent = again !== undefined && again.base === lastOf(workspace);
    const change = (list: TeamList) => {
      const { targets } = head;
      const next = live ? withLive(list, { workspace, live, targets }) : list;
      return withCanary(next, workspace, own(workspace));
    };
    const signed = isCurrent
      ? again.metadata
      : await signList(repository, head, { workspace, change });
    if (!signed) continue;
    earlier.set(workspace, { base: lastOf(workspace), metadata: signed });
    roles.set(workspace, signed);
  }
  if (holds.size > 0 || hasNewGrants) {
    const { targets, delegations } = head.targets.signed;
    const list = { targets: withGrants(targets, grants), delegations };
    roles.set('targets', await signHolds(repository, head, holds, list));
  }
  return roles;
}

/**
 * The teams that sign because a canary begins, changes or ends. The end of one counts without them,
 * so only who can sign it alone does.
 */
function canaryTeams(
  { signer }: Repository,
  { targets }: Head,
  { before, after }: { before: Canary | undefined; after: Canary | undefined },
): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isEnded = before !== undefined && before.workspace !== after?.workspace;
  const ended = isEnded && canSignAlone(targets, before.workspace, signer);
  return [...(after ? [after.workspace] : []), ...(ended ? [before.workspace] : [])];
}

/** @throws {KeyError} */
export function assertMayGrant(
  { root }: Pick<Head, 'root'>,
  { signer }: Pick<Repository, 'signer'>,
): void {
  if (hasKeyOf(root, 'targets', signer)) return;
  throw new KeyError(
    `只有營運者能變更各館可用的路徑，未變更 / Only the operator changes what sections may claim, and operator.pem is not in ${signer.folder}, so nothing was changed. ` +
      `請營運者執行，或設定 RELEASE_KEYS / Ask the operator to run this, or set RELEASE_KEYS to the folder of operator.pem.`,
  );
}

type Changes = {
  composition: Composition;
  canaryBefore: Canary | undefined;
  changed: ReadonlyMap<string, LiveRelease>;
  earlier: Map<string, { base: number; metadata: Metadata<Targets> }>;
};

/** The list whose one target is the newest composition. */
export async function signNewest(
  { files, signer, clock }: Pick<Repository, 'files' | 'signer' | 'clock'>,
  { snapshot, targets }: Pick<Head, 'snapshot' | 'targets'>,
  newest: Targets['targets'],
): Promise<Metadata<Targets>> {
  const last = snapshot.signed.meta[`${COMPOSITIONS}.json`]?.version ?? 0;
  const list = new Metadata(
    new Targets({
      version: await nextVersion(files, COMPOSITIONS, last),
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.online, clock.now()),
      targets: newest,
    }),
  );
  signFor(targets, COMPOSITIONS, { metadata: list, signer });
  return list;
}

function conflict(revision: number): CompositionConflictError {
  return new CompositionConflictError(
    `Somebody else made composition ${revision} at the same moment. Look at it with "status" and run the command again.`,
  );
}
