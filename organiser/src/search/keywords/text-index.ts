import { foldSearchText } from '../../store/search-text.ts';
import { Postings } from './postings.ts';
import { NameRuns, RunIndex } from './run-index.ts';
import { compact, lettersOf, singular, splitText } from './split-text.ts';
import { WordIndex } from './word-index.ts';

/** The fields of a record, the ones that say most about it first. */
export const fieldNames = ['name', 'brand', 'intro', 'text'] as const;
export type FieldName = (typeof fieldNames)[number];
type Field = { tokens: WordIndex; runs: RunIndex };

/** The searchable texts of one list, by field. */
export class TextIndex {
  readonly size: number;
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** Whole runs of names, for matches with an error. */
  readonly wholeRuns: NameRuns;
  readonly #whole = new Map<string, Postings>();
  /** A folded word of a name -> its original spelling, for display. */
  readonly #written = new Map<string, string>();
  #terms: readonly TermText[] = [];

  constructor(size: number) {
    this.size = size;
    const field = () => ({ tokens: new WordIndex(size), runs: new RunIndex(size) });
    this.fields = { name: field(), brand: field(), intro: field(), text: field() };
    this.wholeRuns = new NameRuns(size);
  }

  addName(name: string, position: number): void {
    const folded = foldSearchText(name);
    const key = compact(folded);
    let whole = this.#whole.get(key);
    if (!whole) this.#whole.set(key, (whole = new Postings(this.size)));
    whole.add(position);
    const { tokens, runs } = this.fields.name;
    let before = '';
    for (const piece of splitText(name.normalize('NFKC'))) {
      const text = foldSearchText(piece.text);
      if (piece.kind === 'run') {
        runs.add(text, position);
        this.wholeRuns.add(text, position);
        this.#keepWritten(text, piece.text);
        before = '';
        continue;
      }
      for (const word of wordsOf(text)) this.#addNameWord(word, piece.text, position);
      // "Glen Orrachy" also matches "glenorrachy".
      if (before !== '') tokens.addJoined(before, singular(text), position);
      before = text;
    }
  }

  #addNameWord(word: string, written: string, position: number): void {
    const plain = singular(word);
    this.fields.name.tokens.add(plain, position);
    this.#keepWritten(plain, written.length === word.length ? written : word);
  }

  #keepWritten(folded: string, written: string): void {
    if (!this.#written.has(folded)) this.#written.set(folded, written);
  }

  addText(field: Exclude<FieldName, 'name'>, folded: string, position: number): void {
    const { tokens, runs } = this.fields[field];
    for (const { kind, text } of splitText(folded)) {
      if (kind === 'run') runs.add(text, position);
      else for (const word of wordsOf(text)) tokens.add(singular(word), position);
    }
  }

  /** Adds a word that is only found as a whole, such as `750ml`. */
  addWord(field: Exclude<FieldName, 'name'>, word: string, position: number): void {
    this.fields[field].tokens.add(word, position);
  }

  setTerms(terms: readonly TermText[]): void {
    this.#terms = terms;
  }

  /** Call it once after all texts are added. */
  finish(): void {
    for (const name of fieldNames) this.fields[name].tokens.finish();
  }

  /** Records with exactly this name, apart from spaces and signs. */
  named(folded: string): Bits {
    return this.#whole.get(compact(folded))?.toBits() ?? noBits(this.size);
  }

  /** Records of the terms whose name is, or contains, this text. */
  ofTerms(text: string): LevelSet[] {
    return findTerms(this.#terms, text);
  }

  /** Records of the terms with a word that begins so. */
  ofTermsBeginning(start: string): LevelSet[] {
    return findTermsBeginning(this.#terms, start);
  }

  isTerm(text: string): boolean {
    return this.ofTerms(text).some(({ level }) => level >= matchLevels.partOfTerm);
  }

  /** The original spelling of a folded word, or of a part of a folded run. */
  written(folded: string): string {
    const spelling = this.#written.get(folded);
    if (spelling !== undefined) return spelling;
    for (const [text, written] of this.#written) {
      const at = text.indexOf(folded);
      if (at !== -1 && text.length === written.length) return written.slice(at, at + folded.length);
    }
    return folded;
  }
}

/** A piece as it is, its words, and these as one: `SGOD-810` is found as `sgod810`. */
function wordsOf(piece: string): Set<string> {
  const letters = lettersOf(piece);
  return new Set([piece, ...letters, letters.join('')].filter((word) => word !== ''));
}

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

/** A category, area, country, tag or style with its records. */
export type TermText = {
  names: readonly string[];
  /** Names that share it: "vodka" of "Vodka and aquavit". */
  parts: readonly string[];
  records: Bits;
  /** Words of its name that are names of their own: "Taiwan" of the tag "New in Taiwan". */
  notBy: ReadonlySet<string>;
};

const connectors = /\s*(?:[,、，&]|与|\band\b)\s*/u;

/** The names that a folded name consists of; none for a single one. */
export function partsOf(name: string): string[] {
  const parts = name.split(connectors).filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}

/** Each word in the singular, to compare names. */
export function plainForm(text: string): string {
  return text.split(' ').map(singular).join(' ');
}

function findTerms(terms: readonly TermText[], text: string): LevelSet[] {
  const plain = plainForm(text);
  return terms.flatMap((term) => {
    const level = levelOf(term, plain);
    return level === undefined ? [] : [{ level, records: term.records }];
  });
}

function levelOf({ names, parts, notBy }: TermText, plain: string): number | undefined {
  if (names.includes(plain)) return matchLevels.term;
  if (parts.includes(plain)) return matchLevels.partOfTerm;
  if (plain.length < 2 || notBy.has(plain)) return undefined;
  const isRun = /\p{Script=Han}/u.test(plain);
  const contains = (name: string) =>
    isRun ? name.includes(plain) : ` ${name} `.includes(` ${plain} `);
  return names.some(contains) ? matchLevels.wordOfTerm : undefined;
}

/** As above, for the beginning of a word. */
function findTermsBeginning(terms: readonly TermText[], start: string): LevelSet[] {
  if (start.length < 3) return [];
  return terms.flatMap(({ names, records, notBy }) =>
    !notBy.has(start) && names.some((name) => ` ${name}`.includes(` ${start}`))
      ? [{ level: matchLevels.rest, records }]
      : [],
  );
}
