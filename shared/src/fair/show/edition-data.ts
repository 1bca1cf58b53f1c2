import type { ExhibitionInfo } from '../../contract/editions.ts';
import type { Locale } from '../../contract/locales.ts';
import type {
  ExhibitionEvent,
  Organization,
  OrganizationNamed,
  Place,
  PostalAddress,
} from '../addresses/structured-data.ts';
import { inLocale, languageTag } from '../texts/bilingual.ts';
import { joinPlace } from '../texts/join-names.ts';
import { inLocalePath } from '../addresses/locale-path.ts';

/**
 * The edition as schema.org data: described on the home page, referenced by other pages. The `@id`s
 * of fair and organiser have no locale, because both languages describe the same entity.
 */
const organiserId = '/#organiser';
const fairId = '/#fair';

export function organiserNamed(edition: ExhibitionInfo, locale: Locale): OrganizationNamed {
  return {
    '@type': 'Organization',
    '@id': organiserId,
    name: inLocale(edition.Organiser.Name, locale),
    url: inLocalePath(locale, '/'),
  };
}

export function organiserData(edition: ExhibitionInfo, locale: Locale): Organization {
  const { Phone, Fax, Email, Address } = edition.Organiser;
  return {
    ...organiserNamed(edition, locale),
    telephone: Phone,
    faxNumber: Fax,
    email: Email,
    address: { '@type': 'PostalAddress', streetAddress: inLocale(Address, locale) },
  };
}

/** Location of the fair; `within` is a room or stand inside it. */
export function venueOf({ Venue }: ExhibitionInfo, locale: Locale, within?: string): Place {
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: inLocale(Venue.Address, locale),
    addressLocality: inLocale(Venue.City, locale),
    postalCode: Venue.PostalCode,
    addressCountry: Venue.Country,
  };
  const hall = [inLocale(Venue.Name, locale), inLocale(Venue.Hall, locale)];
  const name = within ?? joinPlace(hall, locale);
  return { '@type': 'Place', name, address };
}

/** The fair as an event: described on the home page, referenced by every sub-event. */
export function fairNamed(
  edition: ExhibitionInfo,
  locale: Locale,
): Pick<ExhibitionEvent, '@type' | '@id' | 'name' | 'startDate' | 'endDate' | 'location' | 'url'> {
  const days = [...edition.Hours].sort((a, b) => a.Date.localeCompare(b.Date));
  const first = days.find(({ Date }) => Date === edition.StartDate);
  const last = days.findLast(({ Date }) => Date === edition.EndDate);
  return {
    '@type': 'ExhibitionEvent',
    '@id': fairId,
    name: inLocale(edition.ShowName, locale),
    // Without opening hours, use dates instead of inventing times.
    startDate: first ? `${first.Date}T${first.Open}:00+08:00` : edition.StartDate,
    endDate: last ? `${last.Date}T${last.Close}:00+08:00` : edition.EndDate,
    location: venueOf(edition, locale),
    url: inLocalePath(locale, '/'),
  };
}

export function fairData(
  edition: ExhibitionInfo,
  locale: Locale,
  description: string,
): ExhibitionEvent {
  const image = edition.Share && { image: [inLocale(edition.Share, locale)] };
  return {
    ...fairNamed(edition, locale),
    description,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: organiserNamed(edition, locale),
    ...image,
    inLanguage: languageTag(locale),
  };
}
