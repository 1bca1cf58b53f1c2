import type { OpeningDay } from '@dswine/shared/contract/editions';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import type { Locale } from '@dswine/shared/contract/locales';

/** A day of the show with its hours. */
export function writeVisitDay({ Date: day, Open, Close }: OpeningDay, locale: Locale): string {
  return `${writeDay(day, locale)} ${Open}–${Close}`;
}
