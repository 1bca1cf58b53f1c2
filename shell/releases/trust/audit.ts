import type { Metadata, Root, Targets } from '@tufjs/models';
import type { Composition } from '@dswine/shared/contract/releases';
import {
  changedWorkspaces,
  newestIn,
  parseComposition,
  type StoredComposition,
} from './compositions.ts';
import { listsOf } from './good-composition.ts';
import { readHead, type Head } from './head.ts';
import { liveIn } from './live.ts';
import { sha256 } from '../integrity.ts';
import { roleFile, type MetadataFiles } from './metadata-files.ts';
import { COMPOSITIONS, isSignedFor, parseTargets, signersOf, type Delegator } from './metadata.ts';
import { trustedCanary } from './signed-canary.ts';
import { differentGrants, signedGrants } from './signed-grants.ts';
import { nameOfKey } from './team-list.ts';
import { unsignedPart } from './view.ts';

/** What a composition changed, who signed that, and what is wrong with it. */
export type AuditedRevision = {
  revision: number;
  at?: string;
  changes: { workspace: string; version: string | null; signedBy: string[] }[];
  /** The operator's keys, when what sections may claim changed. */
  grantedBy?: string[];
  /** Who signed the canary that it names. */
  canaryBy?: string[] | undefined;
  problems: string[];
};

type Audit = {
  files: MetadataFiles;
  trustedRoot: Buffer;
  /** How many revisions, from the newest. Default: all. */
  limit?: number;
};

/**
 * Replays the chain of compositions from the newest to the first, with public keys only: each has
 * the hash that the next one names, and each change in it, of grants too, was signed by the keys
 * that counted then.
 */
export async function audit({
  files,
  trustedRoot,
  limit = Infinity,
}: Audit): Promise<AuditedRevision[]> {
  const head = await readHead(files, trustedRoot);
  const read = files.readComposition;
  const newest = newestIn(await head.role(COMPOSITIONS));
  const audited: AuditedRevision[] = [];
  let next: Link | undefined = newest && { revision: newest.revision, hash: newest.sha256 };
  while (next && audited.length < limit) {
    const { link, result }: { link: Link | undefined; result: AuditedRevision } = await auditOne(
      { head, files, read },
      next,
    );
    if (newest?.revision === result.revision)
      result.problems.push(...(await presentProblems(head, read, newest.revision)));
    audited.push(result);
    next = link;
  }
  return audited;
}

/** What the newest composition has that is not signed now, as web servers judge it. */
async function presentProblems(head: Head, read: Read, revision: number): Promise<string[]> {
  const composition = await earlier(read, revision);
  const problem =
    composition && unsignedPart({ targets: head.targets, lists: await listsOf(head) }, composition);
  return problem === undefined ? [] : [problem];
}

/** `hash` is unknown behind a file that was changed. */
type Link = { revision: number; hash: string | null };
type Read = (revision: number) => Promise<Buffer>;

async function auditOne(
  { head, files, read }: { head: Head; files: MetadataFiles; read: Read },
  { revision, hash }: Link,
): Promise<{ link: Link | undefined; result: AuditedRevision }> {
  const result: AuditedRevision = { revision, changes: [], problems: [] };
  let stored: StoredComposition;
  try {
    const bytes = await read(revision);
    const found = sha256(bytes);
    if (hash !== null && found !== hash)
      result.problems.push(
        `Composition ${revision} was changed after it was signed: its hash is ${found}, not ${hash}.`,
      );
    stored = parseComposition(bytes, revision);
  } catch (error) {
    result.problems.push(`Composition ${revision} cannot be read: ${(error as Error).message}`);
    // What it followed is not known; revisions have few gaps.
    return { link: revision > 1 ? { revision: revision - 1, hash: null } : undefined, result };
  }
  const { composition, predecessor } = stored;
  const before = composition.previous > 0 ? await earlier(read, composition.previous) : undefined;
  result.at = composition.at;
  // Behind a composition that cannot be read, what this one changed is unknown.
  const isKnown = before !== undefined || composition.previous === 0;
  const changed = isKnown ? changedWorkspaces(before?.releases, composition.releases) : [];
  for (const workspace of changed) {
    const version = composition.releases[workspace] ?? null;
    const { signedBy, problem } = await auditChange({ head, files, stored }, workspace, version);
    result.changes.push({ workspace, version, signedBy });
    if (problem !== undefined) result.problems.push(`Composition ${revision}: ${problem}`);
  }
  const canary = await auditCanary({ head, files, stored });
  if (canary?.problem === undefined) result.canaryBy = canary?.signedBy;
  else result.problems.push(`Composition ${revision}: ${canary.problem}`);
  const { grantedBy, problem } = await auditGrants({ head, files, stored }, before?.grants);
  if (grantedBy && isKnown) result.grantedBy = grantedBy;
  if (problem !== undefined) result.problems.push(`Composition ${revision}: ${problem}`);
  const isWhole = result.problems.length === 0;
  const link = { revision: composition.previous, hash: isWhole ? predecessor : null };
  return { link: composition.previous > 0 ? link : undefined, result };
}

