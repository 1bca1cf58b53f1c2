import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata, Root, Snapshot, Targets } from '@tufjs/models';
import { TrustError } from '../errors.ts';
import { isAbsent } from '../stray-files.ts';
import {
  changedWorkspaces,
  compositionFile,
  newestIn,
  parseComposition,
  type NewestComposition,
} from './compositions.ts';
import { liveIn } from './live.ts';
import { sha256 } from './metadata-files.ts';
import {
  COMPOSITIONS,
  onlineRoles,
  parseRoot,
  parseSnapshot,
  parseTargets,
  parseTimestamp,
} from './metadata.ts';
import type { TeamList } from './team-list.ts';

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
  /** When the first of them expires, in ms since 1970. */
  expiresAt: number;
};

/** Reads metadata that were verified as a whole. */
export async function readGeneration(folder: string): Promise<{ timestamp: Buffer; view: View }> {
  const read = (role: string) => readFile(path.join(folder, `${role}.json`));
  const timestamp = await read('timestamp');
  const [root, snapshot] = [parseRoot(await read('root')), parseSnapshot(await read('snapshot'))];
  const targets = parseTargets(await read('targets'));
  const lists = new Map<string, Metadata<Targets>>();
  for (const role of Object.keys(targets.signed.delegations?.roles ?? {})) {
    const bytes = await read(role).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (bytes) lists.set(role, parseTargets(bytes));
  }
  const all = [root, snapshot, targets, parseTimestamp(timestamp), ...lists.values()];
  const view: View = {
    root,
    snapshot,
    targets,
    lists,
    newest: newestIn(lists.get(COMPOSITIONS)),
    hashOf: (workspace, file) =>
      (targets.signed.targets[file] ?? delegatedTargets(targets, workspace, lists)?.[file])?.hashes[
        'sha256'
      ],
    expiresAt: Math.min(...all.map(({ signed }) => Date.parse(signed.expires))),
  };
  return { timestamp, view };
}

/** Only what is in the paths of the team: its list may say more. */
function delegatedTargets(
  targets: Metadata<Targets>,
  workspace: string,
  lists: View['lists'],
): TeamList | undefined {
  const role = targets.signed.delegations?.roles?.[workspace];
  const list = lists.get(workspace)?.signed.targets;
  return (
    list && Object.fromEntries(Object.entries(list).filter(([name]) => role?.isDelegatedPath(name)))
  );
}

/** The newest composition has exactly the releases live whose teams have signed that. */
export async function assertSignedComposition(
  { newest, lists, targets }: View,
  compositions: string,
): Promise<void> {
  if (!newest) return;
  const { revision } = newest;
  const bytes = await readFile(path.join(compositions, compositionFile(revision)));
  if (sha256(bytes) !== newest.sha256)
    throw new TrustError(`Composition ${revision} is not the one that was signed.`);
  const { releases } = parseComposition(bytes, revision).composition;
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
    throw new TrustError(
      `Composition ${revision} has ${wrong}@${releases[wrong] ?? '(none)'} live, but the keys of ${wrong} have signed ${signed[wrong] ?? 'nothing'}.`,
    );
}
