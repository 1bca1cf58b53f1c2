/**
 * What a page says of itself to search engines, in the words of schema.org: only the kinds that the site has, narrowly.
 * Addresses (`url`, `image`, `item`, `@id`) are paths of the site; the shell makes them absolute and adds `@context`.
 * There is no `Offer`: the site must not look like a shop for alcohol (Act § 30).
 */
export type StructuredData =
  ExhibitionEvent | SubEvent | NewsArticle | VideoObject | Organization | WebSite | BreadcrumbList;

/** A day or an instant, ISO 8601; instants carry their offset. */
type When = string;
/** A BCP 47 tag. `tw` is none for Chinese: it means Twi. */
type LanguageTag = 'zh-Hant-TW' | 'en';

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

/** An organisation where another thing names it; `@id` says that it is the one described in full. */
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

/** What happens at the fair. */
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

/** A film. `duration` is ISO 8601 (`PT8S`); `thumbnailUrl` is a raster picture. */
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
