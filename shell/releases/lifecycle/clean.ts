import type { Composition } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { ReleaseError } from '../errors.ts';
import { nameOf, type NamedRelease } from '../release-name.ts';
import type { ReleaseStore } from '../store/store.ts';

/**
 * How long the files of a release may be asked for after it was live, in days: by open tabs, pages
 * of caches and copies for the time without a network.
 */
export const KEEP_DAYS = 30;
/** How many releases of a workspace stay whatever their age, to roll back to. */
export const KEEP_LIVE = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

type CleanOptions = {
  keepDays: number;
  isDryRun: boolean;
  shown: readonly number[];
  now?: number;
};

/** A release that was removed, or would be. `bytes` is what its files take. */
type Cleaned = NamedRelease & { bytes: number };

/**
 * Removes the releases that nobody needs any more: not live and not shown by a server, live for the
 * last time more than `keepDays` ago (or published then, and never live), and not among the last
 * three that were live of a workspace that is on the site.
 * @throws when what was live before cannot be read: what it needs is unknown then.
 */
export async function clean(store: ReleaseStore, options: CleanOptions): Promise<Cleaned[]> {
  const { now = systemClock.now(), keepDays, shown, isDryRun } = options;
  const before = now - keepDays * DAY_MS;
  const needed = neededReleases(await readAll(store), { shown, before, now });
  const cleaned: Cleaned[] = [];
  for (const workspace of await store.workspaces())
    for (const { version, publishedAt, hashes } of await store.releases(workspace)) {
      if (needed.has(nameOf({ workspace, version })) || Date.parse(publishedAt) >= before) continue;
      if ((await store.claimedAt(workspace, version)) >= before) continue;
      if (!isDryRun && !(await store.removeRelease(workspace, version, before))) continue;
      const bytes = Object.values(hashes).reduce((sum, { size }) => sum + size, 0);
      cleaned.push({ workspace, version, bytes });
    }
  return cleaned;
}

export function describeCleaned(
  cleaned: readonly Cleaned[],
  { keepDays, isDryRun }: Pick<CleanOptions, 'keepDays' | 'isDryRun'>,
): string {
  if (cleaned.length === 0)
    return `Nothing to remove: every release was needed within ${keepDays} days.`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const total = cleaned.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `${isDryRun ? 'Would remove' : 'Removed'} ${cleaned.length} releases (${megabytes(total)}):`,
    ...cleaned.map(({ bytes, ...release }) => `  ${nameOf(release)}   ${megabytes(bytes)}`),
  ].join('\n');
}

async function readAll(store: ReleaseStore): Promise<Composition[]> {
  const compositions: Composition[] = [];
  try {
    for await (const composition of store.compositions()) compositions.push(composition);
  } catch (cause) {
    const revision = compositions.at(-1)?.revision ?? 0;
    const problem = (cause as Error).message;
    throw new ReleaseError('usageHistory', { revision, problem }, { cause });
  }
  return compositions;
}

type Period = { shown: readonly number[]; before: number; now: number };

function neededReleases(
  compositions: readonly Composition[],
  { shown, before, now }: Period,
): Set<string> {
  const needed = new Set<string>();
  const live = new Map<string, Set<string>>();
  const present = compositions[0]?.releases ?? {};
  let replacedAt = now;
  for (const { revision, at, releases, canary } of compositions) {
    const isRecent = replacedAt >= before || shown.includes(revision);
    if (canary && isRecent) needed.add(nameOf(canary));
    for (const [workspace, version] of Object.entries(releases)) {
      const versions = live.get(workspace) ?? new Set();
      live.set(workspace, versions);
      // Nobody goes back to a section that has been off the site for so long.
      if (workspace in present && versions.size < KEEP_LIVE) versions.add(version);
      if (versions.has(version) || isRecent) needed.add(nameOf({ workspace, version }));
    }
    replacedAt = Date.parse(at);
  }
  return needed;
}
