import type { Metadata, Root, Snapshot, Targets } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import { ReleaseError } from '../errors.ts';
import { sha256 } from '../integrity.ts';
import { isStray } from '../storage/storage.ts';
import {
  changeOf,
  compositionOf,
  type SignedState,
  changedWorkspaces,
} from '../metadata/composition.ts';
import { readRoots, type Source, readHead } from './commit.ts';
import { overriddenListVersion, differentGrants, liveIn } from '../metadata/targets.ts';
import {
  roleFile,
  type MetadataFiles,
  isSignedFor,
  parseSnapshot,
  parseTargets,
  teamsIn,
  signersOf,
} from '../metadata/metadata.ts';
import { nameOfKey } from './lists.ts';

export type Past = { roots: readonly Metadata<Root>[]; files: Pick<MetadataFiles, 'read'> };

/** `unsigned`: teams whose list is not signed by those who may, and not overruled either. */
type PastState = SignedState & { unsigned: string[] };

/** The state in which what was live before came into force. @throws for changed files. */
async function stateBefore(past: Past, newer: SignedState): Promise<PastState | undefined> {
  const { before } = changeOf(newer.snapshot);
  if (!before) return undefined;
  const bytes = await readKnown(past, roleFile('snapshot', before.version), before.sha256);
  return readState(past, parseSnapshot(bytes), newer);
}

/**
 * The lists of a snapshot, as far as they were signed by those who may at that time. What `known`
 * has is not read again. @throws for changed files.
 */
export async function readState(
  past: Past,
  snapshot: Metadata<Snapshot>,
  known?: SignedState,
): Promise<PastState> {
  const metaOf = (one: Metadata<Snapshot> | undefined, role: string) =>
    one?.signed.meta[`${role}.json`];
  const knownList = (role: string, list: Metadata<Targets> | undefined) => {
    const [hash, same] = [snapshot, known?.snapshot].map(
      (one) => metaOf(one, role)?.hashes?.['sha256'],
    );
    return hash === same ? list : undefined;
  };
  async function read(role: string): Promise<Metadata<Targets> | undefined> {
    const { version, hashes } = metaOf(snapshot, role) ?? {};
    const hash = hashes?.['sha256'];
    if (version === undefined || hash === undefined) return undefined;
    return parseTargets(await readKnown(past, roleFile(role, version), hash));
  }
  const targets = knownList('targets', known?.targets) ?? (await read('targets'));
  if (!targets || !past.roots.some((root) => isSignedFor(root, 'targets', targets)))
    throw new ReleaseError('tamperedMetadata', {
      file: `targets.json of snapshot ${snapshot.signed.version}`,
      problem: 'a signature is missing',
    });
  const lists = new Map<string, Metadata<Targets>>();
  const unsigned: string[] = [];
  for (const team of teamsIn(targets)) {
    const same = knownList(team, known?.lists.get(team));
    const list = same ?? (await read(team));
    if (!list) continue;
    const isSigned = (same && targets === known?.targets) || isSignedFor(targets, team, list);
    if (isSigned) lists.set(team, list);
    else if (overriddenListVersion(targets, team) !== list.signed.version) unsigned.push(team);
  }
  return { snapshot, targets, lists, unsigned };
}

async function readKnown({ files }: Past, name: string, hash: string): Promise<Buffer> {
  const bytes = await files.read(name);
  if (sha256(bytes) === hash) return bytes;
  throw new ReleaseError('tamperedMetadata', { file: name, problem: 'it has another hash' });
}

export type History = {
  /** Newest first. @throws where a file is lost. */
  compositions: () => AsyncGenerator<Composition, void, void>;
  composition: (revision: number) => Promise<Composition>;
};

