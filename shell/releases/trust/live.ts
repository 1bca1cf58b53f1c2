import { Metadata, TargetFile, Targets } from '@tufjs/models';
import { KeyError, TamperedError } from '../errors.ts';
import { nextVersion, type Repository } from './commit.ts';
import type { Head } from './head.ts';
import { sha256 } from '../integrity.ts';
import { expiryAfter, isSignedFor, lifetimes, signFor, SPEC_VERSION } from './metadata.ts';
import { livePath, releasePath, type TeamList } from './team-list.ts';

/** The version to be live and its `release.json`; null takes the workspace off the site. */
export type LiveRelease = { version: string | null; bytes: Buffer | undefined };

/** What is live in a workspace. `turn` counts the changes that its team has signed. */
export type Live = {
  version: string | null;
  turn: number;
  sha256: string;
  signedBy: 'team' | 'operator';
};

const holdPath = (workspace: string) => `holds/${workspace}`;

/**
 * What the team has signed or, if the operator has overruled that, the operator's word. A team's
 * next change counts again.
 */
export function liveIn(
  targets: Metadata<Targets>,
  list: TeamList | undefined,
  workspace: string,
): Live | undefined {
  const own = readLive(list?.[livePath(workspace)]);
  const hold = readLive(targets.signed.targets[holdPath(workspace)], 'operator');
  return hold && (!own || own.turn === hold.turn) ? hold : own;
}

function readLive(
  target: TargetFile | undefined,
  signedBy: Live['signedBy'] = 'team',
): Live | undefined {
  const { version, turn } = (target?.custom ?? {}) as Partial<Live>;
  const isLive = version === null || typeof version === 'string';
  if (!target || !isLive || typeof turn !== 'number') return undefined;
  return { version, turn, sha256: target.hashes['sha256'] ?? '', signedBy };
}

/** A team's list with another live release. */
export function withLive(
  list: TeamList,
  {
    workspace,
    live: { version, bytes = Buffer.alloc(0) },
    targets,
  }: { workspace: string; live: LiveRelease; targets: Metadata<Targets> },
): TeamList {
  const now = liveIn(targets, list, workspace);
  const hash = sha256(bytes);
  if (now?.version === version && now.sha256 === hash) return list;
  if (version !== null) {
    const path = releasePath(workspace, version);
    const release = list[path] ?? targets.signed.targets[path];
    if (release?.hashes['sha256'] !== hash)
      throw new TamperedError(
        `${workspace}@${version} is not in the list that its team has signed.`,
      );
  }
  const turns = [list[livePath(workspace)], targets.signed.targets[holdPath(workspace)]];
  const turn = Math.max(0, ...turns.map((target) => readLive(target)?.turn ?? 0)) + 1;
  return {
    ...list,
    [livePath(workspace)]: liveTarget(livePath(workspace), bytes, { version, turn }),
  };
}

function liveTarget(
  path: string,
  bytes: Buffer,
  custom: { version: string | null; turn: number; list?: number },
): TargetFile {
  return new TargetFile({
    path,
    length: bytes.length,
    hashes: { sha256: sha256(bytes) },
    unrecognizedFields: { custom },
  });
}

/**
 * The operator's list with a word on which versions are live; null takes a workspace off the site.
 * It also vouches for the releases, with the hashes that their teams have signed, so that they stay
 * usable when keys are revoked. @throws {TamperedError} for a release that no team has signed.
 */
export async function signHolds(
  repository: Pick<Repository, 'files' | 'signer' | 'clock'>,
  head: Head,
  holds: ReadonlyMap<string, string | null>,
  list: OperatorList = head.targets.signed,
): Promise<Metadata<Targets>> {
  const added: TeamList = {};
  for (const [workspace, version] of holds) {
    const own = (await head.role(workspace))?.signed.targets ?? {};
    const turn = readLive(own[livePath(workspace)])?.turn ?? 0;
    const custom = { version, turn, list: lastListOf(head, workspace) };
    const path = holdPath(workspace);
    if (version === null) {
      added[path] = liveTarget(path, Buffer.alloc(0), custom);
      continue;
    }
    const release = releasePath(workspace, version);
    const signed = own[release] ?? head.targets.signed.targets[release];
    if (!signed)
      throw new TamperedError(
        `${workspace}@${version} is in no list that counts now, so it cannot be made live. Publish it again: npm run release -- publish ${workspace}`,
      );
    const { length, hashes } = signed;
    added[path] = new TargetFile({ path, length, hashes, unrecognizedFields: { custom } });
    added[release] = new TargetFile({ path: release, length, hashes });
  }
  return signTargets(repository, head, { ...list, targets: { ...list.targets, ...added } });
}

/**
 * The version of a team's list that may lack signatures, because the operator has vouched for the
 * team when it changed its keys. Any other list must be signed: otherwise somebody with the online
 * key could put back the operator's word by naming a list that is not good.
 */
export function vouchedListOf(targets: Metadata<Targets>, workspace: string): number | undefined {
  const { list } = targets.signed.targets[holdPath(workspace)]?.custom ?? {};
  return typeof list === 'number' ? list : undefined;
}

function lastListOf({ snapshot }: Head, workspace: string): number {
  return snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
}

/** What the operator says of the teams. */
type OperatorList = Pick<Targets, 'targets'> & { delegations?: Targets['delegations'] | undefined };

/** The operator's next list. @throws {KeyError} without the operator's keys. */
export async function signTargets(
  { files, signer, clock }: Pick<Repository, 'files' | 'signer' | 'clock'>,
  { root, targets }: Pick<Head, 'root' | 'targets'>,
  { targets: list, delegations }: OperatorList,
): Promise<Metadata<Targets>> {
  const next = new Metadata(
    new Targets({
      version: await nextVersion(files, 'targets', targets.signed.version),
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.operator, clock.now()),
      targets: list,
      ...(delegations && { delegations }),
    }),
  );
  signFor(root, 'targets', { metadata: next, signer });
  if (isSignedFor(root, 'targets', next)) return next;
  throw new KeyError(
    `缺少營運者的金鑰，未變更 / The operator's key is not in ${signer.folder}, so nothing was changed. ` +
      `請由營運者執行，或設定 RELEASE_KEYS / Let the operator run this, or set RELEASE_KEYS to the folder of operator.pem.`,
  );
}
