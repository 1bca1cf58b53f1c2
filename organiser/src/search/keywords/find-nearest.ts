import { noBits } from './bits.ts';
import { matchLevels } from './match-levels.ts';
import { editDistance, errorsAllowed } from './edit-distance.ts';
import { asMeant, lettersOfTrade } from './synonyms.ts';
import { asWritten, foundPiece, type FoundPiece } from './find-exact.ts';
import { singular, type Piece } from './split-text.ts';
import { fieldNames, type TextIndex } from './text-index.ts';

/**
 * The words and runs that are nearest to the typed piece. Only names and terms are meant: in running
 * text something similar always stands.
 */
export function nearest(index: TextIndex, { kind, text }: Piece): FoundPiece | undefined {
  if (kind === 'run') {
    const meant = asMeant(text);
    const asFound = meant === text ? undefined : asWritten(index, { kind, text: meant });
    if (asFound) return { ...asFound, read: index.written(meant) };
    const isKnown = knownIn(index, text);
    const similar = index.wholeRuns
      .similar(text)
      .filter(
        ({ part }) =>
          part.length !== text.length ||
          [...part].every((character, at) => character === text[at] || isKnown[at] !== true),
      );
    const [best] = similar.toSorted((one, other) => other.records.count - one.records.count);
    if (!best) return swapped(index, text);
    const records = noBits(index.size);
    for (const run of similar) run.records.addTo(records);
    const found = foundPiece([{ level: matchLevels.name, records }]);
    return found && { ...found, read: index.written(best.part) };
  }
  const word = singular(text);
  const inFields = (['name', 'brand'] as const).map((name) => ({
    name,
    similar: index.fields[name].tokens.similar(word).filter((one) => mayMean(word, one.word)),
  }));
  const all = inFields.flatMap(({ similar }) => similar);
  const distance = Math.min(...all.map((similar) => similar.distance));
  const ofTrade = nearestOfTrade(index, word, distance);
  if (ofTrade) return ofTrade;
  const near = inFields.map(({ name, similar }) => ({
    name,
    similar: similar.filter((one) => one.distance === distance),
  }));
  const best = all
    .filter((one) => one.distance === distance)
    .toSorted((one, other) => other.count - one.count)[0];
  const found = foundPiece(
    near.flatMap(({ name, similar }) => {
      const records = index.fields[name].tokens.recordsOf(similar.map((one) => one.word));
      return records ? [{ level: matchLevels[name], records }] : [];
    }),
  );
  return found && best && { ...found, read: index.written(near[0]?.similar[0]?.word ?? best.word) };
}

/**
 * In a short word the first letter is seldom wrong, but for a swap: "wifi" is no error for "ifi".
 * An ending makes another word: "forwarder" is no error for "forward".
 */
function mayMean(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1 && long.startsWith(short)) return false;
  return typed.length > 4 || typed[0] === word[0] || typed[0] === word[1];
}

/**
 * Which characters of a run belong to pairs that texts contain, on both sides: 米 of 小米酒 is no
 * error.
 */
function knownIn(index: TextIndex, run: string): boolean[] {
  const isPair = (pair: string) =>
    pair.length === 2 &&
    fieldNames.some((name) => index.fields[name].runs.containing(pair) !== undefined);
  return [...run].map(
    (_, at) => isPair(run.slice(at - 1, at + 1)) && isPair(run.slice(at, at + 2)),
  );
}

/**
 * "portugese": corrects a trade term. The term itself may occur in no text, as long as a synonym of
 * it does.
 */
function nearestOfTrade(index: TextIndex, word: string, nearer: number): FoundPiece | undefined {
  const limit = Math.min(errorsAllowed(word), nearer);
  const found = lettersOfTrade
    .map((other) => ({ other, distance: editDistance(word, other, limit) }))
    .filter(({ distance }) => distance <= limit && distance > 0)
    .toSorted((one, other) => one.distance - other.distance)[0];
  const meant = found && asWritten(index, { kind: 'word', text: found.other });
  return meant && { ...meant, read: found.other.charAt(0).toUpperCase() + found.other.slice(1) };
}

/** 酒清 for 清酒. */
function swapped(index: TextIndex, run: string): FoundPiece | undefined {
  const characters = [...run];
  if (characters.length !== 2) return undefined;
  const text = characters.toReversed().join('');
  const found = asWritten(index, { kind: 'run', text });
  return found && { ...found, read: index.written(text) };
}
