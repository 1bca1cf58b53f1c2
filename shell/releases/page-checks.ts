import type { Locale } from '@dswine/shared/section/section';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
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
  /** What follows the address of the page. */
  problem: string;
  next: string;
  /** Checked by `conform` only: the page works, but is not good. */
  isQuality?: boolean;
  /** Checked where there is a browser. */
  inBrowser?: boolean;
};

/** Every check of a page. */
export const pageChecks = {
  render: {
    problem: 'does not render',
    next: 'Open the page in npm run dev and correct the error',
  },
  status: {
    problem: 'has the wrong status',
    next: 'Look at the data of the route and at standalone/samples.ts',
  },
  address: {
    problem: 'cannot be opened by one of its addresses',
    next: 'Change the path of the route, or report an error of the web server',
  },
  links: {
    problem: 'has a link that leads nowhere',
    next: 'Correct its address, or promote the section that it leads to as well',
  },
  console: {
    problem: 'writes to the console',
    next: 'Correct the cause instead of hiding the message',
  },
  hydration: {
    problem: 'fails when the browser hydrates it',
    next: 'Render the same on the server and in the browser',
    inBrowser: true,
  },
  title: {
    problem: 'has a wrong title',
    next: "Correct the page's head",
    isQuality: true,
  },
  headings: {
    problem: 'has wrong headings',
    next: 'Give the page one h1, and skip no level below it',
    isQuality: true,
  },
  language: {
    problem: 'has text in the wrong language',
    next: 'Translate the text, or mark its language with langOf',
    isQuality: true,
  },
  messages: {
    problem: 'shows a missing message',
    next: 'Add the message and its parameters to tw.json and en.json',
    isQuality: true,
  },
  markup: {
    problem: 'is not valid HTML',
    next: 'Correct it; the rules are at https://html-validate.org/rules/',
    isQuality: true,
  },
  focus: {
    problem: 'handles the keyboard focus wrongly',
    next: 'Keep the outline of what has focus, move no focus when a page opens, and let Tab leave',
    isQuality: true,
    inBrowser: true,
  },
  accessibility: {
    problem: 'is not accessible',
    next: 'Correct it; the rules of axe are at https://dequeuniversity.com/rules/axe/',
    isQuality: true,
    inBrowser: true,
  },
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
  const { problem: text, next } = pageChecks[problem.check];
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const data = dataNames[first?.data ?? 'full'];
  return `${release}: ${first?.address} ${text} (${data}${more}): ${problem.detail}. ${next}.`;
}

function nameOf(manifests: readonly ReleaseManifest[], workspace: string): string {
  const version = manifests.find((release) => release.workspace === workspace)?.version;
  return `${workspace}@${version}`;
}
