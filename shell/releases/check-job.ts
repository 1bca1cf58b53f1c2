import type { RecordedData } from '@dswine/shared/contract/recorded-data';
import type { PageProblem } from './page-checks.ts';
import type { ReadComposition } from './read-composition.ts';

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
  /** Where live data comes from. */
  organiser?: string | undefined;
  /** The path of each file that a browser may load, by workspace. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The browser that hydrates pages. Without a path, Playwright's own. */
  browser?: { executablePath?: string | undefined } | undefined;
  /** Whether it also finds what is not good, although it works. */
  isThorough: boolean;
};

/**
 * A part of the site whose result is cached by its content: the pages of a workspace, or the home
 * page with the fragments of all sections.
 */
export type CheckUnit = {
  name: string;
  /** The workspace whose pages these are. */
  workspace?: string | undefined;
  /** Which pages are rendered. */
  pages: 'none' | 'home' | 'workspace';
  /** The state of the organiser's content, when the pages are rendered with live data. */
  live?: string | undefined;
  /** How many of its pages a browser opens at most. Default: all. */
  mostHydrated?: number | undefined;
};

/** A page with what is wrong with it. `data`: which data it was rendered with. */
export type PageResult = { address: string; data: string; problems: PageProblem[] };

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
