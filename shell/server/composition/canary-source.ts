import type { Canary } from '@dswine/shared/contract/canary';
import { MAX_REVISION } from '@dswine/shared/contract/releases';
import type { ReleaseStore, Reports } from '../../releases/index.ts';
import type { ResolvedComposition } from './live-composition.ts';
import type { PreviewSource } from './preview-source.ts';

/** Reads what a canary shows. */
export type CanarySource = {
  /** What its readers see. @throws when that cannot be live together. */
  compose: (live: ResolvedComposition, canary: Canary) => Promise<ResolvedComposition>;
  /** Ids of canaries that were live after a revision. */
  idsAfter: (revision: number) => Promise<ReadonlySet<string>>;
  /** Where servers and the command write what they see of it. */
  reports: Reports;
};

/** Revisions of canaries are above those of snapshots, and the same on every server. */
const FIRST_REVISION = MAX_REVISION + 1;
const LAST_REVISION = 799_999_999;
/** How many compositions are looked through for ids. */
const MAX_EARLIER = 200;

/** Whether a composition is one of the store. Canaries and previews have higher revisions. */
export const isLiveRevision = (revision: number) => revision < FIRST_REVISION;
export const revisionOfCanary = (composition: number) => FIRST_REVISION + composition;

/** The composition that names the canary; undefined for a revision of anything else. */
export function compositionOfCanary(revision: number): number | undefined {
  const isCanary = revision > FIRST_REVISION && revision <= LAST_REVISION;
  return isCanary ? revision - FIRST_REVISION : undefined;
}

export function openCanarySource(
  store: ReleaseStore,
  reports: Reports,
  compose: PreviewSource['compose'],
): CanarySource {
  return {
    reports,
    async idsAfter(revision) {
      const ids = new Set<string>();
      let count = 0;
      for await (const composition of store.compositions()) {
        if (composition.revision <= revision || (count += 1) > MAX_EARLIER) break;
        if (composition.canary) ids.add(composition.canary.id);
      }
      return ids;
    },
    compose: (live, { workspace, version }) =>
      compose(live, { [workspace]: version }, revisionOfCanary(live.revision)),
  };
}
