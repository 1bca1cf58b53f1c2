import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MetaFile, Metadata, Targets } from '@tufjs/models';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { MAX_REVISION } from '@dswine/shared/contract/releases';
import { ReleaseError } from '../errors.ts';
import type { Generation, Verified, VerifiedList } from './generations.ts';
import { overriddenListVersion } from '../metadata/live.ts';
import { sha256 } from '../integrity.ts';
import { roleFile, TIMESTAMP, type MetadataFiles } from '../metadata/metadata-files.ts';
import { isSignedFor, keysIn, parseTargets, roleOf, teamsIn } from '../metadata/metadata.ts';
import type { TopLevel } from '../metadata/view.ts';

/**
 * The metadata in `draft`, with the lists of all roles to which they delegate. One that was verified before is
 * taken over when its file and those who may sign it are the same, and it has not expired: what
 * this costs depends on what changed, not on the number of teams.
 */
export async function verifyLists(
  files: MetadataFiles,
  { draft, before, now }: { draft: string; before: Generation | undefined; now: number },
): Promise<Verified> {
  const judge = await judgeOf(draft, now);
  const { snapshot, targets } = judge.topLevel;
  const isSameRole = sameRoles(before?.view.targets, targets);
  const lists = new Map<string, VerifiedList>();
  for (const role of teamsIn(targets)) {
    const meta = snapshot.signed.meta[`${role}.json`];
    if (meta === undefined) continue;
    const known = before?.lists.get(role);
    const isKnown = known && isStillGood(known, meta, now) && isSameRole(role);
    const list = isKnown ? known : await verifyList({ files, judge, role, meta });
    if (list) lists.set(role, list);
  }
  return { ...judge.topLevel, lists };
}

type Judge = {
  topLevel: TopLevel;
  /** @throws for a list that is not good. */
  accept: (role: string, bytes: Buffer) => Metadata<Targets>;
};

/** Sets the time (ms since 1970) at which metadata must not have expired: no option does. */
export function setReferenceTime(store: TrustedMetadataStore, now: number): void {
  store['referenceTime'] = new Date(now);
}

/** The checks of the client of The Update Framework, after it has fetched the top level. */
async function judgeOf(draft: string, now: number): Promise<Judge> {
  const read = (name: string) => readFile(path.join(draft, name));
  const store = new TrustedMetadataStore(await read('root.json'));
  setReferenceTime(store, now);
  const timestamp = store.updateTimestamp(await read(TIMESTAMP));
  const snapshot = store.updateSnapshot(await read('snapshot.json'));
  store.updateDelegatedTargets(await read('targets.json'), 'targets', 'root');
  const { root, targets } = store;
  if (!targets) throw new ReleaseError('trustUnsigned', { file: 'targets.json' });
  if (snapshot.signed.version > MAX_REVISION)
    throw new ReleaseError('trustSnapshots', { version: snapshot.signed.version });
  return {
    topLevel: { root, timestamp, snapshot, targets },
    accept(role, bytes) {
      store.updateDelegatedTargets(bytes, role, 'targets');
      const list = store.getRole(role);
      if (!list) throw new ReleaseError('trustUnsigned', { file: `${role}.json` });
      return list;
    },
  };
}

function isStillGood(
  { sha256: hash, metadata: { signed } }: VerifiedList,
  meta: MetaFile,
  now: number,
): boolean {
  const isSame = meta.hashes?.['sha256'] === hash && meta.version === signed.version;
  return isSame && !signed.isExpired(new Date(now));
}

/** Whether the same keys may sign a role, with the same threshold and for the same paths. */
function sameRoles(before: Metadata<Targets> | undefined, now: Metadata<Targets>) {
  const describe = (targets: Metadata<Targets>, role: string) => {
    const keys = keysIn(targets);
    const delegation = roleOf(targets, role);
    return { delegation, keys: delegation?.keyIDs.map((keyId) => keys[keyId]) };
  };
  const isSame = before !== undefined && isDeepStrictEqual(before.signatures, now.signatures);
  return (role: string) =>
    isSame ||
    (before !== undefined && isDeepStrictEqual(describe(before, role), describe(now, role)));
}

type Candidate = { files: MetadataFiles; judge: Judge; role: string; meta: MetaFile };

/** Undefined for a list whose keys were revoked, while the operator overrules the team. */
async function verifyList({
  files,
  judge: { topLevel, accept },
  role,
  meta,
}: Candidate): Promise<VerifiedList | undefined> {
  const { targets } = topLevel;
  const bytes = await files.read(roleFile(role, meta.version));
  meta.verify(bytes);
  const isOverridden = overriddenListVersion(targets, role) === meta.version;
  if (isOverridden && !isSignedFor(targets, role, parseTargets(bytes))) return undefined;
  return { bytes, sha256: sha256(bytes), metadata: accept(role, bytes) };
}
