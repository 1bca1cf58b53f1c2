import type { Locale } from '@dswine/shared/section/section';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { errorTable } from './errors.ts';
import type { CheckResult, CheckUnit, PageResult } from './check-job.ts';

/** The data that a page is rendered with. `failed`: the organiser cannot be reached. */
export type DataState = 'full' | 'empty' | 'failed' | 'live';

/** A page that is rendered. */
export type CheckedPage = {
  /** Path and query, with the prefix of the locale. */
  address: string;
  locale: Locale;
  data: DataState;
  /** The status with full data. */
  status: 200 | 404;
  /** Whether a browser opens it, too. */
  hydrates: boolean;
};

/** What is wrong with a page, by the name of the check that found it. */
export type PageProblem = { check: PageCheckName; detail: string };

type PageCheck = {
  /** Checked by `conform` only: the page works, but is not good. */
  isQuality?: boolean;
  /** Checked where there is a browser. */
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
export type PageCheckName = keyof typeof pageChecks;

const dataNames: Readonly<Record<string, string>> = {
  full: 'recorded data',
  empty: 'empty data',
  failed: 'the organiser away',
  live: 'live data',
};

type Found = { release: string; problem: PageProblem; pages: PageResult[] };

/**
 * One sentence per problem. A problem of several pages is one sentence with their number, because
 * a bad layout is on all of them.
 */
export function sentencesOf(
  units: readonly CheckUnit[],
  results: CheckResult,
  manifests: readonly ReleaseManifest[],
): string[] {
  const shell = nameOf(manifests, 'shell');
  const changed = units.flatMap(({ workspace }) =>
    workspace ? [nameOf(manifests, workspace)] : [],
  );
  const sentences: string[] = [];
  const found = new Map<string, Found>();
  for (const { name, workspace } of units) {
    const release = workspace ? nameOf(manifests, workspace) : changed.join(' ');
    const withShell = workspace === 'shell' ? release : `${release} with ${shell}`;
    const { problems = [], pages = [] } = results[name] ?? {};
    sentences.push(...problems.map((problem) => `${withShell}: ${problem}`));
    for (const page of pages)
      for (const problem of page.problems) {
        const key = `${problem.check} ${problem.detail}`;
        const same = found.get(key);
        if (same) same.pages.push(page);
        else found.set(key, { release, problem, pages: [page] });
      }
  }
  return [...sentences, ...[...found.values()].map(pageSentence)];
}

function pageSentence({ release, problem, pages: [first, ...others] }: Found): string {
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const { check, detail } = problem;
  const code = `page${upperFirst(check)}` as const;
  const [text, next] = errorTable[code];
  const data = dataNames[first?.data ?? 'full'];
  return `${release}: ${first?.address} ${text} (${data}${more}): ${detail}. ${next}. [${code}]`;
}

const upperFirst = <Name extends string>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

function nameOf(manifests: readonly ReleaseManifest[], workspace: string): string {
  const version = manifests.find((release) => release.workspace === workspace)?.version;
  return `${workspace}@${version}`;
}
