import type { LanguageTag } from '../../contract/locales.ts';
/**
 * Structured data of a page (schema.org), limited to the types that the site uses. URLs (`url`,
 * `image`, `item`, `@id`) are paths; the shell makes them absolute and adds `@context`. There is no
 * `Offer`: the site must not look like a shop for alcohol (Act § 30).
 */
export type StructuredData =
  ExhibitionEvent | SubEvent | NewsArticle | VideoObject | Organization | WebSite | BreadcrumbList;

/** A day or an instant, ISO 8601; instants have an offset. */
type When = string;
export type PostalAddress = {
  '@type': 'PostalAddress';
  streetAddress: string;
  addressLocality?: string;
  postalCode?: string;
  addressCountry?: string;
};

export type Place = { '@type': 'Place'; name: string; address: PostalAddress };

export type Organization = {
  '@type': 'Organization';
  '@id': string;
  name: string;
  url: string;
  logo?: string;
  telephone?: string;
  faxNumber?: string;
  email?: string;
  address?: PostalAddress;
};

/** A reference to an organisation; `@id` identifies the full description. */
export type OrganizationNamed = Pick<Organization, '@type' | '@id' | 'name' | 'url'>;

type Happening = {
  name: string;
  description: string;
  startDate: When;
  endDate: When;
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  eventStatus: 'https://schema.org/EventScheduled';
  location: Place;
  organizer: OrganizationNamed;
  image?: string[];
  url: string;
  inLanguage: LanguageTag;
};

/** The fair itself. */
export type ExhibitionEvent = Happening & { '@type': 'ExhibitionEvent'; '@id': string };

/** An event at the fair. */
export type SubEvent = Happening & {
  '@type': 'Event';
  superEvent: Pick<
    ExhibitionEvent,
    '@type' | '@id' | 'name' | 'startDate' | 'endDate' | 'location' | 'url'
  >;
};

export type NewsArticle = {
  '@type': 'NewsArticle';
  headline: string;
  description: string;
  articleSection: string;
  datePublished: When;
  dateModified: When;
  image?: string[];
  url: string;
  mainEntityOfPage: string;
  inLanguage: LanguageTag;
  author?: OrganizationNamed;
  publisher?: OrganizationNamed;
};

/** A film. `duration` is ISO 8601 (`PT8S`); `thumbnailUrl` is a raster image. */
export type VideoObject = {
  '@type': 'VideoObject';
  name: string;
  description: string;
  thumbnailUrl: string[];
  uploadDate: When;
  duration: string;
  contentUrl?: string;
  url: string;
  inLanguage: LanguageTag;
};

export type WebSite = {
  '@type': 'WebSite';
  '@id': string;
  name: string;
  alternateName?: string;
  url: string;
  inLanguage: LanguageTag;
  publisher: OrganizationNamed;
};

export type BreadcrumbList = {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
};
