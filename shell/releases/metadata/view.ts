import type { Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import { compositionOf, signedHash } from './composition.ts';
import { liveIn } from './live.ts';
import { writtenAt } from './metadata.ts';
import { isReserved, releasePath } from './targets.ts';

/** What the metadata of a store say, after the client of The Update Framework has verified them. */
export type View = {
  root: Metadata<Root>;
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
  /** The signed lists of the teams. A team whose keys were all revoked has none. */
  lists: ReadonlyMap<string, Metadata<Targets>>;
  /** What is live; undefined before the first promotion. */
  live: Composition | undefined;
  /** The hash of `release.json` of a release that a team, or the operator, has signed. */
  hashOf: (workspace: string, path: string) => string | undefined;
  /** When the first of them expires, in ms since 1970, and which role that is. */
  expiresAt: number;
  expiresFirst: string;
  /** When the timestamp was written, in ms since 1970. */
  writtenAt: number;
};

/** The metadata that do not belong to a team. */
export type TopLevel = Pick<View, 'root' | 'snapshot' | 'targets'> & {
  timestamp: Metadata<Timestamp>;
};

/** What metadata say that were verified as a whole. */
export function viewOf({ timestamp, ...verified }: TopLevel & Pick<View, 'lists'>): View {
  const { root, snapshot, targets, lists } = verified;
  const expiries = [
    ...Object.entries({ root, targets, snapshot, timestamp }),
    ...[...lists].map(([role, list]) => [role, list] as const),
  ].map(([role, { signed }]) => ({ role, at: Date.parse(signed.expires) }));
  const first = expiries.reduce((a, b) => (b.at < a.at ? b : a));
  return {
    ...verified,
    live: compositionOf(verified),
    hashOf: (workspace, file) => signedHash(verified, workspace, file),
    expiresAt: first.at,
    expiresFirst: first.role,
    writtenAt: writtenAt(timestamp.signed.expires),
  };
}

/** The releases of a workspace that its team, or the operator, has signed; the live one first. */
export function signedVersions(view: View, workspace: string): string[] {
  const own = view.lists.get(workspace)?.signed.targets;
  const live = liveIn(view.targets, own, workspace)?.version;
  const files = [...Object.keys(own ?? {}), ...Object.keys(view.targets.signed.targets)];
  const versions = files
    .filter((file) => view.hashOf(workspace, file) !== undefined)
    .map((file) => ({ file, version: file.split('/')[1] ?? '' }))
    .filter(({ file, version }) => file === releasePath(workspace, version) && !isReserved(version))
    .map(({ version }) => version);
  return [...new Set([...(live ? [live] : []), ...versions])];
}
