import { Metadata, TargetFile, Targets } from '@tufjs/models';
import { KeyError, TamperedError } from '../errors.ts';
import { nextVersion, type Repository } from './commit.ts';
import type { Head } from './head.ts';
import { sha256 } from './metadata-files.ts';
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
  custom: { version: string | null; turn: number },
): TargetFile {
  return new TargetFile({
    path,
    length: bytes.length,
    hashes: { sha256: sha256(bytes) },
    unrecognizedFields: { custom },
  });
}

/**
 * The operator's list with a word on what is live in these workspaces. It also vouches for the
 * release itself, so that it stays usable when the keys of its team are revoked.
 */
export async function signHolds(
  repository: Pick<Repository, 'files' | 'signer'>,
  head: Head,
  holds: ReadonlyMap<string, LiveRelease>,
  delegations = head.targets.signed.delegations,
): Promise<Metadata<Targets>> {
  const added: TeamList = {};
  for (const [workspace, { version, bytes = Buffer.alloc(0) }] of holds) {
    const list = (await head.role(workspace))?.signed.targets;
    const turn = readLive(list?.[livePath(workspace)])?.turn ?? 0;
    const path = holdPath(workspace);
    added[path] = liveTarget(path, bytes, { version, turn });
    if (version === null) continue;
    const release = releasePath(workspace, version);
    added[release] = new TargetFile({
      path: release,
      length: bytes.length,
      hashes: { sha256: sha256(bytes) },
    });
  }
  return signTargets(repository, head, {
    targets: { ...head.targets.signed.targets, ...added },
    delegations,
  });
}

/** What the operator says of the teams. */
type OperatorList = Pick<Targets, 'targets'> & { delegations?: Targets['delegations'] | undefined };

/** The operator's next list. @throws {KeyError} without the operator's keys. */
export async function signTargets(
  { files, signer }: Pick<Repository, 'files' | 'signer'>,
  { root, targets }: Pick<Head, 'root' | 'targets'>,
  { targets: list, delegations }: OperatorList,
): Promise<Metadata<Targets>> {
  const next = new Metadata(
    new Targets({
      version: await nextVersion(files, 'targets', targets.signed.version),
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.operator),
      targets: list,
      ...(delegations && { delegations }),
    }),
  );
  signFor(root, 'targets', { metadata: next, signer });
  if (isSignedFor(root, 'targets', next)) return next;
  throw new KeyError(
    `缺少營運者的金鑰，未變更 / The operator's key is not in ${signer.folder}, so nothing was changed.`,
  );
}
