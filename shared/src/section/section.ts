import type { ComponentType } from 'react';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type { FooterEntry, MenuCall, MenuEntry } from '../contract/menu.ts';
import type { Layout, QueryKind, ReleaseForm, RequestTemplate } from '../contract/releases.ts';
import type { Locale } from '../fair/locale.ts';
import type { Messages, TranslationKey } from './messages.ts';
import type { StructuredData } from '../fair/structured-data.ts';

export type { Locale };

/** Input of a page's `head`. `data` holds the responses by request name. */
export type HeadContext = {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string[]>>;
  edition: ExhibitionInfo | undefined;
  data: Readonly<Record<string, unknown>>;
  /** Translates a key of this section. */
  t: (key: TranslationKey, options?: Record<string, unknown>) => string;
};

/** Content of a page's `<head>`. The site's name is appended to `title`. */
export type Head = {
  title: string;
  description: string;
  /** Path of the share picture (`Share` of a record): raster, 1200 x 630. Default: the fair's. */
  image?: string;
  /** Canonical path below the locale root. Default: the page's path without its query. */
  canonical?: string;
  noindex?: boolean;
  /**
   * The record's only language. The page in the other language is not indexed and declares this one
   * canonical (docs/rulings.md § 2).
   */
  onlyIn?: Locale;
  /**
   * Breadcrumb from below home to the page itself. `path` is below the locale root, like
   * `canonical`.
   */
  breadcrumb?: { name: string; path: string }[];
  /** Structured data of the page's record. The shell adds site, organiser and breadcrumb. */
  jsonLd?: StructuredData[];
};

/** Module of a page: what `load` of a route resolves to. */
export type PageModule = { Page: ComponentType; head: (context: HeadContext) => Head };

/** Module of a home fragment. */
export type FragmentModule = { Fragment: ComponentType };

/**
 * One page of a section. See `ReleaseRoute` for `path`, `data`, `query`, `forms`, `personal`,
 * `layout`, `sitemap`, `offline` and `hydrate`. The id is unique within the section.
 * `chunk` groups small pages of a feature that are usually visited in sequence: they share
 * `page-<chunk>` instead of `page-<id>`. Every script of the composition costs each document a
 * hash.
 */
export type SectionRoute = {
  id: string;
  path: string;
  data?: Record<string, RequestTemplate>;
  query?: Record<string, QueryKind>;
  middleware?: string[];
  forms?: Readonly<Record<string, ReleaseForm>>;
  personal?: boolean;
  layout?: Layout;
  sitemap?: string | false;
  offline?: boolean;
  hydrate?: 'load';
  chunk?: string;
  load: () => Promise<PageModule>;
};

/** A block of the home page. Fragments are sorted by `order`. */
export type SectionFragment = {
  id: string;
  slot: 'home';
  order: number;
  data?: Record<string, RequestTemplate>;
  load: () => Promise<FragmentModule>;
};

/** The entry of a section: everything it provides to the site. */
export type Section = {
  name: string;
  routes: SectionRoute[];
  fragments: SectionFragment[];
  menu: MenuEntry[];
  /** Menu groups whose entries come from the organiser; `menu` holds their fallbacks. */
  menuCalls?: MenuCall[];
  /** Pages that the footer links to beside those of the menu. */
  footer?: FooterEntry[];
  loadMessages: (locale: Locale) => Promise<{ default: Messages }>;
};

/**
 * What a browser loads of a section's entry (`shared/build/browser-section.ts`). The composition
 * names the rest.
 */
export type BrowserSection = Pick<Section, 'name' | 'loadMessages'> & {
  routes: Pick<SectionRoute, 'id' | 'load'>[];
  fragments: Pick<SectionFragment, 'id' | 'load'>[];
};
