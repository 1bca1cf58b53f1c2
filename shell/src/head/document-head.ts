import { titleSeparator } from '@dswine/shared/fair/texts/patterns';
import { defaultLocale, localeCodes, type LanguageTag } from '@dswine/shared/contract/locales';
import type { i18n } from 'i18next';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { fairData } from '@dswine/shared/fair/show/edition-data';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Head, Locale } from '@dswine/shared/section/section';
import { translateIn } from '@dswine/shared/section/translate';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import { canonicalPath, type MatchedPage, type PageRequest } from '../composition/matched-page.ts';
import type { ShellRoute } from '../composition/shell-route.ts';
import { pageKey, type PageState } from '../composition/page-state.ts';
import { middlewareOf } from '../composition/route-traits.ts';
import { structuredDataOf, type DataBlock } from '../structured-data/page-data.ts';

/** The content of a page's `<head>`. URLs are absolute. */
export type DocumentHead = {
  lang: LanguageTag;
  title: string;
  description: string;
  keywords: string;
  canonical?: string;
  /** The languages of a page that is indexed and its own canonical. Empty for others. */
  alternates: { hreflang: string; href: string }[];
  noindex: boolean;
  /** Whether crawlers should not follow its links: it is one of very many variants of a page. */
  nofollow?: boolean;
  /**
   * Open Graph data. `image` is 1200 x 630 px. `hasTranslation` is true if the page exists in the other
   * languages.
   */
  share: {
    title: string;
    siteName: string;
    image?: string | undefined;
    hasTranslation: boolean;
    article?: { published: string; modified: string } | undefined;
  };
  structured: DataBlock[];
};

type HeadInput = {
  state: Pick<PageState, 'siteUrl' | 'siteName' | 'status' | 'problem' | 'broken'>;
  locale: Locale;
  page: MatchedPage | undefined;
  requests: readonly PageRequest[];
  data: (key: string) => unknown;
  edition: ExhibitionInfo | undefined;
  loaded: LoadedPages;
  translations: i18n;
};

export function documentHead(input: HeadInput): DocumentHead {
  const { state, locale, page, edition } = input;
  if (page && state.status === 200 && isUnpublished(input)) return noDataHead(input);
  const contentHead = page && state.status === 200 ? pageHead(input, page) : undefined;
  if (!page || !contentHead) return problemHead(input);
  const head = { ...middlewareOf(page.route), ...contentHead };
  const onlyIn = head.onlyIn;
  const own = canonicalPath(page) + writeQuery(page.query);
  const path = head.canonical ?? own;
  const isCanonical = isSameUrl(path, own);
  const addressIn = (language: Locale) => state.siteUrl + inLocalePath(language, path);
  const noindex = (head.noindex ?? false) || (onlyIn !== undefined && onlyIn !== locale);
  const alternates = (onlyIn ? [onlyIn] : localeCodes).map((language) => ({
    hreflang: languageTag(language) as string,
    href: addressIn(language),
  }));
  return {
    ...siteHead(input, head),
    title: page.shellRoute?.showsFragments ? head.title : titleOf(head.title, input),
    canonical: addressIn(onlyIn ?? locale),
    alternates:
      noindex || !isCanonical
        ? []
        : [...alternates, { hreflang: 'x-default', href: addressIn(onlyIn ?? defaultLocale) }],
    noindex,
    nofollow: noindex && !isCanonical && page.section !== undefined,
    structured: noindex
      ? []
      : structuredDataOf({
          head,
          locale,
          edition,
          siteUrl: state.siteUrl,
          home: messages(input)('layout.home'),
        }),
  };
}

/** Whether two addresses on the site are the same, whatever the order of their parameters. */
function isSameUrl(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => {
    const { pathname, searchParams } = new URL(address, 'https://site.invalid');
    searchParams.sort();
    return `${pathname}?${searchParams.toString()}`;
  });
  return first === second;
}

/** The page's title and the fair's short name. */
function titleOf(text: string, { locale, state }: HeadInput): string {
  return text + inLocale(titleSeparator, locale) + state.siteName;
}

