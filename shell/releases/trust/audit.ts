import type { Metadata, Root } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import { changedWorkspaces, compositionOf } from '../metadata/composition.ts';
import { differentGrants } from '../metadata/signed-grants.ts';
import { readHead, type Source } from './head.ts';
import { readState, stateBefore, type PastState } from './history.ts';
import { liveIn } from '../metadata/live.ts';
import { isSignedFor, signersOf } from '../metadata/metadata.ts';
import { nameOfKey } from './team-list.ts';

/** What a revision changed, who signed that, and what is wrong with it. */
export type AuditedRevision = {
  revision: number;
  at: string;
  changes: { workspace: string; version: string | null; signedBy: string[] }[];
  /** The operator's keys, when what sections may claim changed. */
  grantedBy?: string[];
  /** Who signed the canary that it has. */
  canaryBy?: string[];
  problems: string[];
};

/**
 * Replays the snapshots from the newest to the first, with public keys only: each has the hash that
 * the next one names, and its lists were signed by the keys that counted then. `limit`: of
 * revisions, from the newest.
 */
export async function audit(source: Source, limit = Infinity): Promise<AuditedRevision[]> {
  const { roots, snapshot } = await readHead(source);
  const past = { roots, files: source.files };
  const audited: AuditedRevision[] = [];
  let state: PastState | undefined = await readState(past, snapshot);
  while (state && audited.length < limit) {
    const now = compositionOf(state);
    if (!now) break;
    const before: PastState | Error | undefined = await stateBefore(past, state).catch(
      (error: unknown) => error as Error,
    );
    const earlier = before instanceof Error ? now : before && compositionOf(before);
    if (earlier?.id !== now.id || before instanceof Error || state.unsigned.length > 0)
      audited.push(auditOne(roots, { state, now, earlier, before }));
    state = before instanceof Error ? undefined : before;
  }
  return audited;
}

type Step = {
  state: PastState;
  now: Composition;
  earlier: Composition | undefined;
  before: PastState | Error | undefined;
};

function auditOne(
  roots: readonly Metadata<Root>[],
  { state, now, earlier, before }: Step,
): AuditedRevision {
  const { targets, lists, unsigned, snapshot } = state;
  const { revision, at, canary } = now;
  const root = roots.find((one) => isSignedFor(one, 'targets', targets));
  const operators = () =>
    root ? signersOf(root, 'targets', targets).map((keyId) => nameOfKey(root, keyId)) : [];
  const teams = (team: string) => {
    const list = lists.get(team);
    return list ? signersOf(targets, team, list).map((keyId) => nameOfKey(targets, keyId)) : [];
  };
  const signersOfLive = (team: string) =>
    liveIn(targets, lists.get(team)?.signed.targets, team)?.signedBy === 'team'
      ? teams(team)
      : operators();
  return {
    revision,
    at,
    changes: changedWorkspaces(earlier?.releases, now.releases).map((workspace) => ({
      workspace,
      version: now.releases[workspace] ?? null,
      signedBy: signersOfLive(workspace),
    })),
    ...(differentGrants(earlier?.grants, now.grants).length > 0 && { grantedBy: operators() }),
    ...(canary && { canaryBy: teams(canary.workspace) }),
    problems: [
      ...unsigned.map(
        (team) =>
          `Revision ${revision}: the list of ${team} in snapshot ${snapshot.signed.version} is not signed by the keys of ${team}, so no server takes it.`,
      ),
      ...(before instanceof Error
        ? [`What was live before revision ${revision} cannot be read: ${before.message}`]
        : []),
    ],
  };
}
