import type { Static } from 'typebox';
import type { Bilingual } from '@dswine/shared/contract/wire';
import type { Pair } from './parts/part.ts';

export type Text = Static<typeof Bilingual>;
type Slots = Readonly<Record<string, Pair>>;

export const text = ([tw, en]: Pair): Text => ({ tw, en });

/** Fills `{slot}` in both languages; `{Slot}` begins a sentence with a capital. */
export function fill([tw, en]: Pair, slots: Slots): Pair {
  const of = (name: string): Pair => {
    const value = slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (!value) throw new Error(`seed: nothing fills {${name}} in "${tw}"`);
    return value;
  };
  return [
    spaced(tw.replace(/\{(\w+)\}/g, (_, name: string) => of(name)[0])),
    en.replace(/\{(\w+)\}/g, (_, name: string) =>
      /^[A-Z]/.test(name) ? capital(of(name)[1]) : of(name)[1],
    ),
  ];
}

/** Sentences side by side: Chinese without a space, English with one. */
export const join = (sentences: readonly Pair[]): Text => ({
  tw: sentences.map(([tw]) => tw).join(''),
  en: sentences.map(([, en]) => en).join(' '),
});

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A space between Latin letters and Chinese characters, as Taiwanese typesetting has it. */
const spaced = (words: string) =>
  words
    .replace(/([A-Za-z])([\u4e00-\u9fff])/g, '$1 $2')
    .replace(/([\u4e00-\u9fff])([A-Za-z])/g, '$1 $2');
