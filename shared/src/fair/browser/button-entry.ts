import { localeCodes } from '../../contract/locales.ts';
import { handoverKey, readHandover, type NewEntry } from '../lists/my-list.ts';

/**
 * Serialises a record for an attribute, one field per line: `e1001`, the names in all
 * languages, booths, position, start, end and the places in all languages. JSON would need an entity for each quotation mark.
 */
export function writeEntry({
  kind,
  id,
  names,
  booths,
  spot,
  start,
  end,
  places,
}: NewEntry): string {
  return [
    handoverKey({ kind, id }),
    ...localeCodes.map((code) => names[code]),
    booths.join(),
    spot && `${spot.x},${spot.y}`,
    start,
    end,
    ...localeCodes.map((code) => places?.[code]),
  ]
    .map((field = '') => field.replaceAll(/\s+/gu, ' '))
    .join('\n')
    .trimEnd();
}

/** Parses what `writeEntry` wrote. Undefined if the text names no record. */
export function readEntry(text: string): NewEntry | undefined {
  const [key = '', ...fields] = text.split('\n');
  const names = translations(fields);
  const [booths, spot, start, end, ...placeFields] = fields.slice(localeCodes.length);
  const places = translations(placeFields);
  const [record] = readHandover(key);
  const [x = NaN, y = NaN] = spot ? spot.split(',').map(Number) : [];
  return (
    record && {
      ...record,
      names,
      booths: booths ? booths.split(',') : [],
      ...(Number.isFinite(x) && Number.isFinite(y) && { spot: { x, y } }),
      ...(start && { start }),
      ...(end && { end }),
      ...(Object.keys(places).length > 0 && { places }),
    }
  );
}

function translations(fields: readonly string[]) {
  const found = localeCodes.map((code, at) => [code, fields[at]] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}
