import { localeCodes } from '../contract/locales.ts';
import { handoverKey, readHandover, type NewEntry } from './my-list.ts';

/**
 * Serialises a record for an attribute, one field per line: `e1001`, the names in all
 * languages, booths, position, start and end. JSON would need an entity for each quotation mark.
 */
export function writeEntry({ kind, id, names, booths, spot, start, end }: NewEntry): string {
  return [
    handoverKey({ kind, id }),
    ...localeCodes.map((code) => names[code]),
    booths.join(),
    spot && `${spot.x},${spot.y}`,
    start,
    end,
  ]
    .map((field = '') => field.replaceAll(/\s+/gu, ' '))
    .join('\n')
    .trimEnd();
}

/** Parses what `writeEntry` wrote. Undefined if the text names no record. */
export function readEntry(text: string): NewEntry | undefined {
  const [key = '', ...fields] = text.split('\n');
  const names = localeCodes.map((code, at) => [code, fields[at]] as const);
  const [booths, spot, start, end] = fields.slice(names.length);
  const [record] = readHandover(key);
  const [x = NaN, y = NaN] = spot ? spot.split(',').map(Number) : [];
  return (
    record && {
      ...record,
      names: Object.fromEntries(names.filter(([, name]) => name)),
      booths: booths ? booths.split(',') : [],
      ...(Number.isFinite(x) && Number.isFinite(y) && { spot: { x, y } }),
      ...(start && { start }),
      ...(end && { end }),
    }
  );
}
