import { foldSearchText } from '../store/search-text.ts';
import { noBits, type Bits } from './bits.ts';
import { Postings } from './postings.ts';
import { NameRuns, RunIndex } from './run-index.ts';
import { compact, lettersOf, singular, splitText } from './split-text.ts';
import { WordIndex } from './word-index.ts';

/** A category, area, country or tag with its records. Its folded name matches these records. */
export type TermText = {
  texts: readonly string[];
  records: Bits;
  /**
   * Match only the start of the name: a search for "Taiwan" must not match the tag "New in Taiwan".
   */
  fromStart: boolean;
};

/** The searchable texts of one list: names, which weigh more, and other texts. */
export class TextIndex {
  readonly size: number;
  readonly names: WordIndex;
  readonly nameRuns: RunIndex;
  readonly wholeRuns: NameRuns;
  readonly texts: WordIndex;
  readonly textRuns: RunIndex;
  readonly #whole = new Map<string, Postings>();
  /** A folded word of a name -> its original spelling, for display. */
  readonly #written = new Map<string, string>();
  #terms: readonly TermText[] = [];

  constructor(size: number) {
    this.size = size;
    this.names = new WordIndex(size);
    this.nameRuns = new RunIndex(size);
    this.wholeRuns = new NameRuns(size);
    this.texts = new WordIndex(size);
    this.textRuns = new RunIndex(size);
  }

  /** Adds a name in its original spelling. */
  addName(name: string, position: number): void {
    const folded = foldSearchText(name);
    const key = compact(folded);
    let whole = this.#whole.get(key);
    if (!whole) this.#whole.set(key, (whole = new Postings(this.size)));
    whole.add(position);
    let before = '';
    for (const piece of splitText(name.normalize('NFKC'))) {
      const text = foldSearchText(piece.text);
      if (piece.kind === 'run') {
        this.nameRuns.add(text, position);
        this.wholeRuns.add(text, position);
        this.#keepWritten(text, piece.text);
        before = '';
        continue;
      }
      for (const word of [text, ...lettersOf(text)]) this.#addNameWord(word, piece.text, position);
      // "Glen Orrachy" also matches "glenorrachy".
      if (before !== '') this.names.add(before + singular(text), position);
      before = text;
    }
  }

  #addNameWord(word: string, written: string, position: number): void {
    const plain = singular(word);
    this.names.add(plain, position);
    this.#keepWritten(plain, written.length === word.length ? written : word);
  }

  #keepWritten(folded: string, written: string): void {
    if (!this.#written.has(folded)) this.#written.set(folded, written);
  }

  /** Adds any other text, already folded. */
  addText(folded: string, position: number): void {
    for (const { kind, text } of splitText(folded)) {
      if (kind === 'run') this.textRuns.add(text, position);
      else for (const word of [text, ...lettersOf(text)]) this.texts.add(singular(word), position);
    }
  }

  setTerms(terms: readonly TermText[]): void {
    this.#terms = terms;
  }

  /** A generator, so that its caller can yield to other work. */
  *finish(): Generator<void> {
    yield* this.names.finish();
    yield* this.texts.finish();
  }

  /** Records with exactly this name, apart from spaces and signs. */
  named(folded: string): Bits {
    return this.#whole.get(compact(folded))?.toBits() ?? noBits(this.size);
  }

  /**
   * Records of the terms whose name contains this run, or has a word that begins with this word.
   */
  ofTerms(kind: 'run' | 'word', text: string): Bits | undefined {
    const bits = noBits(this.size);
    let found = false;
    for (const { texts, records, fromStart } of this.#terms) {
      const fits = (name: string) =>
        fromStart
          ? name.startsWith(text)
          : kind === 'run'
            ? name.includes(text)
            : ` ${name}`.includes(` ${text}`);
      if (!texts.some(fits)) continue;
      found = true;
      for (let word = 0; word < bits.length; word += 1)
        bits[word] = (bits[word] ?? 0) | (records[word] ?? 0);
    }
    return found ? bits : undefined;
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
