import { isDeepStrictEqual } from 'node:util';
import { TargetFile } from '@tufjs/models';
import { Canary } from '@dswine/shared/contract/canary';
import { Value } from 'typebox/value';
import { ReleaseError } from '../errors.ts';
import { releasePath, type TeamList } from './targets.ts';

/** The name in place of a version of the target that says what a team tries out. */
const CANARY = 'canary';

/**
 * The canary that a list of a team has signed over a live version. It names another release of the
 * same list.
 */
export function signedCanary(
  list: TeamList | undefined,
  workspace: string,
  live: string | null,
): Canary | undefined {
  const target = list?.[releasePath(workspace, CANARY)];
  const { canary, over } = target?.custom ?? {};
  if (!Value.Check(Canary, canary) || canary.workspace !== workspace) return undefined;
  if (over !== live || canary.version === live) return undefined;
  const release = list?.[releasePath(workspace, canary.version)];
  return release?.hashes['sha256'] === target?.hashes['sha256'] ? canary : undefined;
}

/**
 * A team's list with another canary over the live version, or none.
 * @throws for an unsigned release.
 */
export function withCanary(
  list: TeamList,
  workspace: string,
  { canary, over }: { canary: Canary | undefined; over: string | null },
): TeamList {
  const path = releasePath(workspace, CANARY);
  if (canary && isDeepStrictEqual(signedCanary(list, workspace, over), canary)) return list;
  const { [path]: before, ...others } = list;
  if (!canary) return before ? others : list;
  const release = list[releasePath(workspace, canary.version)];
  if (!release)
    throw new ReleaseError('tamperedManifest', {
      release: `${workspace}@${canary.version}`,
      workspace,
    });
  const { length, hashes } = release;
  const unrecognizedFields = { custom: { canary, over } };
  return { ...others, [path]: new TargetFile({ path, length, hashes, unrecognizedFields }) };
}
