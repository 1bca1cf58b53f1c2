/** A set of records of one list: one bit per record, at the record's position in the list. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export function addBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

export function removeBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (position & 31));
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

export function intersect(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] ?? 0) & (other[word] ?? 0);
  return into;
}

export function addAll(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word += 1)
    into[word] = (into[word] ?? 0) | (other[word] ?? 0);
  return into;
}

/** Calls `take` for each record of a set, in list order. */
export function eachBit(bits: Bits, take: (position: number) => void): void {
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      take(word * 32 + 31 - Math.clz32(rest & -rest));
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const common = (one[word] ?? 0) & (other[word] ?? 0);
    if (common !== 0) count += onesIn(common);
  }
  return count;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

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
