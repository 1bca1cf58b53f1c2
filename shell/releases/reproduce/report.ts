import type { Difference } from './compare.ts';
import type { Reproduction } from './reproduce.ts';

/** `problem`: why the release could not be built again. */
export type Outcome = Reproduction | { release: string; problem: string };

export function isReproduced(outcome: Outcome): outcome is Reproduction {
  return 'differences' in outcome && outcome.differences.length === 0;
}

/** The report for people, in both languages. */
export function describeOutcome(outcome: Outcome): string {
  if ('problem' in outcome)
    return [
      `${outcome.release}：無法重新建置 / could not be built again`,
      `  ${outcome.problem.replaceAll('\n', '\n  ')}`,
    ].join('\n');
  const { release, commit, integrity, packages, files, differences } = outcome;
  const verdict =
    differences.length === 0
      ? `相同：${files} 個檔案逐位元一致 / equal: ${files} files, bit for bit`
      : `不同：${differences.length} 處 / different in ${differences.length} places`;
  return [
    `${release}：${verdict}`,
    `  提交 / commit     ${commit}`,
    `  套件 / packages   ${packageSources[packages]}`,
    `  雜湊 / hash       ${integrity}`,
    ...differences.map((difference) => `  - ${describeDifference(difference)}`),
  ].join('\n');
}

const packageSources = {
  linked:
    '連結自目前的安裝（lockfile 相同） / linked from the present checkout (the same lockfile)',
  installed: '依 lockfile 重新安裝 / installed anew from the lockfile (npm ci)',
} as const;

const kinds = {
  changed: '內容不同 / has other content',
  missing: '重新建置後沒有這個檔案 / is not made by the build',
  added: '只在重新建置後出現 / is made by the build only',
  tampered: '儲存庫中的檔案在發布後被更動 / was changed in the store after publication',
} as const;

function describeDifference({ file, kind, at }: Difference): string {
  return `${file}：${kinds[kind]}${at === undefined ? '' : `：${at}`}`;
}
