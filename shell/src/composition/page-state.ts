import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Translated } from '@dswine/shared/contract/locales';
import type { FooterEntry, MenuCall, MenuEntry } from '@dswine/shared/contract/menu';
import type { Layout, QueryKind, RequestTemplate } from '@dswine/shared/contract/releases';
import type { FormState } from '@dswine/shared/section/form-state';
import type { Locale } from '@dswine/shared/section/section';
import type { SiteLinks } from '@dswine/shared/fair/addresses/site-links';
import type { ConsentConfig } from './consent-config.ts';

/** A file with its integrity. */
export type FileReference = readonly [url: string, integrity: string];
export type MessageFiles = Translated<string[]>;
/**
 * `messages`: of a page or fragment, modules with its messages alone, without which it needs those
 * of its section.
 */
export type PageFiles = { scripts: string[]; styles: FileReference[]; messages?: MessageFiles };

export type CompositionRoute = {
  id: string;
  path: string;
  data: Record<string, RequestTemplate>;
  query: Record<string, QueryKind>;
  middleware?: string[];
  /** Rendered for one reader and never cached. */
  personal?: boolean;
  /** Defaults to `dashboard`. */
  layout?: Layout;
  /** Cached on the visitor's device for offline use. */
  offline?: boolean;
  /** Hydrated after the first paint, without waiting for an interaction. */
  hydrate?: 'load';
  files: PageFiles;
};
export type CompositionFragment = Pick<CompositionRoute, 'id' | 'data' | 'files'> & {
  order: number;
};

/** A section of the live composition. URLs are absolute or site-relative. */
export type CompositionSection = {
  name: string;
  version: string;
  entry: string;
  files: PageFiles;
  routes: CompositionRoute[];
  fragments: CompositionFragment[];
};

/** The files with the messages of a part of a section. */
export function messagesFor(
  files: Pick<PageFiles, 'messages'>,
  section: CompositionSection,
  locale: Locale,
): readonly string[] {
  const messages = files.messages ?? section.files.messages;
  return messages ? inLocale(messages, locale) : [];
}

/**
 * The composition that rendered the page, as sent to the browser. It stays the same for the life of
 * the tab.
 */
export type PageComposition = {
  revision: number;
  shell: string;
  sections: CompositionSection[];
  menu: MenuEntry[];
  /** Menu groups filled by the organiser's API. */
  menuCalls: MenuCall[];
  /** Entries of the footer beside those of the menu. */
  footer: FooterEntry[];
  /** Paths of the sections' pages that are stored on the visitor's device. */
  offline: string[];
  /** Names of sections whose release could not be used. */
  unavailable: string[];
};

/** Why a matched page is not shown; the error page uses it in addition to the status. */
export type Problem = 'noData' | 'unknownMiddleware' | 'busy';

/** The canary that runs: a browser whose number is below `percent` sees it from its next page on. */
export type CanaryMark = { id: string; percent: number };

/** The data for hydration, embedded in the page as JSON. */
export type PageState = {
  locale: Locale;
  status: number;
  /** The problem, if the status alone is ambiguous. */
  problem?: Problem;
  exhibitionCode: string;
  /** Base URLs of the organiser's services; each ends with a slash. */
  expoApi: string;
  authApi: string;
  siteUrl: string;
  siteName: string;
  law: ConsentConfig;
  links: SiteLinks;
  /** Whether the show floor's pages are cached on the visitor's device. */
  offline: boolean;
  /** Whether a trusted proxy reports the reader's device. If so, `/device.json` returns it. */
  deviceHeaders: boolean;
  /** Scroll offset in px beyond which the bar becomes compact. */
  stickyOffset: number;
  /** ISO UTC. */
  renderedAt: string;
  /** Offset of the show's clock from the real time, in ms. */
  clockOffset: number;
  /** Whether the date of the site may be chosen on its pages. */
  dateBar: boolean;
  canary?: CanaryMark;
  composition: PageComposition;
  /** Response data by request key, as SWR's fallback. */
  data: Record<string, unknown>;
  /** The share of pages that report what goes wrong, from 0 to 1. */
  errorReports?: number;
  /** Failed requests: request key to error code. */
  failures: Record<string, number>;
  /** Page keys of sections and fragments that could not be rendered: `visitor/exhibitors`. */
  broken: string[];
  /** The rejected form submission, if this page is the response to it. */
  form?: FormState;
};

/** The site-wide key of a page or fragment: `visitor/exhibitors`. */
export function pageKey(section: string, id: string): string {
  return `${section}/${id}`;
}
