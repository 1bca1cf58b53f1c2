import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { localeCodes, type LanguageTag } from '@dswine/shared/contract/locales';
import type { DocumentHead } from './document-head.ts';
import { safeJson } from '../structured-data/safe-json.ts';

/** A `<head>` element that belongs to the page, not to the site. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/**
 * All page-specific tags except the title. The server writes them; client-side navigation replaces
 * them.
 */
export function headTags(head: DocumentHead): HeadTag[] {
  return [
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', robotsOf(head)),
    ...(head.canonical ? [link({ rel: 'canonical', href: head.canonical })] : []),
    ...head.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...shareTags(head),
    ...head.structured.map((block): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: safeJson(block),
    })),
  ].filter((tag) => tag !== undefined);
}

/** Matches these elements in a document. */
export const headTagSelector =
  'meta:is([name=description], [name=keywords], [name=robots], [name^="twitter:"], [property]), link:is([rel=canonical], [rel=alternate][hreflang]), script[type="application/ld+json"]';

function robotsOf({ noindex, nofollow }: DocumentHead): string | undefined {
  if (!noindex) return undefined;
  return nofollow ? 'noindex, nofollow' : 'noindex';
}

function shareTags({ share, description, canonical, lang }: DocumentHead): (HeadTag | undefined)[] {
  const image = share.image;
  return [
    meta('property', 'og:title', share.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', share.article ? 'article' : 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', share.siteName),
    meta('property', 'og:locale', openGraphLocale(lang)),
    ...(share.hasTranslation ? localeCodes : []).flatMap((code) =>
      languageTag(code) === lang
        ? []
        : meta('property', 'og:locale:alternate', openGraphLocale(languageTag(code))),
    ),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', image && 'image/jpeg'),
    meta('property', 'og:image:width', image && '1200'),
    meta('property', 'og:image:height', image && '630'),
    meta('property', 'og:image:alt', image && share.title),
    meta('property', 'article:published_time', share.article?.published),
    meta('property', 'article:modified_time', share.article?.modified),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** `zh_TW`, `en_US`: with a territory, as Open Graph has it. */
function openGraphLocale(tag: LanguageTag): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function meta(
  by: 'name' | 'property',
  name: string,
  content: string | undefined,
): HeadTag | undefined {
  return content === undefined || content === ''
    ? undefined
    : { name: 'meta', attributes: { [by]: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes };
}
