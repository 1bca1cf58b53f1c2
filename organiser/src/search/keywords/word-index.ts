import { addAll, noBits, type Bits } from './text-index.ts';
import { editDistance, errorsAllowed } from './edit-distance.ts';
import { Postings } from './postings.ts';

/** A word that is similar to the searched one. */
export type Similar = { word: string; distance: number; count: number };

/**
 * The words of a list's texts with their records. Finds whole words, prefixes, parts, and words
 * with typing errors.
 */
export class WordIndex {
  readonly #size: number;
  readonly #postings = new Map<string, Postings>();
  /** In alphabetical order. Set by `finish`. */
  #sorted: readonly string[] = [];
  readonly #words: string[] = [];
  /** Two neighbouring words as one: a part across their boundary is no part of a word. */
  readonly #joined = new Set<string>();
  /** Two letters, with `^` before and `$` after a word -> indexes into `#words`. */
  readonly #pairs = new Map<string, number[]>();

  constructor(size: number) {
    this.#size = size;
  }

  addJoined(first: string, second: string, position: number): void {
    const word = first + second;
    if (!this.#postings.has(word)) this.#joined.add(word);
    this.#add(word, position);
  }

  add(word: string, position: number): void {
    this.#joined.delete(word);
    this.#add(word, position);
  }

  #add(word: string, position: number): void {
    let postings = this.#postings.get(word);
    if (!postings) {
      this.#postings.set(word, (postings = new Postings(this.#size)));
      this.#words.push(word);
    }
    postings.add(position);
  }

  #addPairs(word: string, index: number): void {
    for (const pair of new Set(pairs(word))) {
      const tokens = this.#pairs.get(pair);
      if (tokens) tokens.push(index);
      else this.#pairs.set(pair, [index]);
    }
  }

  /** Call it once after all words are added. */
  finish(): void {
    for (const [index, word] of this.#words.entries()) this.#addPairs(word, index);
    this.#sorted = this.#words.toSorted((one, other) => (one < other ? -1 : 1));
  }

  whole(word: string): Bits | undefined {
    return this.#postings.get(word)?.toBits();
  }

  beginning(start: string): Bits | undefined {
    const sorted = this.#sorted;
    const low = firstFrom(sorted, start);
    let end = low;
    while (sorted[end]?.startsWith(start)) end += 1;
    return this.recordsOf(sorted.slice(low, end));
  }

  containing(part: string): Bits | undefined {
    const inner = pairs(part).slice(1, -1);
    const rarest = inner
      .map((pair) => this.#pairs.get(pair) ?? [])
      .sort((one, other) => one.length - other.length)[0];
    const candidates =
      inner.length === 0 ? this.#words : (rarest ?? []).map((index) => this.#words[index] ?? '');
    return this.recordsOf(
      candidates.filter((word) => word.includes(part) && !this.#joined.has(word)),
    );
  }

  /** The nearest words within the number of errors that the length allows. */
  similar(word: string): Similar[] {
    const swapped = word.length === 3;
    const limit = swapped ? 1 : errorsAllowed(word);
    if (limit === 0) return [];
    const shared = new Map<number, number>();
    const wordPairs = new Set(pairs(word));
    for (const pair of wordPairs)
      for (const index of this.#pairs.get(pair) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + 1);
    // An error changes two pairs, a swap three.
    const least = Math.max(1, wordPairs.size - 3 * limit);
    let nearest = limit;
    const found: Similar[] = [];
    for (const [index, pairsShared] of shared) {
      if (pairsShared < least) continue;
      const other = this.#words[index] ?? '';
      if (
        swapped &&
        (other.length !== 3 || [...word].sort().join('') !== [...other].sort().join(''))
      )
        continue;
      const distance = editDistance(word, other, nearest);
      if (distance > nearest) continue;
      nearest = Math.min(nearest, distance);
      found.push({ word: other, distance, count: this.#postings.get(other)?.count ?? 0 });
    }
    return found.filter(({ distance }) => distance === nearest);
  }

  recordsOf(tokens: readonly string[]): Bits | undefined {
    if (tokens.length === 0) return undefined;
    const bits = noBits(this.#size);
    for (const word of tokens) this.#postings.get(word)?.addTo(bits);
    return bits;
  }
}

/** The index of the first word that does not sort before this one. */
function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pairs(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 1 }, (_, index) => marked.slice(index, index + 2));
}

/** The union of the given sets, skipping undefined ones. Undefined when there are none. */
export function unionOf(...sets: (Bits | undefined)[]): Bits | undefined {
  const [first, ...rest] = sets.filter((set) => set !== undefined);
  return first && rest.reduce<Bits>((union, set) => addAll(union, set), first);
}
