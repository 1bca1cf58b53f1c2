import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/recorded-data';
import type { CheckOptions } from './check-releases.ts';
import { current } from './promote.ts';
import { makeSmallReleases, sectionBundle, type SmallReleases } from './small-releases.fixture.ts';
import { verify } from './verify.ts';

export type Change = Parameters<SmallReleases['publish']>[2];
type Workspace = Parameters<SmallReleases['publish']>[0];

/** Small releases that are live, and a check of further ones. */
export type CheckedReleases = {
  small: SmallReleases;
  /** The version that was published last. */
  version: () => string;
  /** Publishes a release, and lists why it cannot be live. */
  reasonsAgainst: (
    change: Change,
    options?: CheckOptions & { workspace?: Workspace },
  ) => Promise<string[]>;
};

export async function makeCheckedReleases(): Promise<CheckedReleases> {
  const small = await makeSmallReleases();
  await small.goLive();
  let major = 1;
  return {
    small,
    version: () => `${major}.0.0`,
    async reasonsAgainst(change, { workspace = 'mfe-visitor', ...options } = {}) {
      major += 1;
      await small.publish(workspace, `${major}.0.0`, change);
      const live = await current(small.store);
      return verify({
        store: small.store,
        releases: { ...live?.releases, [workspace]: `${major}.0.0` },
        changed: new Set([workspace]),
        ...options,
      });
    },
  };
}

/** A release whose only page is this HTML. */
export const page = (html: string): Change => ({
  server: sectionBundle('mfe-visitor', { page: `() => \`${html}\`` }),
});

/** A release whose only page has the request `Wines`. */
export const withData = (recorded: object, pageSource: string): Change => ({
  draft: (draft: UnversionedRelease) => ({
    ...draft,
    routes: draft.routes.map((route) => ({ ...route, data: { wines: { template: 'Wines' } } })),
  }),
  server: sectionBundle('mfe-visitor', { page: pageSource }),
  more: {
    [RECORDED_DATA_FILE]: JSON.stringify({
      exhibitionCode: 'DSWINE2026',
      at: '2026-03-01T01:00:00.000Z',
      addresses: {},
      full: {},
      empty: {},
      ...recorded,
    }),
  },
});
export const wines = { full: { Wines: ['Riesling'] }, empty: { Wines: [] } };
