import { fairNames } from '@dswine/shared/fair/fair-names';
import type { i18n } from 'i18next';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale, languageTag } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { fairData } from '@dswine/shared/fair/edition-data';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Head, Locale } from '@dswine/shared/section/section';
import type { LoadedPages } from './composition/loaded-pages.ts';
import { canonicalPath, type MatchedPage, type PageRequest } from './composition/matched-page.ts';
import type { ShellRoute } from './composition/shell-route.ts';
import { pageKey, type PageState } from './composition/page-state.ts';
import { homeRoute } from './home/home-route.ts';
import { middlewareOf } from './route-traits.ts';
import { structuredDataOf, type DataBlock } from './structured-data/page-data.ts';

/** The head of a page as the document carries it. Addresses are absolute. */
export type DocumentHead = {
  lang: 'zh-Hant-TW' | 'en';
  title: string;
  description: string;
  keywords: string;
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  noindex: boolean;
  /** How the page looks where it is shared. `image` is 1200 x 630; `hasTwin`: there is one in the other language. */
  share: {
    title: string;
    siteName: string;
    image?: string | undefined;
    hasTwin: boolean;
    article?: { published: string; modified: string } | undefined;
  };
  structured: DataBlock[];
};

type Asked = {
  state: Pick<PageState, 'siteUrl' | 'siteName' | 'status' | 'problem' | 'broken'>;
  locale: Locale;
  page: MatchedPage | undefined;
  requests: readonly PageRequest[];
  data: (key: string) => unknown;
  edition: ExhibitionInfo | undefined;
  loaded: LoadedPages;
  translations: i18n;
};

export function documentHead(asked: Asked): DocumentHead {
  const { state, locale, page, edition } = asked;
  if (page && state.status === 200 && isUnpublished(asked)) return noDataHead(asked);
  const said = page && state.status === 200 ? pageHead(asked, page) : undefined;
  if (!page || !said) return problemHead(asked);
  const head = { ...middlewareOf(page.route), ...said };
  const onlyIn = head.onlyIn;
  const path = head.canonical ?? canonicalPath(page) + writeQuery(page.query);
  const inLanguage = (in_: Locale) => state.siteUrl + inLocalePath(in_, path);
  const noindex = (head.noindex ?? false) || (onlyIn !== undefined && onlyIn !== locale);
  const alternates = (onlyIn ? [onlyIn] : (['tw', 'en'] as const)).map((in_) => ({
    hreflang: languageTag(in_) as string,
    href: inLanguage(in_),
  }));
  return {
    ...siteHead(asked, head),
    title: page.route !== homeRoute ? `${head.title}｜${state.siteName}` : head.title,
    canonical: inLanguage(onlyIn ?? locale),
    alternates: [...alternates, { hreflang: 'x-default', href: inLanguage(onlyIn ?? 'tw') }],
    noindex,
    structured: noindex
      ? []
      : structuredDataOf({
          head,
          locale,
          edition,
          siteUrl: state.siteUrl,
          home: messages(asked)('frame.home'),
        }),
  };
}

/** Whether the edition has no record for the page yet: one of its requests is answered with `null`. */
function isUnpublished({ requests, data }: Asked): boolean {
  return requests.some(({ key, optional }) => !optional && data(key) === null);
}

/** What a page says of itself while its edition has no record for it. */
function noDataHead(asked: Asked): DocumentHead {
  const text = messages(asked)('errors.noData');
  return {
    ...siteHead(asked, { title: text, description: text }),
    title: `${text}｜${asked.state.siteName}`,
    alternates: [],
    noindex: true,
    structured: [],
  };
}

/** What an error page says of itself, which is nothing to search engines. */
function problemHead(asked: Asked): DocumentHead {
  const { state } = asked;
  const known = asked.page !== undefined && (state.status === 200 || state.status === 503);
  const failed = `errors.${state.problem ?? 'failed'}`;
  const key = known ? 'errors.unavailable' : state.status === 500 ? failed : 'errors.notFound';
  const text = messages(asked)(key);
  return {
    ...siteHead(asked, { title: text, description: text }),
    title: `${text}｜${state.siteName}`,
    alternates: [],
    noindex: state.status !== 200,
    structured: [],
  };
}

/** What every page has: the language, the fair's keywords and how it is shared. */
function siteHead(
  asked: Asked,
  head: Head,
): Pick<DocumentHead, 'lang' | 'title' | 'description' | 'keywords' | 'share'> {
  const { state, locale, edition } = asked;
  const article = head.jsonLd?.find((data) => data['@type'] === 'NewsArticle');
  const image = head.image ?? (edition?.Share && inLocale(edition.Share, locale));
  return {
    lang: languageTag(locale),
    title: head.title,
    description: head.description,
    keywords: [
      ...(edition ? [inLocale(edition.ShowName, locale)] : []),
      messages(asked)('keywords'),
      ...(edition ? [inLocale(edition.Venue.City, locale)] : []),
    ].join(', '),
    share: {
      title: head.title,
      siteName: state.siteName,
      image: image && state.siteUrl + image,
      hasTwin: head.onlyIn === undefined,
      article: article && { published: article.datePublished, modified: article.dateModified },
    },
  };
}

function messages({
  translations,
  locale,
  edition,
}: Asked): (key: string, options?: Record<string, unknown>) => string {
  const t = translations.getFixedT(locale, 'shell');
  const fair = fairNames(edition, locale);
  return (key, options = {}) => String(t(key, { fair, ...options }));
}

function pageHead(asked: Asked, page: MatchedPage): Head | undefined {
  const { locale, edition, loaded, translations } = asked;
  if (page.own) return page.route === homeRoute ? homeHead(asked) : ownHead(asked, page.own);
  if (!page.section) return undefined;
  const module = loaded.page(pageKey(page.section.name, page.route.id));
  const say = translations.getFixedT(locale, page.section.name);
  const fair = fairNames(edition, locale);
  return module?.head({
    locale,
    params: page.params,
    query: page.query,
    edition,
    data: Object.fromEntries(asked.requests.map(({ name, key }) => [name, asked.data(key)])),
    t: (key, options) => String(say(key, { fair, ...options })),
  });
}

/** A page of the shell itself. Its address is told without what its query holds: that may be the token of a link. */
function ownHead(asked: Asked, { path, messages: key, noindex }: ShellRoute): Head {
  const t = messages(asked);
  return {
    title: t(`${key}.title`),
    description: t(`${key}.description`),
    canonical: `/${path}`,
    breadcrumb: [{ name: t(`${key}.title`), path: `/${path}` }],
    ...(noindex === undefined ? {} : { noindex }),
  };
}

function homeHead(asked: Asked): Head {
  const { locale, edition } = asked;
  const t = messages(asked);
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
