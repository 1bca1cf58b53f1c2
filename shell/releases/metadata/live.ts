import type { Metadata, TargetFile, Targets } from '@tufjs/models';
import { Version } from '@dswine/shared/contract/releases';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ReleaseError } from '../errors.ts';
import { sha256 } from '../integrity.ts';
import { livePath, releasePath, targetOf, type TeamList } from './targets.ts';

/** The version to be live and its `release.json`; null takes the workspace off the site. */
export type LiveRelease = { version: string | null; bytes: Buffer | undefined };

/**
 * What a target says of what is live. `turn` counts the changes that the team has signed. `list`:
 * of the operator's, the version of the team's list that may lack signatures.
 */
const LiveFields = Type.Object({
  version: Type.Union([Version, Type.Null()]),
  turn: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  list: Type.Optional(Type.Integer({ minimum: 0 })),
});
type LiveFields = Static<typeof LiveFields>;

/** What is live in a workspace. */
export type Live = Pick<LiveFields, 'version' | 'turn'> & {
  sha256: string;
  signedBy: 'team' | 'operator';
};

/** The operator's target that overrules a team. */
export const overridePath = (workspace: string) => `holds/${workspace}`;

/**
 * What the team has signed or, if the operator has overruled that, the operator's override. A
 * team's next change counts again.
 */
export function liveIn(
  targets: Metadata<Targets>,
  list: TeamList | undefined,
  workspace: string,
): Live | undefined {
  const own = readLive(list?.[livePath(workspace)]);
  const override = readLive(targets.signed.targets[overridePath(workspace)], 'operator');
  return override && (!own || own.turn === override.turn) ? override : own;
}

export function readLive(
  target: TargetFile | undefined,
  signedBy: Live['signedBy'] = 'team',
): Live | undefined {
  const fields = target?.custom;
  if (!target || !Value.Check(LiveFields, fields)) return undefined;
  const { version, turn } = fields;
  return { version, turn, sha256: target.hashes['sha256'] ?? '', signedBy };
}

/**
 * A team's list with another live release. `takesOver`: also when the operator has overruled the
 * team with the same one.
 */
export function withLive(
  list: TeamList,
  {
    workspace,
    live: { version, bytes = Buffer.alloc(0) },
    targets,
    takesOver = false,
  }: {
    workspace: string;
    live: LiveRelease;
    targets: Metadata<Targets>;
    takesOver?: boolean;
  },
): TeamList {
  const now = liveIn(targets, list, workspace);
  const hash = sha256(bytes);
  const isSame = now?.version === version && now.sha256 === hash;
  if (isSame && (!takesOver || now.signedBy === 'team')) return list;
  if (version !== null) {
    const path = releasePath(workspace, version);
    const release = list[path] ?? targets.signed.targets[path];
    if (release?.hashes['sha256'] !== hash)
      throw new ReleaseError('tamperedManifest', {
        release: `${workspace}@${version}`,
        workspace,
      });
  }
  const turns = [list[livePath(workspace)], targets.signed.targets[overridePath(workspace)]];
  const turn = Math.max(0, ...turns.map((target) => readLive(target)?.turn ?? 0)) + 1;
  const path = livePath(workspace);
  return { ...list, [path]: targetOf(path, bytes, { version, turn }) };
}

/**
 * The version of a team's list that may lack signatures, because the operator overrules it since it
 * changed the team's keys. Any other list must be signed: otherwise a holder of the online key could
 * put back the override by naming a list that is not good.
 */
export function overriddenListVersion(
  targets: Metadata<Targets>,
  workspace: string,
): number | undefined {
  const { list } = targets.signed.targets[overridePath(workspace)]?.custom ?? {};
  return typeof list === 'number' ? list : undefined;
}
