import { intersect, isEmpty, noBits, type Bits } from './text-index.ts';
import { editDistance } from './edit-distance.ts';
import { Postings } from './postings.ts';

/**
 * Indexes texts without spaces (Chinese, Japanese, Korean) by pairs of characters, so that any part
 * of two or more characters is found. Works on UTF-16 code units, so a pair fits into 32 bits.
 */
export class RunIndex {
  readonly #size: number;
  readonly #postings = new Map<number, Postings>();
  /** Character -> the pairs (and the single character) that contain it. */
  readonly #withCharacter = new Map<number, number[]>();

  constructor(size: number) {
    this.#size = size;
  }

  add(run: string, position: number): void {
    let first = run.charCodeAt(0);
    if (run.length === 1) return this.#addPair(0, first, position);
    for (let at = 1; at < run.length; at += 1) {
      const second = run.charCodeAt(at);
      this.#addPair(first, second, position);
      first = second;
    }
  }

  #addPair(first: number, second: number, position: number): void {
    const pair = (first << 16) | second;
    let postings = this.#postings.get(pair);
    if (!postings) {
      this.#postings.set(pair, (postings = new Postings(this.#size)));
      this.#remember(second, pair);
      if (first !== 0 && first !== second) this.#remember(first, pair);
    }
    postings.add(position);
  }

  #remember(character: number, pair: number): void {
    const pairs = this.#withCharacter.get(character);
    if (pairs) pairs.push(pair);
    else this.#withCharacter.set(character, [pair]);
  }

  /** Records whose text contains all pairs of the run. */
  containing(run: string): Bits | undefined {
    if (run.length === 1) {
      const pairs = this.#withCharacter.get(run.charCodeAt(0));
      if (!pairs) return undefined;
      const bits = noBits(this.#size);
      for (const pair of pairs) this.#postings.get(pair)?.addTo(bits);
      return bits;
    }
    let common: Bits | undefined;
    for (let at = 1; at < run.length; at += 1) {
      const postings = this.#postings.get((run.charCodeAt(at - 1) << 16) | run.charCodeAt(at));
      if (!postings) return undefined;
      common = common ? intersect(common, postings.toBits()) : postings.toBits();
    }
    return common && !isEmpty(common) ? common : undefined;
  }
}

/** A part of a name that is similar to the searched run. */
export type SimilarRun = { part: string; distance: number; records: Postings };

/** Whole runs of names, for fuzzy matches with a wrong, missing or additional character. */
export class NameRuns {
  readonly #size: number;
  readonly #runs: string[] = [];
  readonly #postings = new Map<string, Postings>();
  readonly #withCharacter = new Map<string, number[]>();

  constructor(size: number) {
    this.#size = size;
  }

  add(run: string, position: number): void {
    let postings = this.#postings.get(run);
    if (!postings) {
      this.#postings.set(run, (postings = new Postings(this.#size)));
      const index = this.#runs.push(run) - 1;
      for (const character of new Set(run)) {
        const runs = this.#withCharacter.get(character);
        if (runs) runs.push(index);
        else this.#withCharacter.set(character, [index]);
      }
    }
    postings.add(position);
  }

  /** Tolerates one error from three characters on, and two from six on. */
  similar(run: string): SimilarRun[] {
    const characters = new Set(run);
    if (characters.size < 3) return [];
    let nearest = characters.size < 6 ? 1 : 2;
    const shared = new Map<number, number>();
    for (const character of characters)
      for (const index of this.#withCharacter.get(character) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + 1);
    const found: SimilarRun[] = [];
    for (const [index, count] of shared) {
      if (count < characters.size - nearest) continue;
      const name = this.#runs[index] ?? '';
      const near = nearestPart(run, name, nearest);
      const records = this.#postings.get(name);
      if (!near || !records) continue;
      nearest = near.distance;
      found.push({ ...near, records });
    }
    return found.filter(({ distance }) => distance === nearest);
  }
}

/** The part of a name that is nearest to the run. Its length differs by at most one. */
function nearestPart(
  run: string,
  name: string,
  limit: number,
): { part: string; distance: number } | undefined {
  let nearest: { part: string; distance: number } | undefined;
  for (const length of [run.length, run.length + 1, run.length - 1])
    for (let start = 0; start + length <= name.length; start += 1) {
      const part = name.slice(start, start + length);
      const distance = editDistance(run, part, limit);
      if (distance <= limit && distance < (nearest?.distance ?? limit + 1))
        nearest = { part, distance };
    }
  return nearest;
}
