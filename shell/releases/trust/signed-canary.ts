import { isDeepStrictEqual } from 'node:util';
import { TargetFile, type Metadata, type Targets } from '@tufjs/models';
import { Canary } from '@dswine/shared/contract/canary';
import { Value } from 'typebox/value';
import { TamperedError } from '../errors.ts';
import { releasePath, type TeamList } from './team-list.ts';

/** The name in place of a version of the target that says what a team tries out. */
export const CANARY = 'canary';

/** The canary that a list of a team has signed. It names a release of the same list. */
export function signedCanary(list: TeamList | undefined, workspace: string): Canary | undefined {
  const target = list?.[releasePath(workspace, CANARY)];
  const { canary } = target?.custom ?? {};
  if (!Value.Check(Canary, canary) || canary.workspace !== workspace) return undefined;
  const release = list?.[releasePath(workspace, canary.version)];
  return release?.hashes['sha256'] === target?.hashes['sha256'] ? canary : undefined;
}

/** A team's list with another canary, or none. @throws {TamperedError} for an unsigned release. */
export function withCanary(
  list: TeamList,
  workspace: string,
  canary: Canary | undefined,
): TeamList {
  const path = releasePath(workspace, CANARY);
  if (isDeepStrictEqual(signedCanary(list, workspace), canary)) return list;
  const { [path]: _, ...others } = list;
  if (!canary) return others;
  const release = list[releasePath(workspace, canary.version)];
  if (!release)
    throw new TamperedError(
      `${workspace}@${canary.version} is not in the list that its team has signed.`,
    );
  const { length, hashes } = release;
  const unrecognizedFields = { custom: { canary } };
  return { ...others, [path]: new TargetFile({ path, length, hashes, unrecognizedFields }) };
}

/**
 * The canary of a composition, if its team has signed it. Any other is nobody's word: what is live
 * does not depend on it, so it is left out and refuses no composition.
 */
export function trustedCanary(
  lists: ReadonlyMap<string, Metadata<Targets>>,
  canary: Canary | undefined,
): Canary | undefined {
  if (!canary) return undefined;
  const list = lists.get(canary.workspace)?.signed.targets;
  return isDeepStrictEqual(signedCanary(list, canary.workspace), canary) ? canary : undefined;
}
