import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { organiserData, organiserNamed } from '@dswine/shared/fair/show/edition-data';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Head, Locale } from '@dswine/shared/section/section';
import type {
  BreadcrumbList,
  Organization,
  StructuredData,
  WebSite,
} from '@dswine/shared/fair/addresses/structured-data';
import { absoluteAddresses } from './absolute-addresses.ts';

/** One JSON-LD block. Each item has its own block, because not every consumer reads `@graph`. */
export type DataBlock = { '@context': 'https://schema.org' } & StructuredData;

type StructuredDataInput = {
  head: Head;
  locale: Locale;
  edition: ExhibitionInfo | undefined;
  siteUrl: string;
  home: string;
};

/** All structured data of a page: its own, its breadcrumb, the website and the organiser. */
export function structuredDataOf({
  head,
  locale,
  edition,
  siteUrl,
  home,
}: StructuredDataInput): DataBlock[] {
  const things: StructuredData[] = [
    ...(head.jsonLd ?? []),
    ...(head.breadcrumb ? [breadcrumbData(head.breadcrumb, locale, home)] : []),
    ...(edition ? [websiteData(edition, locale), publisherData(edition, locale)] : []),
  ];
  return things.map((thing) => ({
    '@context': 'https://schema.org' as const,
    ...absoluteAddresses(thing, siteUrl),
  }));
}

function breadcrumbData(
  breadcrumb: NonNullable<Head['breadcrumb']>,
  locale: Locale,
  home: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '/' }, ...breadcrumb].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: inLocalePath(locale, path),
    })),
  };
}

function websiteData(edition: ExhibitionInfo, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${inLocalePath(locale, '/')}#site`,
    name: inLocale(edition.ShortName, locale),
    alternateName: inLocale(edition.ShowName, locale),
    url: inLocalePath(locale, '/'),
    inLanguage: languageTag(locale),
    publisher: organiserNamed(edition, locale),
  };
}

function publisherData(edition: ExhibitionInfo, locale: Locale): Organization {
  return { ...organiserData(edition, locale), logo: '/icon-512.png' };
}
