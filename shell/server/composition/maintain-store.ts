import type { Logger } from 'pino';
import {
  KEEP_DAYS,
  type ReleaseStore,
  forAll,
  removeUnusedCopies,
  renewal,
} from '../../releases/index.ts';
import type { ResolvedComposition } from './live-composition.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Copies = {
  store: Pick<ReleaseStore, 'manifest' | 'file'>;
  /** Folder for copies of a bucket's files. */
  folder: string;
  live: Pick<ResolvedComposition, 'manifests'>;
  now: number;
};

/**
 * Reads the copies of what is live, so that they are there when the bucket is away, and removes those
 * that were not used for as long as releases are kept.
 */
export async function maintainCopies({ store, folder, live, now }: Copies): Promise<void> {
  for (const { workspace, version } of live.manifests) {
    const manifest = await store.manifest(workspace, version);
    const read = async (file: string) => void (await store.file(manifest, file));
    await forAll(Object.keys(manifest.hashes), read);
  }
  await removeUnusedCopies(folder, now - KEEP_DAYS * DAY_MS);
}

/** Warns when the signed metadata expire within a day or have expired. */
export async function warnOfExpiry(
  store: Pick<ReleaseStore, 'view'>,
  log: Logger,
  now: number,
): Promise<void> {
  const { expiresAt, expiresFirst } = await store.view();
  if (expiresAt - now >= DAY_MS) return;
  log.warn(
    { event: 'metadata-expiry', expires: new Date(expiresAt).toISOString() },
    expiresAt > now
      ? `the signed metadata of releases expire within a day (${expiresFirst}.json). ${renewal(expiresFirst)}`
      : `the signed metadata of releases have expired (${expiresFirst}.json): what is live stays, nothing new is taken. ${renewal(expiresFirst)}`,
  );
}
