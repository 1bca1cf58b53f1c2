import type { ComponentType } from 'react';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type {
  Layout,
  MenuCall,
  MenuEntry,
  QueryKind,
  ReleaseForm,
  RequestTemplate,
} from '../contract/releases.ts';
import type { Lang } from '../contract/wire.ts';
import type { Messages, TranslationKey } from './messages.ts';
import type { StructuredData } from './structured-data.ts';

/** The site's two locales: tw has no path prefix, en lives below `/en`. */
export type Locale = Lang;

/** What a page's `head` may look at. `data` holds the answers to the route's requests under their names. */
export type HeadContext = {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string[]>>;
  edition: ExhibitionInfo | undefined;
  data: Readonly<Record<string, unknown>>;
  /** Translates a key of this section. */
  t: (key: TranslationKey, options?: Record<string, unknown>) => string;
};

/** What a page says of itself in `<head>`. `title` stands before the site's name. */
export type Head = {
  title: string;
  description: string;
  /** Path of the page's share picture (`Share` of a record): raster, 1200 x 630. Without one the page shows the fair's. */
  image?: string;
  /** Canonical path below the locale's root, where it is not the page's own path without its query. */
  canonical?: string;
  noindex?: boolean;
  /** The one language that the page's record has: its twin is not indexed and names this one as canonical (rulings § 2). */
  onlyIn?: Locale;
  /** The way to the page from below home, itself included. `path` stands below the locale's root, as `canonical` does. */
  breadcrumb?: { name: string; path: string }[];
  /** What the page's own record is; the shell adds the fair's site and organiser, and the breadcrumb. */
  jsonLd?: StructuredData[];
};

/** A page's module: what `load` of a route resolves to. */
export type PageModule = { Page: ComponentType; head: (context: HeadContext) => Head };

/** A home fragment's module. */
export type FragmentModule = { Fragment: ComponentType };

/**
 * One page of a section. See `ReleaseRoute` for `path`, `data`, `query`, `forms`, `personal`, `layout`, `sitemap` and `offline`; the id is unique within
 * the section. `chunk` is given to small pages of one feature that are opened one after the other: they come in one chunk, `page-<chunk>` in place of
 * `page-<id>`, since every script of the composition costs each document its hash.
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
  chunk?: string;
  load: () => Promise<PageModule>;
};

/** A piece of the home page that a section gives. Fragments stand in the order of `order`. */
export type SectionFragment = {
  id: string;
  slot: 'home';
  order: number;
  data?: Record<string, RequestTemplate>;
  load: () => Promise<FragmentModule>;
};

/** The one door of a section: all that it gives to the site. */
export type Section = {
  name: string;
  routes: SectionRoute[];
  fragments: SectionFragment[];
  menu: MenuEntry[];
  /** Groups of the menu whose entries the organiser names; those of `menu` are what stands in for them. */
  menuCalls?: MenuCall[];
  loadMessages: (locale: Locale) => Promise<{ default: Messages }>;
};
