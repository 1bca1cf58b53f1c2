import { foldSearchText } from '../../store/search-text.ts';

const enough = 0.34;

/** The names that share most pairs of letters with a text, for those whom nothing was found. */
export function namesAlike(typed: string, names: readonly string[], limit: number): string[] {
  const mine = pairsOf(typed);
  return [...new Set(names)]
    .map((name) => ({ name, likeness: likeness(mine, pairsOf(name)) }))
    .filter((one) => one.likeness >= enough)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ name }) => name);
}

function pairsOf(text: string): Set<string> {
  const folded = `^${foldSearchText(text)}`;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Dice's coefficient. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size || 1);
}
