import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { CheckResult, CheckUnit, PageResult } from './check-job.ts';
import { pageChecks, type PageProblem } from './page-checks.ts';

const dataNames: Readonly<Record<string, { tw: string; en: string }>> = {
  full: { tw: '錄製資料', en: 'recorded data' },
  empty: { tw: '空資料', en: 'empty data' },
  failed: { tw: '主辦單位服務中斷', en: 'the organiser away' },
  live: { tw: '即時資料', en: 'live data' },
  browser: { tw: '瀏覽器', en: 'in Chromium' },
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
  const { name, next } = pageChecks[problem.check];
  const data = dataNames[first?.data ?? 'full'];
  const more = others.length;
  return (
    `${release}: ${first?.address} ${name.tw}（${data?.tw}${more > 0 ? `，另有 ${more} 頁` : ''}）/ ` +
    `${name.en} (${data?.en}${more > 0 ? `, and ${more} more` : ''}): ${problem.detail}. ` +
    `${next.tw} / ${next.en}.`
  );
}

function nameOf(manifests: readonly ReleaseManifest[], workspace: string): string {
  const version = manifests.find((release) => release.workspace === workspace)?.version;
  return `${workspace}@${version}`;
}