/** `newest`: the newest state that was verified. */
export function openHistory(source: Source, newest: () => Promise<SignedState>): History {
  const { files } = source;
  const pasts = new WeakMap<SignedState, Promise<Past>>();

  /** The roots are read once for each newest state. */
  function openPast(state: SignedState): Promise<Past> {
    const past = pasts.get(state) ?? readRoots(source).then((roots) => ({ roots, files }));
    pasts.set(state, past);
    past.catch(() => pasts.delete(state));
    return past;
  }

  async function stateAt(revision: number, known: SignedState): Promise<SignedState> {
    const past = await openPast(known);
    const snapshot = parseSnapshot(await files.read(roleFile('snapshot', revision)));
    const isSigned = past.roots.some((root) => isSignedFor(root, 'snapshot', snapshot));
    if (!isSigned || changeOf(snapshot).revision !== revision)
      throw new ReleaseError('unknownRevision', { revision });
    return readState(past, snapshot, known);
  }

  return {
    async *compositions() {
      const first = await newest();
      let state: SignedState | undefined = first;
      let last = '';
      while (state) {
        const composition = compositionOf(state);
        if (composition && composition.id !== last) yield composition;
        last = composition?.id ?? '';
        state = await stateBefore(await openPast(first), state);
      }
    },
    async composition(revision) {
      const known = await newest();
      const live = compositionOf(known);
      if (live?.revision === revision) return live;
      const isPast = revision <= known.snapshot.signed.version;
      const state = isPast ? stateAt(revision, known) : Promise.resolve(undefined);
      const found = await state.catch((error: unknown) => {
        if (!isStray(error) && !(error instanceof SyntaxError)) throw error;
      });
      const composition = found && compositionOf(found);
      if (composition) return composition;
      throw new ReleaseError('unknownRevision', { revision });
    },
  };
}

/** What a revision changed, who signed that, and what is wrong with it. */
export type AuditedRevision = {
  revision: number;
  at: string;
  changes: { workspace: string; version: string | null; signedBy: string[] }[];
  /** The operator's keys, when what sections may claim changed. */
  grantedBy?: string[];
  /** Who signed the canary that it has. */
  canaryBy?: string[];
  problems: string[];
};

/**
 * Replays the snapshots from the newest to the first, with public keys only: each has the hash that
 * the next one names, and its lists were signed by the keys that counted then. `limit`: of
 * revisions, from the newest.
 */
export async function audit(source: Source, limit = Infinity): Promise<AuditedRevision[]> {
  const { roots, snapshot } = await readHead(source);
  const past = { roots, files: source.files };
  const audited: AuditedRevision[] = [];
  let state: PastState | undefined = await readState(past, snapshot);
  while (state && audited.length < limit) {
    const now = compositionOf(state);
    if (!now) break;
    const before: PastState | Error | undefined = await stateBefore(past, state).catch(
      (error: unknown) => error as Error,
    );
    const earlier = before instanceof Error ? now : before && compositionOf(before);
    if (earlier?.id !== now.id || before instanceof Error || state.unsigned.length > 0)
      audited.push(auditOne(roots, { state, now, earlier, before }));
    state = before instanceof Error ? undefined : before;
  }
  return audited;
}

type Step = {
  state: PastState;
  now: Composition;
  earlier: Composition | undefined;
  before: PastState | Error | undefined;
};

function auditOne(
  roots: readonly Metadata<Root>[],
  { state, now, earlier, before }: Step,
): AuditedRevision {
  const { targets, lists, unsigned, snapshot } = state;
  const { revision, at, canary } = now;
  const root = roots.find((one) => isSignedFor(one, 'targets', targets));
  const operators = () =>
    root ? signersOf(root, 'targets', targets).map((keyId) => nameOfKey(root, keyId)) : [];
  const teams = (team: string) => {
    const list = lists.get(team);
    return list ? signersOf(targets, team, list).map((keyId) => nameOfKey(targets, keyId)) : [];
  };
  const signersOfLive = (team: string) =>
    liveIn(targets, lists.get(team)?.signed.targets, team)?.signedBy === 'team'
      ? teams(team)
      : operators();
  return {
    revision,
    at,
    changes: changedWorkspaces(earlier?.releases, now.releases).map((workspace) => ({
      workspace,
      version: now.releases[workspace] ?? null,
      signedBy: signersOfLive(workspace),
    })),
    ...(differentGrants(earlier?.grants, now.grants).length > 0 && { grantedBy: operators() }),
    ...(canary && { canaryBy: teams(canary.workspace) }),
    problems: [
      ...unsigned.map(
        (team) =>
          `Revision ${revision}: the list of ${team} in snapshot ${snapshot.signed.version} is not signed by the keys of ${team}, so no server takes it.`,
      ),
      ...(before instanceof Error
        ? [`What was live before revision ${revision} cannot be read: ${before.message}`]
        : []),
    ],
  };
}
