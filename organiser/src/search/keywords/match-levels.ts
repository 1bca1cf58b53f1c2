import { eachBit, type Bits } from './bits.ts';

/**
 * How well a record matches one piece of a keyword, the best level counts: a whole term or style
 * before a word of a name, whole words before prefixes. Results are sorted by the sum over all
 * pieces.
 */
export const matchLevels = {
  term: 9,
  name: 8,
  partOfTerm: 7,
  brand: 6,
  wordOfTerm: 5,
  intro: 4,
  text: 3,
  prefixOfName: 2,
  rest: 1,
} as const;

export type LevelSet = { level: number; records: Bits };

/** Adds to the score of each record the best level on which it matches a piece. */
export function addBestLevels(score: Uint8Array, sets: readonly LevelSet[]): void {
  const best = new Uint8Array(score.length);
  for (const { level, records } of sets.toSorted((one, other) => one.level - other.level))
    eachBit(records, (position) => {
      best[position] = level;
    });
  for (let position = 0; position < score.length; position += 1)
    score[position] = Math.min(255, (score[position] ?? 0) + (best[position] ?? 0));
}
