import type { Metadata, Root, Targets } from '@tufjs/models';
import { commit, type Repository, type Update } from './commit.ts';
import { signNewest } from './compositions.ts';
import { nextRoot } from './key-changes.ts';
import { signTargets } from './live.ts';
import { COMPOSITIONS, roleOf } from './metadata.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The operator's own metadata are renewed, where the key is, in the last 60 days. */
const RENEW_OPERATOR_MS = 60 * DAY_MS;

/** Renews what expires, with the online key. Changes nothing else. @throws {KeyError} */
export async function refresh(repository: Repository): Promise<void> {
  await commit(repository, async (head) => {
    const { root, targets } = await renewOperator(repository, head);
    const roles = new Map<string, Metadata<Targets>>();
    if (targets !== head.targets) roles.set('targets', targets);
    const newest = (await head.role(COMPOSITIONS))?.signed.targets;
    if (newest) roles.set(COMPOSITIONS, await signNewest(repository, { ...head, targets }, newest));
    return { ...(root !== head.root && { root }), roles } satisfies Update;
  });
}

async function renewOperator(
  repository: Repository,
  head: Parameters<typeof signTargets>[1] & Parameters<typeof nextRoot>[1],
): Promise<{ root: Metadata<Root>; targets: Metadata<Targets> }> {
  const { root, targets } = head;
  const keyIds = roleOf(root, 'root')?.keyIDs ?? [];
  const isOperator = repository.signer.keys.some(({ keyId }) => keyIds.includes(keyId));
  const isDue = [root, targets].some(
    ({ signed }) => Date.parse(signed.expires) - Date.now() < RENEW_OPERATOR_MS,
  );
  if (!isOperator || !isDue) return { root, targets };
  return {
    root: nextRoot(repository, head, { who: 'operator' }, []),
    targets: await signTargets(repository, head, targets.signed),
  };
}
