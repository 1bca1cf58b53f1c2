import type { Bits } from './bits.ts';
import { matchLevels, type LevelSet } from './match-levels.ts';
import { singular } from './split-text.ts';

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

export function findTerms(terms: readonly TermText[], text: string): LevelSet[] {
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
export function findTermsBeginning(terms: readonly TermText[], start: string): LevelSet[] {
  if (start.length < 3) return [];
  return terms.flatMap(({ names, records, notBy }) =>
    !notBy.has(start) && names.some((name) => ` ${name}`.includes(` ${start}`))
      ? [{ level: matchLevels.rest, records }]
      : [],
  );
}