async function earlier(read: Read, revision: number): Promise<Composition | undefined> {
  try {
    return parseComposition(await read(revision), revision).composition;
  } catch {
    return undefined;
  }
}

type Change = { head: Head; files: MetadataFiles; stored: StoredComposition };

async function auditChange(
  { head, files, stored }: Change,
  workspace: string,
  version: string | null,
): Promise<{ signedBy: string[]; problem?: string }> {
  const targets = await signedTargets(files, head.roots, stored.targets);
  if (!targets)
    return { signedBy: [], problem: `targets ${stored.targets} is not signed by the operator.` };
  const root = head.roots.find((one) => isSignedFor(one, 'targets', targets));
  const list = await readList(files, workspace, stored.roles[workspace] ?? 0);
  const isTeams = list !== undefined && isSignedFor(targets, workspace, list);
  const live = liveIn(targets, isTeams ? list.signed.targets : undefined, workspace);
  if ((live?.version ?? null) !== version)
    return {
      signedBy: [],
      problem: `${workspace}@${version ?? '(none)'} went live, but the keys of ${workspace} had signed ${live?.version ?? 'nothing'}.`,
    };
  const [delegator, role, signed] =
    live?.signedBy === 'operator' || !list
      ? [root, 'targets', targets]
      : [targets, workspace, list];
  return { signedBy: delegator ? namesOf(delegator, role, signed) : [] };
}

/** Undefined without a canary. */
async function auditCanary({
  head,
  files,
  stored,
}: Change): Promise<{ signedBy: string[]; problem?: string } | undefined> {
  const {
    composition: { canary },
    roles,
  } = stored;
  if (!canary) return undefined;
  const { workspace } = canary;
  const targets = await signedTargets(files, head.roots, stored.targets);
  const problem = `the keys of ${workspace} had not signed its canary, so no server showed it.`;
  if (!targets) return { signedBy: [], problem };
  const list = await readList(files, workspace, roles[workspace] ?? 0);
  const isTeams = list && isSignedFor(targets, workspace, list);
  if (isTeams && trustedCanary(new Map([[workspace, list]]), canary))
    return { signedBy: namesOf(targets, workspace, list) };
  return { signedBy: [], problem };
}

async function auditGrants(
  { head, files, stored }: Change,
  before: Composition['grants'],
): Promise<{ grantedBy?: string[]; problem?: string }> {
  const { grants } = stored.composition;
  const targets = await signedTargets(files, head.roots, stored.targets);
  // Who has not signed this is named with the changes.
  if (!targets) return {};
  const [other] = differentGrants(signedGrants(targets), grants);
  if (other !== undefined)
    return { problem: `the grants for ${other} are not those that the operator had signed.` };
  if (differentGrants(before, grants).length === 0) return {};
  const root = head.roots.find((one) => isSignedFor(one, 'targets', targets));
  return { grantedBy: root ? namesOf(root, 'targets', targets) : [] };
}

/** Whose keys have signed. */
function namesOf(delegator: Delegator, role: string, signed: Metadata<Targets>): string[] {
  return signersOf(delegator, role, signed).map((keyId) => nameOfKey(delegator, keyId));
}

async function signedTargets(
  files: MetadataFiles,
  roots: readonly Metadata<Root>[],
  version: number,
): Promise<Metadata<Targets> | undefined> {
  const targets = await readList(files, 'targets', version);
  return targets && roots.some((root) => isSignedFor(root, 'targets', targets))
    ? targets
    : undefined;
}

async function readList(
  files: MetadataFiles,
  role: string,
  version: number,
): Promise<Metadata<Targets> | undefined> {
  try {
    return parseTargets(await files.read(roleFile(role, version)));
  } catch {
    return undefined;
  }
}
