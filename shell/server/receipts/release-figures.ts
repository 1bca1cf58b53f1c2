import {
  addTally,
  figureKey,
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
/** More releases than are live and previewed within an hour. */
const MAX_RELEASES = 60;

export type ReleaseFigures = {
  count: (of: NamedSection, name: CountName, amount?: number) => void;
  measure: (of: NamedSection, vital: VitalName, value: number) => void;
  /** What this server counted of a release since a moment, in ms since the epoch. */
  figuresOf: (section: string, release: string, sinceMs: number) => Figures;
  /** All that this server counted, oldest first. */
  slots: () => readonly FigureSlot[];
};

/** Counts in memory what happens to the pages of each release. */
export function createReleaseFigures(now: () => number = Date.now): ReleaseFigures {
  let slots: FigureSlot[] = [];

  function slot(): FigureSlot {
    const time = now();
    const at = time - (time % SLOT_MS);
    const last = slots.at(-1);
    if (last && last.at >= at) return last;
    const next: FigureSlot = { at, ms: SLOT_MS, releases: {} };
    slots = [...mergeOld(slots, time), next];
    return next;
  }

  function tallyOf(of: NamedSection): Tally | undefined {
    const { releases } = slot();
    const key = figureKey(of);
    if (!releases[key] && Object.keys(releases).length >= MAX_RELEASES) return undefined;
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
    for (const [release, tally] of Object.entries(releases))
      addTally((into.releases[release] ??= {}), tally);
  }
  return [...merged.values()];
}
