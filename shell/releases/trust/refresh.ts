import type { Metadata, Root, Targets } from '@tufjs/models';
import { commit, type Repository, type Update } from './commit.ts';
import type { Head } from './head.ts';
import { nextRoot } from './key-changes.ts';
import { signTargets } from './operator-list.ts';
import { hasKeyOf, isSignedFor, roleOf, teamsIn } from '../metadata/metadata.ts';
import { renewList } from './team-list.ts';

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
