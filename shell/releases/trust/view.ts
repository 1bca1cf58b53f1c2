import type { Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import { TrustError } from '../errors.ts';
import type { Contents } from '../storage/contents.ts';
import {
  changedWorkspaces,
  newestIn,
  parseComposition,
  type NewestComposition,
} from './compositions.ts';
import { liveIn } from './live.ts';
import { compositionFile } from './metadata-files.ts';
import { COMPOSITIONS, onlineRoles, writtenAt } from './metadata.ts';
import { differentGrants, signedGrants } from './signed-grants.ts';
import { isReserved, releasePath } from './team-list.ts';

/** What the metadata of a store say, after the client of The Update Framework has verified them. */
export type View = {
  root: Metadata<Root>;
  snapshot: Metadata<Snapshot>;
  targets: Metadata<Targets>;
  /** The signed lists of the teams. A team whose keys were all revoked has none. */
  lists: ReadonlyMap<string, Metadata<Targets>>;
  newest: NewestComposition | undefined;
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
    newest: newestIn(lists.get(COMPOSITIONS)),
    hashOf: (workspace, file) => signedHash(verified, workspace, file),
    expiresAt: first.at,
    expiresFirst: first.role,
    writtenAt: writtenAt(timestamp),
  };
}

/** Only what is in the paths of the team counts: its list may say more. */
function signedHash(
  { targets, lists }: Pick<View, 'targets' | 'lists'>,
  workspace: string,
  file: string,
): string | undefined {
  const own = lists.get(workspace)?.signed.targets[file];
  const isDelegated = own && targets.signed.delegations?.roles?.[workspace]?.isDelegatedPath(file);
  const target = targets.signed.targets[file] ?? (isDelegated ? own : undefined);
  return target?.hashes['sha256'];
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

/** The newest composition says what the teams and the operator have signed. */
export async function assertSignedComposition(
  view: View,
  contents: Pick<Contents, 'read'>,
): Promise<void> {
  const { newest } = view;
  if (!newest) return;
  const { revision } = newest;
  const bytes = await contents.read(`compositions/${compositionFile(revision)}`, newest.sha256);
  if (!bytes)
    throw new TrustError(
      `Composition ${revision} is not the one that was signed. Restore its file from a backup.`,
    );
  const problem = unsignedPart(view, parseComposition(bytes, revision).composition);
  if (problem !== undefined)
    throw new TrustError(
      `${problem} Somebody misuses the online key. The operator exchanges it, which goes back to the last good composition: npm run release -- keys rotate online <key id> <new public key>`,
    );
}

/**
 * What a composition has that nobody who may has signed: each team its live release, the operator
 * what sections may claim. A sentence.
 */
export function unsignedPart(
  { targets, lists }: Pick<View, 'targets' | 'lists'>,
  { revision, releases, grants }: Composition,
): string | undefined {
  const teams = Object.keys(targets.signed.delegations?.roles ?? {}).filter(
    (role) => !onlineRoles.includes(role as 'compositions'),
  );
  const signed = Object.fromEntries(
    teams.flatMap((team) => {
      const version = liveIn(targets, lists.get(team)?.signed.targets, team)?.version;
      return typeof version === 'string' ? [[team, version]] : [];
    }),
  );
  const [wrong] = changedWorkspaces(signed, releases);
  if (wrong !== undefined)
    return `Composition ${revision} has ${wrong}@${releases[wrong] ?? '(none)'} live, but the keys of ${wrong} have signed ${signed[wrong] ?? 'nothing'}.`;
  const [changed] = differentGrants(signedGrants(targets), grants);
  return changed === undefined
    ? undefined
    : `Composition ${revision} has other grants for ${changed} than the operator has signed.`;
}
