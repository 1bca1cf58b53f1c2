import type { Composition, Workspace } from '@dswine/shared/contract/releases';
import type { ReleaseStore } from './store.ts';

/** The workspaces that have releases or are live: the shell, then the sections by name. */
export async function workspacesOf(
  store: ReleaseStore,
  composition: Composition | undefined,
): Promise<Workspace[]> {
  const names = new Set([
    ...(await store.workspaces()),
    ...Object.keys(composition?.releases ?? {}),
  ]);
  return [...names].sort(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1),
  );
}
