import { RECORDED_DATA_FILE } from '@dswine/shared/contract/release-files';
import type { CheckOptions } from '../checks/check-releases.ts';
import { releaseWorld, sectionBundle, type Change } from './small-releases.fixture.ts';
import { createVerifier } from '../checks/verify.ts';

/** Live releases for all tests of a file, and a check of further ones. */
export function checkedWorld() {
  const small = releaseWorld({ isShared: true });
  let major = 1;
  return {
    small,
    /** The version that was published last. */
    version: () => `${major}.0.0`,
    /**
     * Publishes releases, and lists why they cannot be live together. Those of `liveBefore` are
     * not checked.
     */
    async reasonsAgainst(
      changes: Record<string, Change>,
      { liveBefore = [], ...options }: CheckOptions & { liveBefore?: readonly string[] } = {},
    ) {
      major += 1;
      const releases: Record<string, string> = { ...(await small.store.live())?.releases };
      for (const [workspace, change] of Object.entries(changes)) {
        releases[workspace] = `${major}.0.0`;
        await small.publish(workspace, `${major}.0.0`, change);
      }
      const changed = new Set(Object.keys(changes).filter((name) => !liveBefore.includes(name)));
      return createVerifier(small.store, options)({ releases, changed });
    },
  };
}

type Parts = NonNullable<Parameters<typeof sectionBundle>[1]>;

/**
 * A release of mfe-visitor with these pages, below its own. With `requests`, each has the request
 * `Wines`, or the one that stands there for it.
 */
export function pagesWith(
  pages: Record<string, string>,
  { requests, ...parts }: Parts & { requests?: Record<string, string> } = {},
): Change {
  return {
    draft: (draft) => ({
      ...draft,
      routes: draft.routes.flatMap((route) =>
        Object.keys(pages).map((id) => ({
          ...route,
          id,
          path: `visitorPage/${id}`,
          ...(requests && { data: { wines: { template: requests[id] ?? 'Wines' } } }),
        })),
      ),
    }),
    server: sectionBundle('mfe-visitor', { pages, ...parts }),
    more: {
      [RECORDED_DATA_FILE]: JSON.stringify({
        exhibitionCode: 'DSWINE2026',
        at: '2026-03-01T01:00:00.000Z',
        addresses: {},
        full: { Wines: ['Riesling'], Grapes: [] },
        empty: { Wines: [], Grapes: [], Beers: [] },
      }),
    },
  };
}
