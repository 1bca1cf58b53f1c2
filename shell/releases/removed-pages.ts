import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { CheckResult, CheckUnit } from './check-job.ts';
import type { ReleaseStore } from './store.ts';

/** The paths of live pages of these workspaces that no release of the next composition has. */
export async function findRemovedPaths(
  store: ReleaseStore,
  changed: ReadonlySet<string>,
  next: readonly ReleaseManifest[],
): Promise<string[]> {
  const live = await store.live();
  if (!live) return [];
  const stays = new Set(next.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const before = await Promise.all(
    [...changed].map(async (workspace) => {
      const version = live.releases[workspace];
      if (version === undefined) return [];
      const manifest = await store.manifest(workspace as Workspace, version).catch(() => undefined);
      return manifest?.routes.map(({ path }) => path) ?? [];
    }),
  );
  return before.flat().filter((path) => !stays.has(path));
}

/** The pages of the other sections, of which only links are looked at. */
export function unitsOfLinks(
  units: readonly CheckUnit[],
  next: readonly ReleaseManifest[],
): CheckUnit[] {
  const rendered = new Set(units.map(({ workspace }) => workspace));
  return next
    .filter(({ workspace }) => workspace !== 'shell' && !rendered.has(workspace))
    .map(({ workspace }) => ({
      name: `${workspace} links`,
      workspace,
      pages: 'workspace',
      onlyLinks: true,
    }));
}

/**
 * A sentence about other sections that link to what is removed. The promotion goes on: otherwise
 * each team could keep the pages of all others from being removed.
 */
export function noteOfDeadLinks(
  units: readonly CheckUnit[],
  result: CheckResult,
  removed: readonly string[],
): string | undefined {
  const patterns = removed.map(patternOf);
  const found = units.flatMap(({ name, workspace }) =>
    (result[name]?.pages ?? []).flatMap(({ address, problems }) =>
      problems
        .filter(
          ({ check, detail }) => check === 'links' && patterns.some((one) => one.test(detail)),
        )
        .map(({ detail }) => `${workspace} ${address}: ${detail}`),
    ),
  );
  if (found.length === 0) return undefined;
  const shown = found.slice(0, MAX_SHOWN).join('; ');
  const more = found.length - MAX_SHOWN;
  return (
    '其他分區仍連結到此次移除的頁面，請通知該團隊 / Other sections link to pages that this removes; tell their teams: ' +
    `${shown}${more > 0 ? `; +${more}` : ''}`
  );
}

const MAX_SHOWN = 10;

/** Matches `<a href="…">` with an address of the page in either language. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replace(/[^\w-]/g, '\\$&')}`;
    return segment.endsWith('?') ? '(?:/[^/"?#]+)?' : '/[^/"?#]+';
  });
  return new RegExp(`="(?:/en)?${segments.join('')}["?#]`);
}
