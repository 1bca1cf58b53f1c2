import {
  type PreviewClaim,
  type ReleaseStore,
  findIncompatibilities,
  readComposition,
  readPreviewToken,
  rejection,
} from '../../releases/index.ts';
import type { ExtraSources } from '../csp/csp.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';

/** Reads links of previews, and what they show. */
export type PreviewSource = {
  /** Resolves to undefined for a token that nobody who may has signed, or that has expired. */
  verify: (token: string) => Promise<PreviewClaim | undefined>;
  /**
   * What would be live with these releases in place of the live ones. All are verified as live ones
   * are. @throws when they cannot be live together.
   */
  compose: (
    live: ResolvedComposition,
    releases: PreviewClaim['releases'],
    revision: number,
  ) => Promise<ResolvedComposition>;
};

export function openPreviewSource(store: ReleaseStore, extraSources: ExtraSources): PreviewSource {
  return {
    verify: async (token) => readPreviewToken(token, await store.view()),
    async compose(live, releases, revision) {
      const { grants } = live;
      const read = await readComposition(store, {
        revision,
        releases: { ...live.releases, ...releases },
        ...(grants && { grants }),
      });
      const reasons = [
        ...read.problems.map(({ message }) => message),
        ...findIncompatibilities(read.manifests),
      ];
      if (reasons.length > 0) throw rejection(reasons);
      return resolveComposition(read, extraSources);
    },
  };
}
