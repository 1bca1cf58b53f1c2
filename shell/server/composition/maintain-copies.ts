import type { Logger } from 'pino';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import { KEEP_DAYS, type ReleaseStore, forAll, removeUnusedCopies } from '../../releases/index.ts';
import type { ResolvedComposition } from './live-composition.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Copies = {
  store: Pick<ReleaseStore, 'manifest' | 'file'>;
  /** Folder for copies of a bucket's files. */
  folder: string;
  live: () => Pick<ResolvedComposition, 'manifests'>;
  log: Logger;
  clock?: Pick<Clock, 'now' | 'every'>;
};

/**
 * Once a day, reads the copies of what is live, so that they are there when the bucket is away, and
 * removes those that nobody has used for as long as releases are kept.
 */
export function maintainCopies({ store, folder, live, log, clock = systemClock }: Copies) {
  async function run(): Promise<void> {
    for (const { workspace, version } of live().manifests) {
      const manifest = await store.manifest(workspace, version);
      await forAll(
        Object.keys(manifest.hashes),
        async (file) => void (await store.file(manifest, file)),
      );
    }
    await removeUnusedCopies(folder, clock.now() - KEEP_DAYS * DAY_MS);
  }

  const stop = clock.every(DAY_MS, () => {
    run().catch((error: unknown) =>
      log.warn(
        { event: 'copies-failed', error: (error as Error).message },
        'could not look after the copies of releases',
      ),
    );
  });
  return { run, stop };
}
