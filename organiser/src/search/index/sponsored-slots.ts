/** How many records of a list may stand first because their exhibitor paid for it. */
export const sponsoredSlots = 4;

/** A candidate for a slot: its position in the list, and the exhibitor that paid. */
export type Candidate = { position: number; sponsor: string };

/**
 * Who stands in the slots of a list. Every exhibitor gets at most one slot, and the first of its
 * records in neutral order. The slots pass on by four each day, so that all exhibitors have them
 * equally often, whatever the page or the reader.
 */
export function takeSlots(candidates: readonly Candidate[], day: number): number[] {
  const first = new Map<string, number>();
  for (const { position, sponsor } of candidates)
    if (!first.has(sponsor)) first.set(sponsor, position);
  const sponsors = [...first.keys()].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  const start = sponsors.length > sponsoredSlots ? (day * sponsoredSlots) % sponsors.length : 0;
  return [...sponsors.slice(start), ...sponsors.slice(0, start)]
    .slice(0, sponsoredSlots)
    .map((sponsor) => first.get(sponsor) ?? 0);
}

const dayMs = 86_400_000;
const taipeiOffsetMs = 8 * 3_600_000;

/** The number of the day in Taipei, by which slots pass on. */
export function slotDay(now: Date): number {
  return Math.floor((now.getTime() + taipeiOffsetMs) / dayMs);
}
