import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { facilitiesOf, haveExhibitorInCommon, placeOfBooth, type Place } from './places.ts';

/**
 * Normalises text for a search: ignores width, case, accents, spaces and punctuation. Treats 臺 and
 * 台 as equal.
 */
export function fold(text: string): string {
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
export function boothsNumbered(written: string, booths: readonly Booth[]): Booth[] {
  const sought = fold(written);
  const exact = booths.filter(({ Number }) => fold(Number) === sought);
  const [, letters = '', digits] = boothNumber.exec(sought) ?? [];
  if (exact.length > 0 || digits === undefined) return exact;
  return booths.filter(
    ({ Number }) =>
      Number.replace(/\D/g, '').replace(/^0+(?=\d)/, '') === digits &&
      fold(Number).startsWith(letters),
  );
}

/** Finds booths by digits, or by exhibitor name in either language. */
export function findBooths(written: string, booths: readonly Booth[]): Booth[] {
  const numbered = boothsNumbered(written, booths);
  if (numbered.length > 0) return numbered;
  const sought = fold(written);
  if (sought === '') return [];
  const partOfNumber = /^[a-z]?\d+$/.test(sought);
  return booths.filter(({ Number, Exhibitors }) =>
    partOfNumber
      ? fold(Number).includes(sought)
      : Exhibitors.some(
          ({ Name, OtherName }) => fold(Name).includes(sought) || fold(OtherName).includes(sought),
        ),
  );
}

/**
 * Resolves a route field to one place: by code, booth number or name, or by the field's own
 * suggestion ("A0123 白鷺岸酒莊"). Undefined when nothing or more than one exhibitor matches.
 */
export function findPlace(written: string, plan: Floorplan): Place | undefined {
  const sought = fold(written);
  if (sought === '') return undefined;
  const facilities = facilitiesOf(plan);
  const named = facilities.find(({ code, name }) => fold(code) === sought || fold(name) === sought);
  if (named) return named;
  const [first = ''] = written.trim().split(/\s/);
  const numbered = boothsNumbered(written, plan.Booths)[0] ?? boothsNumbered(first, plan.Booths)[0];
  if (numbered) return placeOfBooth(numbered);
  const found = findBooths(written, plan.Booths);
  const [one] = found;
  if (one && (found.length === 1 || found.every((booth) => haveExhibitorInCommon(booth, one))))
    return placeOfBooth(one);
  const facility = facilities.filter(({ name }) => fold(name).includes(sought));
  return found.length === 0 && facility.length === 1 ? facility[0] : undefined;
}
