import type { RecordedData } from '@dswine/shared/contract/recorded-data';
import type { Locale } from '@dswine/shared/section/section';
import type { ReadComposition } from '../store/read-composition.ts';

/** What is checked in a process without keys and environment (`shell/page-check`). */
export type CheckJob = {
  read: ReadComposition;
  units: CheckUnit[];
  /** The workspaces that change. Where parts of others fail, they are left out, as on the site. */
  changed: readonly string[];
  recorded: RecordedData;
  /**
   * Addresses of routes with a required parameter: workspace -> route id -> path. Workspaces
   * without recorded data are missing.
   */
  addresses: Readonly<Record<string, RecordedData['addresses']>>;
  organiser?: string | undefined;
  /** The path of each file that a browser may load, by workspace. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The browser that hydrates pages. Without a path, Playwright's own. */
  browser?: { executablePath?: string | undefined } | undefined;
  /** Whether it also finds what is not good, although it works. */
  isThorough: boolean;
  /** Where the results of earlier checks are, and the hash of the program that checks. */
  opened?: { folder: string; checker: string } | undefined;
};

/**
 * A part of the site whose result is cached by its content: the pages of a workspace, or the home
 * page with the fragments of all sections.
 */
export type CheckUnit = {
  name: string;
  workspace?: string | undefined;
  pages: 'none' | 'home' | 'workspace';
  /** The state of the organiser's content, when the pages are rendered with live data. */
  live?: string | undefined;
  /** How many of its pages a browser opens at most. Default: all. */
  mostHydrated?: number | undefined;
};

/**
 * A page with what is wrong with it. `data`: which data it was rendered with; `opened`: the key of
 * what a browser has opened, or had opened before.
 */
export type PageResult = {
  address: string;
  data: DataState;
  problems: PageProblem[];
  opened?: { key: string; before: boolean } | undefined;
};

/** `problems`: sentences about the bundle. The pages are not rendered when there are any. */
export type UnitResult = { problems: string[]; pages: PageResult[] };

export type CheckResult = Record<CheckUnit['name'], UnitResult>;

/**
 * What the process of the check sends: the unit of each page that it begins with, and in the end the
 * result.
 * `noBrowser` says why no page was opened in a browser.
 */
export type CheckMessage =
  { begun: CheckUnit['name'] } | { result: CheckResult; noBrowser: string | undefined };

/** At most `most` elements, from the whole list. */
export function spread<Value>(all: readonly Value[], most = all.length): readonly Value[] {
  if (all.length <= most) return all;
  return all.filter(
    (_, index) =>
      Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
  );
}

/** The data that a page is rendered with. `failed`: the organiser cannot be reached. */
export type DataState = 'full' | 'empty' | 'failed' | 'live';

export type CheckedPage = {
  /** Path and query, with the prefix of the locale. */
  address: string;
  locale: Locale;
  data: DataState;
  status: 200 | 404;
  hydrates: boolean;
};

/**
 * What is wrong with a page, by the name of the check that found it. `at`: a position in a server
 * bundle, such as `mfe-info/server/section.cjs:3:18102`.
 */
export type PageProblem = { check: PageCheckName; detail: string; at?: string | undefined };

type PageCheck = {
  /** Checked by `conform` only: the page works, but is not good. */
  isQuality?: boolean;
  inBrowser?: boolean;
};

/** Every check of a page. What is wrong, and what to do, is in the table of errors. */
export const pageChecks = {
  render: {},
  status: {},
  address: {},
  links: {},
  console: {},
  hydration: { inBrowser: true },
  title: { isQuality: true },
  headings: { isQuality: true },
  language: { isQuality: true },
  messages: { isQuality: true },
  markup: { isQuality: true },
  focus: { isQuality: true, inBrowser: true },
  accessibility: { isQuality: true, inBrowser: true },
} as const satisfies Record<string, PageCheck>;
type PageCheckName = keyof typeof pageChecks;
export const checkNames = Object.keys(pageChecks) as PageCheckName[];
