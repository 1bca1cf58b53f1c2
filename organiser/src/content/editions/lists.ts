import { isThrough } from '@dswine/shared/fair/texts/dates';
import type { Edition } from './edition.ts';

/** Counts the items per code. */
export function countBy<T>(list: readonly T[], codeOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(codeOf(one), (counts.get(codeOf(one)) ?? 0) + 1);
  return counts;
}

export const countCategories = (records: readonly { Category: string }[]) =>
  countBy(records, ({ Category }) => Category);

export const countTopics = ({ records }: Edition) =>
  countBy(records.calendar, ({ Topic }) => Topic);

export function ofCategory<T extends { Category: string }>(
  records: readonly T[],
  category: string | undefined,
): readonly T[] {
  return category === undefined ? records : records.filter((one) => one.Category === category);
}

export function ofExhibitor<T extends { ExhibitorId?: string }>(
  records: readonly T[],
  exhibitor: string | undefined,
): readonly T[] {
  return exhibitor === undefined
    ? records
    : records.filter(({ ExhibitorId }) => ExhibitorId === exhibitor);
}

/** Whether an item is no longer news: its last day in Taipei is over. */
export const isPast = ({ Until }: { Until?: string }, now: Date): boolean =>
  !isThrough(Until, now.toISOString());

/** What is over by `now` comes last. */
export function pastLast<T extends { Until?: string }>(records: readonly T[], now: Date): T[] {
  const isOver = (record: T) => isPast(record, now);
  return [...records.filter((one) => !isOver(one)), ...records.filter(isOver)];
}

export function published<T extends { PublishedAt: string }>(
  records: readonly T[],
  now: Date,
): T[] {
  return records.filter(({ PublishedAt }) => Date.parse(PublishedAt) <= now.getTime());
}
