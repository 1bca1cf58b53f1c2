import { systemClock } from '@dswine/shared/process/clock';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { spread, type CheckUnit } from './check-job.ts';
import type { ReleaseCheck } from './check-releases.ts';
import { readConformance } from './conformance.ts';
import { joinRecordings, type Recordings } from './read-recordings.ts';

const ORGANISER_LIMIT_MS = 2000;
/**
 * How many pages of other sections a browser opens when only the shell around them changes. With a
 * share of them, the time does not grow with the number of sections.
 */
const MOST_AROUND = 24;

/** The parts that are checked: what changes and, for a new shell, all sections around it. */
export function unitsOf({
  read: { manifests },
  changed,
  rendersPages,
}: Pick<ReleaseCheck, 'read' | 'changed' | 'rendersPages'>): CheckUnit[] {
  const isAll = changed.has('shell');
  const checked = manifests.filter(({ workspace }) => isAll || changed.has(workspace));
  const around = checked.filter(({ workspace }) => !changed.has(workspace));
  const opened = spread(around, MOST_AROUND);
  const mostOf = (manifest: ReleaseManifest) =>
    opened.includes(manifest) ? Math.floor(MOST_AROUND / opened.length) : 0;
  const pages = rendersPages ? 'workspace' : 'none';
  const units: CheckUnit[] = checked
    // The shell first: nothing runs without it.
    .sort((a, b) => Number(b.workspace === 'shell') - Number(a.workspace === 'shell'))
    .map((manifest) => ({
      name: manifest.workspace,
      workspace: manifest.workspace,
      pages,
      ...(around.includes(manifest) && { mostHydrated: mostOf(manifest) }),
    }));
  const isShownAtHome = checked.some(
    ({ workspace, fragments, routes }) =>
      workspace === 'shell' || fragments.length > 0 || routes.length === 0,
  );
  return rendersPages && isShownAtHome ? [...units, { name: 'home', pages: 'home' }] : units;
}

/** A browser does not open again what `conform` has opened with the same shell. */
export async function withoutHydratedBefore(
  units: CheckUnit[],
  { store, read: { manifests }, browser, isThorough }: ReleaseCheck,
): Promise<CheckUnit[]> {
  if (!browser || isThorough) return units;
  const shell = manifests.find(({ workspace }) => workspace === 'shell')?.version;
  return Promise.all(
    units.map(async (unit) => {
      const manifest = manifests.find(({ workspace }) => workspace === unit.workspace);
      const found = manifest && (await readConformance(store, manifest));
      const isOpened = typeof found === 'object' && found.checks.includes('hydration');
      return isOpened && found.shell === shell ? { ...unit, mostHydrated: 0 } : unit;
    }),
  );
}

/** Adds the same pages with live data, if an organiser is configured and answers. */
export async function withLiveData(
  units: CheckUnit[],
  { organiser, note }: ReleaseCheck,
  recordings: Recordings,
): Promise<CheckUnit[]> {
  const rendered = units.filter(({ pages }) => pages !== 'none');
  if (rendered.length === 0) return units;
  const { exhibitionCode } = joinRecordings(recordings);
  const live = organiser && (await contentState(organiser, exhibitionCode));
  if (!live) {
    note?.('Not checked with live data: ORGANISER is not set, or does not answer');
    return units;
  }
  return [...units, ...rendered.map((unit) => ({ ...unit, name: `${unit.name} live`, live }))];
}

/** The revision and the day of the organiser's content. Undefined when it does not answer. */
async function contentState(
  organiser: string,
  exhibitionCode: string,
): Promise<string | undefined> {
  const address = `${organiser.replace(/\/$/, '')}/api/expo/Revision/${exhibitionCode}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ORGANISER_LIMIT_MS) });
    return response.ok
      ? `${new Date(systemClock.now()).toISOString().slice(0, 10)} ${await response.text()}`
      : undefined;
  } catch {
    return undefined;
  }
}
