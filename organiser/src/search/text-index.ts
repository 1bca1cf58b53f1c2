import { foldSearchText } from '../store/search-text.ts';
import { noBits, type Bits } from './bits.ts';
import { Postings } from './postings.ts';
import { NameRuns, RunIndex } from './run-index.ts';
import { compact, lettersOf, singular, splitText } from './split-text.ts';
import { WordIndex } from './word-index.ts';

/** A category, an area, a country or a tag, folded, with the records that belong to it: its name is a word of theirs. */
export type TermText = {
  texts: readonly string[];
  records: Bits;
  /** Only by the beginning of its name: "New in Taiwan" is not what "Taiwan" asks for. */
  fromStart: boolean;
};

/** All that can be found in one list: names, which weigh more, and the other texts. */
export class TextIndex {
  readonly size: number;
  readonly names: WordIndex;
  readonly nameRuns: RunIndex;
  readonly wholeRuns: NameRuns;
  readonly texts: WordIndex;
  readonly textRuns: RunIndex;
  readonly #whole = new Map<string, Postings>();
  /** A folded word of a name -> how it is written, to be shown. */
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

  /** A name as it is written. */
  addName(name: string, place: number): void {
    const folded = foldSearchText(name);
    const key = compact(folded);
    let whole = this.#whole.get(key);
    if (!whole) this.#whole.set(key, (whole = new Postings(this.size)));
    whole.add(place);
    let before = '';
    for (const piece of splitText(name.normalize('NFKC'))) {
      const text = foldSearchText(piece.text);
      if (piece.kind === 'run') {
        this.nameRuns.add(text, place);
        this.wholeRuns.add(text, place);
        this.#keepWritten(text, piece.text);
        before = '';
        continue;
      }
      for (const word of [text, ...lettersOf(text)]) this.#addNameWord(word, piece.text, place);
      // "Glen Orrachy" is looked for as "glenorrachy" too.
      if (before !== '') this.names.add(before + singular(text), place);
      before = text;
    }
  }

  #addNameWord(word: string, written: string, place: number): void {
    const plain = singular(word);
    this.names.add(plain, place);
    this.#keepWritten(plain, written.length === word.length ? written : word);
  }

  #keepWritten(folded: string, written: string): void {
    if (!this.#written.has(folded)) this.#written.set(folded, written);
  }

  /** Any other text, folded already. */
  addText(folded: string, place: number): void {
    for (const { kind, text } of splitText(folded)) {
      if (kind === 'run') this.textRuns.add(text, place);
      else for (const word of [text, ...lettersOf(text)]) this.texts.add(singular(word), place);
    }
  }

  setTerms(terms: readonly TermText[]): void {
    this.#terms = terms;
  }

  /** Yields now and then, so that its caller can let others run. */
  *finish(): Generator<void> {
    yield* this.names.finish();
    yield* this.texts.finish();
  }

  /** Records one of whose names this is, apart from spaces and signs. */
  named(folded: string): Bits {
    return this.#whole.get(compact(folded))?.toBits() ?? noBits(this.size);
  }

  /** Records of the terms whose name has this run, or a word that begins with this one. */
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

  /** How a folded word, or a part of a folded run, is written in a name. */
  written(folded: string): string {
    const known = this.#written.get(folded);
    if (known !== undefined) return known;
    for (const [text, written] of this.#written) {
      const at = text.indexOf(folded);
      if (at !== -1 && text.length === written.length) return written.slice(at, at + folded.length);
    }
    return folded;
  }
}
