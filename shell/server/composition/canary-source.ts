import type { Canary } from '@dswine/shared/contract/canary';
import type { Reports } from '../../releases/server-report.ts';
import type { ReleaseStore } from '../../releases/store.ts';
import { trustedCanary } from '../../releases/trust/signed-canary.ts';
import type { ResolvedComposition } from './live-composition.ts';
import type { PreviewSource } from './preview-source.ts';

/** Reads the canary of a composition, and what it shows. */
export type CanarySource = {
  /** The canary that the metadata of a composition name, if its team has signed it. */
  canaryOf: (revision: number) => Promise<Canary | undefined>;
  /** What its readers see. @throws {PromotionRejectedError} when that cannot be live together. */
  compose: (live: ResolvedComposition, canary: Canary) => Promise<ResolvedComposition>;
  /** Ids of canaries that compositions after a revision name. */
  idsAfter: (revision: number) => Promise<ReadonlySet<string>>;
  /** Where servers and the command write what they see of it. */
  reports: Reports;
};

/** Revisions of canaries are far from those of others, and the same on every server. */
const FIRST_REVISION = 700_000_000;
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
  let known: { revision: number; canary: Canary | undefined } | undefined;

  return {
    reports,
    async canaryOf(revision) {
      if (known?.revision !== revision)
        known = { revision, canary: (await store.composition(revision)).canary };
      // The keys of a team may be revoked meanwhile.
      return known.canary && trustedCanary((await store.view()).lists, known.canary);
    },
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
