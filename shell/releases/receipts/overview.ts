import { sectionOf, type Composition } from '@dswine/shared/contract/releases';
import type { Reports } from '../server-report.ts';
import {
  addTally,
  figuresIn,
  readFigures,
  type Figures,
  type FigureSlot,
  type Tally,
} from './figures.ts';
import { HOUR_MS, readDays } from './receipt-store.ts';
import type { Receipt } from './receipt.ts';

/** One release of a section, as far as anything was counted of it. */
export type ReleaseOverview = {
  release: string;
  isLive: boolean;
  figures: Figures;
};
export type SectionOverview = {
  section: string;
  releases: ReleaseOverview[];
  /** Newest first. */
  receipts: Receipt[];
};

const DAY_MS = 24 * HOUR_MS;

/** What happened to the releases of the last days, by section. `live`: the composition. */
export async function readOverview(
  reports: Reports,
  { days, live: composition, now }: { days: number; live: Composition | undefined; now: number },
): Promise<SectionOverview[]> {
  // The first day began before the first hour that is shown.
  const { receipts, figures } = await readDays(reports, days + 1, now);
  const from = now - days * DAY_MS;
  const slots = figures.filter(({ at, ms }) => at + ms > from);
  const live = liveReleases(composition);
  const names = new Set([
    ...live.keys(),
    ...slots.flatMap(({ releases }) => Object.keys(releases).map((key) => splitKey(key)[0])),
    ...receipts.map(({ section }) => section),
  ]);
  return [...names].sort().map((section) => ({
    section,
    releases: releasesOf(section, slots, live.get(section)),
    receipts: receipts.filter((receipt) => receipt.section === section && receipt.last >= from),
  }));
}

/** The figures of the live releases in the last minutes: section -> what was counted. */
export async function readLive(
  reports: Reports,
  { since, live }: { since: number; live: Composition | undefined },
): Promise<SectionOverview[]> {
  const slots = (await readFigures(reports)).filter(({ at, ms }) => at + ms > since);
  return [...liveReleases(live)].sort().map(([section, release]) => ({
    section,
    releases: releasesOf(section, slots, release),
    receipts: [],
  }));
}

const splitKey = (key: string): [section: string, release: string] => {
  const at = key.indexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
};

function liveReleases(live: Composition | undefined): Map<string, string> {
  const releases = Object.entries(live?.releases ?? {});
  return new Map(releases.map(([workspace, version]) => [sectionOf(workspace), version]));
}

/** The live release first, then those with the most views. */
function releasesOf(
  section: string,
  slots: readonly FigureSlot[],
  live: string | undefined,
): ReleaseOverview[] {
  const all = new Map<string, Tally>();
  if (live !== undefined) all.set(live, {});
  for (const { releases } of slots)
    for (const [key, tally] of Object.entries(releases)) {
      const [name, release] = splitKey(key);
      if (name !== section) continue;
      const sum = all.get(release) ?? {};
      all.set(release, sum);
      addTally(sum, tally);
    }
  return [...all]
    .map(([release, sum]) => ({ release, isLive: release === live, figures: figuresIn(sum) }))
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || b.figures.views - a.figures.views);
}
