import type { ComponentType } from 'react';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type { ReleaseForm } from '../contract/releases.ts';
import type { SectionData } from '../contract/section-data.ts';
import type { Locale } from '../contract/locales.ts';
import type { Messages, TranslationKey } from './messages.ts';
import type { StructuredData } from '../fair/addresses/structured-data.ts';

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

/** A page of a section: what `src/section.json` states, with its forms and its code. */
export type SectionRoute = Omit<SectionData['routes'][number], 'forms'> & {
  forms?: Readonly<Record<string, ReleaseForm>>;
  load: () => Promise<PageModule>;
};

/** A block of the home page. Fragments are sorted by `order`. */
export type SectionFragment = SectionData['fragments'][number] & {
  load: () => Promise<FragmentModule>;
};

type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;
type BuiltLoaders<Module> =
  Loaders<Module> | readonly { id: string; load: () => Promise<Module> }[];

/**
 * What `src/section.tsx` exports as `section`: the code of the pages and fragments that
 * `src/section.json` states, by their ids, and the messages.
 */
export type SectionEntry = {
  routes: Loaders<PageModule>;
  fragments: Loaders<FragmentModule>;
  loadMessages: (locale: Locale) => Promise<{ default: Messages }>;
};

/** The entry in a release. One of contract 1 has lists. */
export type BuiltSection = Pick<SectionEntry, 'loadMessages'> & {
  routes: BuiltLoaders<PageModule>;
  fragments: BuiltLoaders<FragmentModule>;
};

/** Loads a page or fragment of a release. Undefined if there is none with the id. */
export function loaderOf<Module>(
  built: BuiltLoaders<Module>,
  id: string,
): (() => Promise<Module>) | undefined {
  return Array.isArray(built)
    ? built.find((part) => part.id === id)?.load
    : (built as Loaders<Module>)[id];
}

/** A whole section, as its build, its harness and its tests have it. */
export type Section = Omit<SectionData, '$schema' | 'routes' | 'fragments'> &
  Pick<SectionEntry, 'loadMessages'> & { routes: SectionRoute[]; fragments: SectionFragment[] };
