import type { Clock } from '@dswine/shared/process/clock';
import { ReleaseError } from '../errors.ts';
import { readIfThere, type Storage } from '../storage/storage.ts';

/** When a release was needed last (ms since 1970), or that it is being removed since then. */
type Claim = { at: number; removed?: true };

/** A removal that takes longer was stopped. */
const STOPPED_AFTER_MS = 10 * 60 * 1000;

/** `claims/<workspace>/<version>.json`: keeps a `clean` from removing what is needed meanwhile. */
type ReleaseClaims = {
  at: (workspace: string, version: string) => Promise<number>;
  claim: (workspace: string, version: string) => Promise<void>;
  /** Marks a release that is about to be stored. @throws while it is being removed. */
  announce: (workspace: string, version: string) => Promise<void>;
  /**
   * Runs `remove`, unless the release was claimed since `before`. Nobody can claim it from then on.
   * Resolves to whether it did.
   */
  unlessClaimed: (
    workspace: string,
    version: string,
    { before, remove }: { before: number; remove: () => Promise<void> },
  ) => Promise<boolean>;
};

export function openReleaseClaims(storage: Storage, { now }: Pick<Clock, 'now'>): ReleaseClaims {
  const fileOf = (workspace: string, version: string) => `claims/${workspace}/${version}.json`;

  async function read(file: string): Promise<{ bytes: Buffer | undefined; claim: Claim }> {
    const bytes = await readIfThere(storage, file);
    return { bytes, claim: parseClaim(bytes) };
  }

  async function put(
    file: string,
    isFree: (claim: Claim) => boolean,
    next: Omit<Claim, 'at'> = {},
  ): Promise<boolean> {
    for (;;) {
      const { bytes, claim } = await read(file);
      if (!isFree(claim)) return false;
      const at = Math.max(now(), claim.at + 1);
      if (await storage.swap(file, Buffer.from(JSON.stringify({ at, ...next })), bytes))
        return true;
    }
  }

  return {
    async at(workspace, version) {
      const { at, removed } = (await read(fileOf(workspace, version))).claim;
      return removed ? 0 : at;
    },
    async claim(workspace, version) {
      const file = fileOf(workspace, version);
      const isClaimed = await put(file, ({ removed }) => removed !== true);
      const release = `releases/${workspace}/${version}/release.json`;
      if (isClaimed && (await readIfThere(storage, release))) return;
      if (isClaimed) await storage.remove(file);
      throw new ReleaseError('unknownRelease', { release: `${workspace}@${version}` });
    },
    async announce(workspace, version) {
      const isPresent = ({ removed, at }: Claim) =>
        removed !== true || now() - at > STOPPED_AFTER_MS;
      if (await put(fileOf(workspace, version), isPresent)) return;
      throw new ReleaseError('publishRemoving', { release: `${workspace}@${version}` });
    },
    async unlessClaimed(workspace, version, { before, remove }) {
      const file = fileOf(workspace, version);
      const isUnneeded = ({ at, removed }: Claim) => removed === true || at < before;
      if (!(await put(file, isUnneeded, { removed: true }))) return false;
      await remove();
      await storage.remove(file);
      return true;
    },
  };
}

/** Whatever else is in the file counts as no claim. */
function parseClaim(bytes: Buffer | undefined): Claim {
  try {
    const { at, removed } = JSON.parse(bytes?.toString('utf8') ?? '{}') as Partial<Claim>;
    return { at: typeof at === 'number' ? at : 0, ...(removed === true && { removed }) };
  } catch {
    return { at: 0 };
  }
}
