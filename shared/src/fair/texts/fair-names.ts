import type { ExhibitionInfo } from '../../contract/editions.ts';
import type { Locale, Translated } from '../../contract/locales.ts';
import { inLocale } from './bilingual.ts';
import { joinPlace } from './join-names.ts';

/** Parameters for messages about the fair and its venue: `{{fair.show}}`, `{{fair.hall}}`, … */
type FairNames = { show: string; venue: string; hall: string; place: string; city: string };

/** Fallback while the edition record is missing. */
const nameless: Translated<FairNames> = {
  tw: { show: '本展', venue: '展館', hall: '展館', place: '展館', city: '當地' },
  en: {
    show: 'the fair',
    venue: 'the venue',
    hall: 'the hall',
    place: 'the venue',
    city: 'the city',
  },
};

/**
 * Names of the fair and its venue for messages. Messages must not name a venue or a city
 * themselves.
 */
export function fairNames(edition: ExhibitionInfo | undefined, locale: Locale): FairNames {
  if (!edition) return inLocale(nameless, locale);
  const { Venue, ShortName } = edition;
  const [venue, hall] = [inLocale(Venue.Name, locale), inLocale(Venue.Hall, locale)];
  const place = joinPlace([venue, hall], locale);
  return {
    show: inLocale(ShortName, locale),
    venue,
    hall,
    place,
    city: inLocale(Venue.City, locale),
  };
}
