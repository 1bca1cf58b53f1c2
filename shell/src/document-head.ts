import type { i18n } from 'i18next';
import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale, languageTag } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Head, Locale } from '@dswine/shared/section/section';
import type { LoadedPages } from './composition/loaded-pages.ts';
import type { MatchedPage, PageRequest } from './composition/matched-page.ts';
import { pageKey, type PageState } from './composition/page-state.ts';

/** The head of a page as the document carries it. Addresses are absolute. */
export type DocumentHead = {
  lang: string;
  title: string;
  description: string;
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  noindex: boolean;
  image?: string;
};

type Asked = {
  state: Pick<PageState, 'siteUrl' | 'siteName' | 'status' | 'broken'>;
  locale: Locale;
  page: MatchedPage | undefined;
  requests: readonly PageRequest[];
  data: (key: string) => unknown;
  edition: ExhibitionInfo | undefined;
  loaded: LoadedPages;
  translations: i18n;
};

export function documentHead(asked: Asked): DocumentHead {
  const { state, locale, page } = asked;
  const lang = languageTag(locale);
  const head = page && state.status === 200 ? pageHead(asked, page) : undefined;
  if (!page || !head) {
    const t = asked.translations.getFixedT(locale, 'shell');
    const key =
      state.status === 404 ? 'errors.notFound' : state.status === 200 ? 'errors.unavailable' : 'errors.failed';
    return {
      lang,
      title: `${t(key)}｜${state.siteName}`,
      description: t(key),
      alternates: [],
      noindex: state.status !== 200,
    };
  }
  const own = `${page.path}${writeQuery(page.query)}`;
  const canonical = (in_: Locale) => `${state.siteUrl}${inLocalePath(in_, head.canonical ?? own)}`;
  const title = page.section ? `${head.title}｜${state.siteName}` : head.title;
  return {
    lang,
    title,
    description: head.description,
    canonical: canonical(locale),
    alternates: [
      { hreflang: 'zh-Hant-TW', href: canonical('tw') },
      { hreflang: 'en', href: canonical('en') },
      { hreflang: 'x-default', href: canonical('tw') },
    ],
    noindex: head.noindex ?? false,
    ...(head.image ? { image: `${state.siteUrl}${head.image}` } : {}),
  };
}

function pageHead(asked: Asked, page: MatchedPage): Head | undefined {
  const { locale, edition, loaded, translations } = asked;
  if (!page.section) return homeHead(asked);
  const module = loaded.page(pageKey(page.section.name, page.route.id));
  return module?.head({
    locale,
    params: page.params,
    query: page.query,
    edition,
    data: Object.fromEntries(asked.requests.map(({ name, key }) => [name, asked.data(key)])),
    t: translations.getFixedT(locale, page.section.name) as (key: string) => string,
  });
}

function homeHead({ locale, edition, translations }: Asked): Head {
  const t = translations.getFixedT(locale, 'shell');
  if (!edition) return { title: t('home.title'), description: t('home.title') };
  const dates = writeDateRange(edition.StartDate, edition.EndDate, locale);
  return {
    title: inLocale(edition.ShowName, locale),
    description: t('home.description', {
      dates,
      venue: `${inLocale(edition.Venue.Name, locale)}`,
      slogan: inLocale(edition.Slogan, locale),
    }),
  };
}

/** Brings the open document's head up to date after a navigation in the browser. */
export function applyHead(head: DocumentHead): void {
  document.documentElement.lang = head.lang;
  document.title = head.title;
  set('meta', 'name', 'description', head.description);
  set('meta', 'name', 'robots', head.noindex ? 'noindex' : undefined);
  for (const old of document.head.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]')) old.remove();
  if (head.canonical) link({ rel: 'canonical', href: head.canonical });
  for (const { hreflang, href } of head.alternates) link({ rel: 'alternate', hreflang, href });
}

function set(tag: string, attribute: string, name: string, content: string | undefined): void {
  const known = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (content === undefined) return known?.remove();
  const element = known ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(attribute, name);
  element.setAttribute('content', content);
}

function link(attributes: Record<string, string>): void {
  const element = document.head.appendChild(document.createElement('link'));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
