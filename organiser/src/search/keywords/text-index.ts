import { type Bits, noBits, type LevelSet, matchLevels } from './match-levels.ts';
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
