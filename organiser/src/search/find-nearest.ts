import { noBits } from './bits.ts';
import { editDistance, errorsAllowed } from './edit-distance.ts';
import { asMeant, lettersOfTrade } from './synonyms.ts';
import { asWritten, type FoundPiece } from './find-exact.ts';
import { singular, type Piece } from './split-text.ts';
import type { TextIndex } from './text-index.ts';
import { unionOf } from './word-index.ts';

/** The words and runs that are nearest to the typed piece. */
export function nearest(index: TextIndex, { kind, text }: Piece): FoundPiece | undefined {
  if (kind === 'run') {
    const meant = asMeant(text);
    const asFound = meant === text ? undefined : asWritten(index, { kind, text: meant });
    if (asFound) return { ...asFound, read: index.written(meant) };
    const similar = index.wholeRuns.similar(text);
    const [best] = similar.toSorted((one, other) => other.records.count - one.records.count);
    if (!best) return swapped(index, text);
    const records = noBits(index.size);
    for (const run of similar) run.records.addTo(records);
    return { records, inNames: [records], read: index.written(best.part) };
  }
  const word = singular(text);
  const inNames = index.names.similar(word);
  const inTexts = index.texts.similar(word);
  const distance = Math.min(...[...inNames, ...inTexts].map((similar) => similar.distance));
  const ofTrade = nearestOfTrade(index, word, distance);
  if (ofTrade) return ofTrade;
  const near = (similar: typeof inNames) => similar.filter((one) => one.distance === distance);
  const [best] = [...near(inNames), ...near(inTexts)].toSorted(
    (one, other) => other.count - one.count,
  );
  if (!best) return undefined;
  const names = index.names.recordsOf(near(inNames).map((one) => one.word));
  const records = unionOf(
    index.texts.recordsOf(near(inTexts).map((one) => one.word)),
    names && new Uint32Array(names),
  );
  return (
    records && {
      records,
      inNames: [names],
      read: index.written(near(inNames)[0]?.word ?? best.word),
    }
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
