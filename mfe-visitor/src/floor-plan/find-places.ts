import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { facilitiesOf, haveExhibitorInCommon, placeOfBooth, type Place } from './places.ts';

/** Width, case, accents, spaces and the two ways of writing 臺 make no difference to a search. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s·・'’\-‐–]/gu, '');
}

/** What is written as a booth number, without hyphens: letters before, zeros, digits. */
const boothNumber = /^([a-z]*)0*(\d{1,9})$/;

/** The booths that a number means, the first area first: `A0123`, `a-123` and `123` alike; the last one in each area. */
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

/** Booths by their digits or by their exhibitor's name in either language. */
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
 * The one place that a field of the route names: by its code, a booth's number, its name, or as the field itself writes
 * it ("A0123 白鷺岸酒莊"). Undefined when nothing fits, or several exhibitors do.
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
