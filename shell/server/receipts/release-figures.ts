import type { Clock } from '@dswine/shared/process/clock';
import {
  addTallies,
  figureKey,
  RECENT_MS,
  sumFigures,
  type CountName,
  type Figures,
  type FigureSlot,
  type NamedSection,
  type Tally,
  type VitalName,
} from '../../releases/receipts/figures.ts';
import { observe } from '../../releases/receipts/histogram.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const SLOT_MS = 10 * SECOND;
/** Older counts are kept by the minute, then by the hour, so that they stay small. */
const BY_SLOT_MS = 5 * MINUTE;
const BY_MINUTE_MS = HOUR;
const STORED_MS = 24 * HOUR;
/** Releases of a day. Beyond them nothing is counted of releases that are not shown any more. */
const MAX_RELEASES = 30;

/** `isEarlier`: no page of it is shown any more, but a tab that was opened before still has it. */
type CountedSection = NamedSection & { isEarlier?: boolean };

export type ReleaseFigures = {
  count: (of: CountedSection, name: CountName, amount?: number) => void;
  measure: (of: CountedSection, vital: VitalName, value: number) => void;
  /** What this server counted of a release since a moment, in ms since the epoch. */
  figuresOf: (section: string, release: string, sinceMs: number) => Figures;
  /** All that this server counted in a day, oldest first. */
  slots: () => readonly FigureSlot[];
  /** What it counted in the last ten minutes, as one slot; nothing if that is none. */
  recent: () => FigureSlot[];
};

/** Counts in memory what happens to the pages of each release. */
export function createReleaseFigures({ now }: Pick<Clock, 'now'>): ReleaseFigures {
  let slots: FigureSlot[] = [];
  /** The releases in them. */
  let counted = new Set<string>();

  function slot(): FigureSlot {
    const time = now();
    const at = time - (time % SLOT_MS);
    const last = slots.at(-1);
    if (last && last.at >= at) return last;
    const next: FigureSlot = { at, ms: SLOT_MS, releases: {} };
    slots = [...mergeOld(slots, time), next];
    counted = new Set(slots.flatMap(({ releases }) => Object.keys(releases)));
    return next;
  }

  /** What is shown is always counted. Anybody can name what was shown earlier. */
  function tallyOf(of: CountedSection): Tally | undefined {
    const { releases } = slot();
    const key = figureKey(of);
    if (of.isEarlier && !counted.has(key) && counted.size >= MAX_RELEASES) return undefined;
    counted.add(key);
    return (releases[key] ??= {});
  }

  return {
    count(of, name, amount = 1) {
      const tally = tallyOf(of);
      if (tally) tally[name] = (tally[name] ?? 0) + amount;
    },
    measure(of, vital, value) {
      const tally = tallyOf(of);
      if (tally) observe((tally[vital] ??= {}), value);
    },
    figuresOf: (section, release, sinceMs) => sumFigures(slots, { section, release }, sinceMs),
    slots: () => slots,
    recent() {
      const time = now();
      // Aligned, so that it does not change without a new count more often than there are slots.
      const until = time - (time % SLOT_MS) + SLOT_MS;
      const since = until - RECENT_MS;
      const releases: FigureSlot['releases'] = {};
      for (const { at, ms, releases: counts } of slots)
        if (at + ms > since) addTallies(releases, counts);
      const isEmpty = Object.keys(releases).length === 0;
      return isEmpty ? [] : [{ at: since, ms: RECENT_MS, releases }];
    },
  };
}

/** Merges slots into their minute or hour once they are old, and drops the oldest. */
function mergeOld(slots: readonly FigureSlot[], now: number): FigureSlot[] {
  const merged = new Map<string, FigureSlot>();
  for (const { at, ms, releases } of slots) {
    const age = now - at;
    if (age > STORED_MS) continue;
    const length = Math.max(ms, age > BY_MINUTE_MS ? HOUR : age > BY_SLOT_MS ? MINUTE : SLOT_MS);
    const start = at - (at % length);
    const key = `${start} ${length}`;
    const existing = merged.get(key);
    if (!existing && start === at && length === ms) {
      merged.set(key, { at, ms, releases });
      continue;
    }
    const into = existing ?? { at: start, ms: length, releases: {} };
    merged.set(key, into);
    addTallies(into.releases, releases);
  }
  return [...merged.values()];
}
