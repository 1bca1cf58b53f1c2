import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@dswine/shared/process/clock';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { encodeFile } from '../http/encode-content.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import type { CachedPage } from './page-cache.ts';

/** A file that browsers keep, to get pages as the difference to it (RFC 9842). */
export type PageDictionary = {
  url: string;
  /** SHA-256 in base64. */
  hash: string;
  content: EncodedContent;
  /** The addresses of pages for which browsers offer it. */
  pattern: string;
};

export type PageDictionaries = {
  /** The dictionary for pages in this language. Undefined until it has been made. */
  current: (locale: Locale) => PageDictionary | undefined;
  /** A current or recent dictionary, by its SHA-256 in base64. */
  find: (hash: string) => PageDictionary | undefined;
};

/**
 * A page of the shell that is the same for everyone, with the layout, head and data of all pages and
 * little text of its own. It stands for all kinds of pages: a dictionary per kind makes smaller
 * differences, but costs a reader of several kinds more than it saves (decision 0018).
 */
const LAYOUT_PAGE = '/Accessibility';
const patterns: Record<Locale, string> = { tw: '/*', en: '/en*' };
const CHECK_AFTER_MS = 10_000;
/** Each has about 25 KB. Readers return with dictionaries of earlier compositions. */
const MAX_DICTIONARIES = 40;

/**
 * Makes a dictionary of each language, and another one when the layout of the pages has changed.
 * Servers with the same composition and data make the same ones.
 */
export function createPageDictionaries(
  pageAt: (path: string) => Promise<CachedPage>,
  { monotonic: now }: Pick<Clock, 'monotonic'>,
): PageDictionaries {
  const recent = new LRUCache<string, PageDictionary>({ max: MAX_DICTIONARIES });
  const current = new Map<Locale, { checkedAt: number; dictionary?: PageDictionary }>();

  async function update(locale: Locale): Promise<void> {
    const page = await pageAt(inLocalePath(locale, LAYOUT_PAGE));
    if (!page.dictionary) return;
    const bytes = layoutOf(page);
    const digest = createHash('sha256').update(bytes).digest();
    const hash = digest.toString('base64');
    const dictionary = recent.get(hash) ?? {
      url: `/releases/dictionaries/${locale}.${digest.toString('hex')}.txt`,
      hash,
      content: await encodeFile(bytes, hash),
      pattern: patterns[locale],
    };
    recent.set(hash, dictionary);
    current.set(locale, { checkedAt: now(), dictionary });
  }

  return {
    find: (hash) => recent.get(hash),
    current(locale) {
      const known = current.get(locale);
      if (!known || now() - known.checkedAt > CHECK_AFTER_MS) {
        current.set(locale, { ...known, checkedAt: now() });
        // Without a dictionary, pages are sent whole.
        update(locale).catch(() => undefined);
      }
      return known?.dictionary;
    },
  };
}

/** The bytes of a page, without what differs between two renderings of it. */
function layoutOf({ content }: CachedPage): Buffer {
  const text = Buffer.from(content.identity).toString();
  return Buffer.from(text.replace(/"renderedAt":"[^"]*"/, '"renderedAt":""'));
}
