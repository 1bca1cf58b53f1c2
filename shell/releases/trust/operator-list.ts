import { Metadata, TargetFile, Targets } from '@tufjs/models';
import { ReleaseError } from '../errors.ts';
import { nextVersion, type Repository } from './commit.ts';
import type { Head } from './head.ts';
import { overridePath, readLive } from '../metadata/live.ts';
import {
  expiryAfter,
  isSignedFor,
  lifetimes,
  signFor,
  SPEC_VERSION,
} from '../metadata/metadata.ts';
import { livePath, releasePath, targetOf, type TeamList } from '../metadata/targets.ts';

/**
 * The operator's list that overrules which versions are live; null takes a workspace off the site.
 * It also has the releases, with the hashes that their teams have signed, so that they stay usable
 * when keys are revoked. @throws for a release that no team has signed.
 */
export async function signOverrides(
  repository: Pick<Repository, 'files' | 'signer' | 'clock'>,
  head: Head,
  overrides: ReadonlyMap<string, string | null>,
  list: OperatorList = head.targets.signed,
): Promise<Metadata<Targets>> {
  const added: TeamList = {};
  for (const [workspace, version] of overrides) {
    const own = (await head.role(workspace))?.signed.targets ?? {};
    const turn = readLive(own[livePath(workspace)])?.turn ?? 0;
    const custom = { version, turn, list: lastListOf(head, workspace) };
    const path = overridePath(workspace);
    if (version === null) {
      added[path] = targetOf(path, Buffer.alloc(0), custom);
      continue;
    }
    const release = releasePath(workspace, version);
    const signed = own[release] ?? head.targets.signed.targets[release];
    if (!signed)
      throw new ReleaseError('tamperedManifest', {
        release: `${workspace}@${version}`,
        workspace,
      });
    const { length, hashes } = signed;
    added[path] = new TargetFile({ path, length, hashes, unrecognizedFields: { custom } });
    added[release] = new TargetFile({ path: release, length, hashes });
  }
  return signTargets(repository, head, { ...list, targets: { ...list.targets, ...added } });
}

function lastListOf({ snapshot }: Head, workspace: string): number {
  return snapshot.signed.meta[`${workspace}.json`]?.version ?? 0;
}

/** What the operator says of the teams. */
type OperatorList = Pick<Targets, 'targets'> & { delegations?: Targets['delegations'] | undefined };

/** The operator's next list. @throws without the operator's keys. */
export async function signTargets(
  { files, signer, clock }: Pick<Repository, 'files' | 'signer' | 'clock'>,
  { root, targets }: Pick<Head, 'root' | 'targets'>,
  { targets: list, delegations }: OperatorList,
): Promise<Metadata<Targets>> {
  const next = new Metadata(
    new Targets({
      version: await nextVersion(files, 'targets', targets.signed.version),
      specVersion: SPEC_VERSION,
      expires: expiryAfter(lifetimes.operator, clock.now()),
      targets: list,
      ...(delegations && { delegations }),
    }),
  );
  signFor(root, 'targets', { metadata: next, signer });
  if (isSignedFor(root, 'targets', next)) return next;
  throw new ReleaseError('keyOperator', { folder: signer.folder });
}
