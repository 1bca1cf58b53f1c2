import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { breakSentences, type ChangedSide } from './break-sentences.ts';
import { findBreaks } from './find-breaks.ts';
import { liveCalls, recordedCalls, type ProvidedCalls } from './organiser-document.ts';

type Note = (text: string) => void;
type CallCheckOptions = { organiser?: string | undefined; note?: Note | undefined };

/** Lists what breaks between releases and an organiser, of which one side changes. */
export function callProblems(
  manifests: readonly ReleaseManifest[],
  { name, calls }: ProvidedCalls,
  side: ChangedSide,
): string[] {
  return manifests.flatMap(({ workspace, version, uses }) => {
    const names = { release: `${workspace}@${version}`, organiser: name };
    return uses ? breakSentences(findBreaks(uses, calls), side, names) : [];
  });
}

/** A sentence on releases that do not say what they use; undefined when all do. */
export function undeclaredNote(manifests: readonly ReleaseManifest[]): string | undefined {
  const undeclared = manifests.filter(({ uses }) => !uses);
  if (undeclared.length === 0) return undefined;
  const names = undeclared.map(({ workspace, version }) => `${workspace}@${version}`).join(', ');
  return (
    `未檢查 ${names} 對主辦單位的呼叫，因為版本未列出 / ` +
    `The calls of ${names} were not checked, because the release does not declare them. 請重新建置 / Build it again.`
  );
}

/**
 * Creates the check of what changes: resolves to what breaks. Reads what the organiser provides
 * once: the running one that `organiser` names, otherwise that of this checkout.
 */
export function createCallCheck({ organiser, note = () => undefined }: CallCheckOptions) {
  let provided: Promise<ProvidedCalls> | undefined;
  const noted = new Set<string>();
  return async (manifests: readonly ReleaseManifest[]): Promise<string[]> => {
    const undeclared = undeclaredNote(manifests);
    if (undeclared !== undefined && !noted.has(undeclared)) note(undeclared);
    noted.add(undeclared ?? '');
    if (!manifests.some(({ uses }) => uses)) return [];
    provided ??= organiser === undefined ? recordedCalls() : liveOrRecorded(organiser, note);
    return callProblems(manifests, await provided, 'release');
  };
}

async function liveOrRecorded(organiser: string, note: Note): Promise<ProvidedCalls> {
  try {
    return await liveCalls(organiser);
  } catch (error) {
    note(
      `改以本專案的主辦單位介面檢查呼叫 / The calls were checked against the organiser of this checkout: ${(error as Error).message}`,
    );
    return recordedCalls();
  }
}
