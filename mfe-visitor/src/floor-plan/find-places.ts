import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { facilitiesOf, haveExhibitorInCommon, placeOfBooth, type Place } from './places.ts';

/**
 * Normalises text for a search: ignores width, case, accents, spaces and punctuation. Treats 臺 and
 * 台 as equal.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s·・'’\-‐–]/gu, '');
}

/** A booth number without hyphens: letters, zeros, digits. */
const boothNumber = /^([a-z]*)0*(\d{1,9})$/;

/**
 * Finds booths by number, ordered by area. `A0123` and `a-123` match one area; `123` matches every
 * area.
 */
export function boothsNumbered(input: string, booths: readonly Booth[]): Booth[] {
  const normalised = normalise(input);
  const exact = booths.filter(({ Number }) => normalise(Number) === normalised);
  const [, letters = '', digits] = boothNumber.exec(normalised) ?? [];
  if (exact.length > 0 || digits === undefined) return exact;
  return booths.filter(
    ({ Number }) =>
      Number.replace(/\D/g, '').replace(/^0+(?=\d)/, '') === digits &&
      normalise(Number).startsWith(letters),
  );
}

/** Finds booths by digits, or by exhibitor name in either language. */
export function findBooths(input: string, booths: readonly Booth[]): Booth[] {
  const numbered = boothsNumbered(input, booths);
  if (numbered.length > 0) return numbered;
  const normalised = normalise(input);
  if (normalised === '') return [];
  const partOfNumber = /^[a-z]?\d+$/.test(normalised);
  return booths.filter(({ Number, Exhibitors }) =>
    partOfNumber
      ? normalise(Number).includes(normalised)
      : Exhibitors.some(
          ({ Name, OtherName }) =>
            normalise(Name).includes(normalised) || normalise(OtherName).includes(normalised),
        ),
  );
}

/**
 * Resolves a route field to one place: by code, booth number or name, or by the field's own
 * suggestion ("A0123 白鷺岸酒莊"). Undefined when nothing or more than one exhibitor matches.
 */
export function findPlace(input: string, plan: Floorplan): Place | undefined {
  const normalised = normalise(input);
  if (normalised === '') return undefined;
  const facilities = facilitiesOf(plan);
  const named = facilities.find(
    ({ code, name }) => normalise(code) === normalised || normalise(name) === normalised,
  );
  if (named) return named;
  const [first = ''] = input.trim().split(/\s/);
  const numbered = boothsNumbered(input, plan.Booths)[0] ?? boothsNumbered(first, plan.Booths)[0];
  if (numbered) return placeOfBooth(numbered);
  const found = findBooths(input, plan.Booths);
  const [one] = found;
  if (one && (found.length === 1 || found.every((booth) => haveExhibitorInCommon(booth, one))))
    return placeOfBooth(one);
  const facility = facilities.filter(({ name }) => normalise(name).includes(normalised));
  return found.length === 0 && facility.length === 1 ? facility[0] : undefined;
}