/** Whether a required request returned `null`: the edition has no record for the page yet. */
function isUnpublished({ requests, data }: HeadInput): boolean {
  return requests.some(({ key, optional }) => !optional && data(key) === null);
}

/** The head of a page whose record does not exist yet. */
function noDataHead(input: HeadInput): DocumentHead {
  const text = messages(input)('errors.noData');
  return {
    ...siteHead(input, { title: text, description: text }),
    title: titleOf(text, input),
    alternates: [],
    noindex: true,
    structured: [],
  };
}

/** The head of an error page. Search engines do not index it, unless the status is 200. */
function problemHead(input: HeadInput): DocumentHead {
  const { state } = input;
  const isUnavailable = input.page !== undefined && (state.status === 200 || state.status === 503);
  const failed = `errors.${state.problem ?? 'failed'}`;
  const key = isUnavailable
    ? 'errors.unavailable'
    : state.status === 500
      ? failed
      : 'errors.notFound';
  const text = messages(input)(key);
  return {
    ...siteHead(input, { title: text, description: text }),
    title: titleOf(text, input),
    alternates: [],
    noindex: state.status !== 200,
    structured: [],
  };
}

/** The parts that every page has: language, keywords and Open Graph data. */
function siteHead(
  input: HeadInput,
  head: Head,
): Pick<DocumentHead, 'lang' | 'title' | 'description' | 'keywords' | 'share'> {
  const { state, locale, edition } = input;
  const article = head.jsonLd?.find((data) => data['@type'] === 'NewsArticle');
  const image = head.image ?? (edition?.Share && inLocale(edition.Share, locale));
  return {
    lang: languageTag(locale),
    title: head.title,
    description: head.description,
    keywords: [
      ...(edition ? [inLocale(edition.ShowName, locale)] : []),
      messages(input)('keywords'),
      ...(edition ? [inLocale(edition.Venue.City, locale)] : []),
    ].join(', '),
    share: {
      title: head.title,
      siteName: state.siteName,
      image: image && state.siteUrl + image,
      hasTranslation: head.onlyIn === undefined,
      article: article && { published: article.datePublished, modified: article.dateModified },
    },
  };
}

function messages({
  translations,
  locale,
  edition,
}: HeadInput): (key: string, options?: Record<string, unknown>) => string {
  return translateIn(translations, { namespace: 'shell', locale, edition });
}

function pageHead(input: HeadInput, page: MatchedPage): Head | undefined {
  const { locale, edition, loaded, translations } = input;
  if (page.shellRoute)
    return page.shellRoute.showsFragments ? homeHead(input) : shellHead(input, page.shellRoute);
  if (!page.section) return undefined;
  const module = loaded.page(pageKey(page.section.name, page.route.id));
  return module?.head({
    locale,
    params: page.params,
    query: page.query,
    edition,
    data: Object.fromEntries(input.requests.map(({ name, key }) => [name, input.data(key)])),
    t: translateIn(translations, { namespace: page.section.name, locale, edition }),
  });
}

/** The head of a shell page. The canonical URL omits the query, which may hold a token. */
function shellHead(input: HeadInput, { path, messages: key, noindex }: ShellRoute): Head {
  const t = messages(input);
  return {
    title: t(`${key}.title`),
    description: t(`${key}.description`),
    canonical: `/${path}`,
    breadcrumb: [{ name: t(`${key}.title`), path: `/${path}` }],
    ...(noindex === undefined ? {} : { noindex }),
  };
}

function homeHead(input: HeadInput): Head {
  const { locale, edition } = input;
  const t = messages(input);
  if (!edition) return { title: t('home.title'), description: t('home.title') };
  const description = t('home.description', {
    dates: writeDateRange(edition.StartDate, edition.EndDate, locale),
    venue: inLocale(edition.Venue.Name, locale),
    slogan: inLocale(edition.Slogan, locale),
  });
  return {
    title: inLocale(edition.ShowName, locale),
    description,
    jsonLd: [fairData(edition, locale, description)],
  };
}
