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
  /** By the hour, oldest first. */
  hours: { at: number; figures: Figures }[];
};
export type SectionOverview = {
  section: string;
  releases: ReleaseOverview[];
  /** When a composition brought this section another release, oldest first. */
  promotions: { at: number; release: string; kind: string; revision: number }[];
  /** Newest first. */
  receipts: Receipt[];
};
export type Overview = { days: number; from: number; until: number; sections: SectionOverview[] };

const DAY_MS = 24 * HOUR_MS;

/** What happened to the releases of the last days. `history`: newest composition first. */
export async function readOverview(
  reports: Reports,
  { days, history, now }: { days: number; history: Composition[]; now: number },
): Promise<Overview> {
  // The first day began before the first hour that is shown.
  const { receipts, figures } = await readDays(reports, days + 1, now);
  const from = now - days * DAY_MS;
  const slots = figures.filter(({ at, ms }) => at + ms > from);
  const live = liveReleases(history);
  const names = new Set([
    ...live.keys(),
    ...slots.flatMap(({ releases }) => Object.keys(releases).map((key) => splitKey(key)[0])),
    ...receipts.map(({ section }) => section),
  ]);
  const sections = [...names].sort().map((section) => ({
    section,
    releases: releasesOf(section, slots, live.get(section)),
    promotions: promotionsOf(section, history).filter(({ at }) => at >= from),
    receipts: receipts.filter((receipt) => receipt.section === section && receipt.last >= from),
  }));
  return { days, from, until: now, sections };
}

/** The figures of the live releases in the last minutes: section -> what was counted. */
export async function readLive(
  reports: Reports,
  { since, history }: { since: number; history: Composition[] },
): Promise<SectionOverview[]> {
  const slots = (await readFigures(reports)).filter(({ at, ms }) => at + ms > since);
  return [...liveReleases(history)].sort().map(([section, release]) => ({
    section,
    releases: releasesOf(section, slots, release),
    promotions: promotionsOf(section, history),
    receipts: [],
  }));
}

const splitKey = (key: string): [section: string, release: string] => {
  const at = key.indexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
};

function liveReleases([now]: Composition[]): Map<string, string> {
  const releases = Object.entries(now?.releases ?? {});
  return new Map(releases.map(([workspace, version]) => [sectionOf(workspace), version]));
}

/** The live release first, then those with the most views. */
function releasesOf(
  section: string,
  slots: readonly FigureSlot[],
  live: string | undefined,
): ReleaseOverview[] {
  const all = new Map<string, { sum: Tally; hours: Map<number, Tally> }>();
  if (live !== undefined) all.set(live, { sum: {}, hours: new Map() });
  for (const { at, releases } of slots)
    for (const [key, tally] of Object.entries(releases)) {
      const [name, release] = splitKey(key);
      if (name !== section) continue;
      const found = all.get(release) ?? { sum: {}, hours: new Map<number, Tally>() };
      all.set(release, found);
      addTally(found.sum, tally);
      const hour = found.hours.get(at - (at % HOUR_MS)) ?? {};
      found.hours.set(at - (at % HOUR_MS), hour);
      addTally(hour, tally);
    }
  return [...all]
    .map(([release, { sum, hours }]) => ({
      release,
      isLive: release === live,
      figures: figuresIn(sum),
      hours: [...hours]
        .sort(([a], [b]) => a - b)
        .map(([at, tally]) => ({ at, figures: figuresIn(tally) })),
    }))
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || b.figures.views - a.figures.views);
}

function promotionsOf(section: string, history: Composition[]): SectionOverview['promotions'] {
  const releaseIn = (composition: Composition | undefined) =>
    Object.entries(composition?.releases ?? {}).find(
      ([workspace]) => sectionOf(workspace) === section,
    )?.[1];
  return history
    .flatMap((composition, index) => {
      const release = releaseIn(composition);
      const isChange = release !== undefined && release !== releaseIn(history[index + 1]);
      const { at, kind, revision } = composition;
      return isChange ? [{ at: Date.parse(at), release, kind, revision }] : [];
    })
    .reverse();
}

/** Errors of all kinds against views. */
export function errorsIn(figures: Figures): number {
  const { errors, failedRenders, browserErrors, failedLoads } = figures;
  return errors + failedRenders + browserErrors + failedLoads;
}
