import type { RecordedData } from '@dswine/shared/contract/recorded-data';
import type { PageProblem } from './page-checks.ts';
import type { ReadComposition } from './read-composition.ts';

/** What a promotion checks in a process without keys and environment (`shell/page-check`). */
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
  /** The path of each file of each release, by workspace. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The browser that hydrates pages. Without a path, Playwright's own. */
  browser?: { executablePath?: string | undefined } | undefined;
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
  /** Whether a browser hydrates the pages. */
  inBrowser?: boolean | undefined;
  /** How many paths of the workspace are opened at most. Default: all. */
  most?: number | undefined;
  /** Whether only dead links count, which do not reject the promotion. */
  onlyLinks?: boolean | undefined;
};

/** A page with what is wrong with it. */
export type PageResult = {
  address: string;
  /** Which data it was rendered with. */
  data: string;
  problems: PageProblem[];
};

/** `problems`: sentences about the bundle. The pages are not rendered when there are any. */
export type UnitResult = { problems: string[]; pages: PageResult[] };

export type CheckResult = Record<CheckUnit['name'], UnitResult>;

/**
 * What the process of the check sends: the unit of each page that it begins with, and at the end
 * the result. `notes` say what could not be checked, `browserFailure` why no browser could be
 * started.
 */
export type CheckMessage =
  | { begun: CheckUnit['name'] }
  | { result: CheckResult; notes: string[] }
  | { browserFailure: string };
