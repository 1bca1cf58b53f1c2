import type { Logger } from 'pino';
import { repeat, systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  type Reports,
  type ServerReporter,
  type Warn,
  createServerReporter,
  openReports,
  openStore,
  readComposition,
  readTrustedRoot,
  KEEP_DAYS,
  type ReleaseStore,
  forAll,
  removeUnusedCopies,
  renewal,
} from '../../releases/index.ts';
import { watchComposition, type CompositionWatch } from './composition-loader.ts';
import type { FindComposition } from './earlier-compositions.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { openVariantSource, storedComposition, type VariantSource } from './variant-source.ts';
import { addSources } from '../csp/csp.ts';
import { serverLog } from '../http/server-log.ts';
import { apiSources, tagManagerSources } from '../settings/outside-services.ts';
import type { Settings } from '../settings/settings.ts';

/** How often a bucket is looked at for a new composition. */
const POLL_MS = 1000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Provides the composition and the files of its releases. */
export type ReleaseSource = {
  /** Calls `onChange` after the loaded composition has changed. */
  watch: (onChange: () => void) => Promise<CompositionWatch>;
  releaseFiles: ReleaseFiles;
  /** Reads an earlier composition. Verifies no files of its releases. */
  composition: FindComposition;
  /** Where this server and others report. */
  reports?: Reports;
  /** Tells publishers what this server serves. */
  reporter?: ServerReporter;
  /** Releases that some readers see instead of the live ones. */
  variants?: VariantSource;
  /** When the signed metadata expire, in ms since the epoch. */
  expiresAt?: () => Promise<number>;
  /** Whether a new composition is served only after one of its processes is warm. */
  waitsForThreads: boolean;
};

/** Opens the signed release store of the data folder. */
export function openReleaseSource(settings: Settings, clock: Clock = systemClock): ReleaseSource {
  const log = serverLog(settings.logLevel);
  const warn: Warn = (error, about) =>
    about === 'file'
      ? log.warn({ event: 'stray-file', error }, 'ignored a file of the store')
      : log.warn({ event: 'metadata-refused', error }, 'stays with what was verified last');
  const { dataDir, releaseStore, releaseRoot, releaseTrust: memory, releaseCopies } = settings;
  const root = readTrustedRoot(dataDir, { RELEASE_ROOT: releaseRoot });
  const trust = { root, memory, copies: releaseCopies, pollMs: POLL_MS, clock };
  const store = openStore(releaseStore, trust, warn);
  const extraSources = addSources(apiSources(settings), tagManagerSources(settings.tagManager));
  const onError = ({ message: error }: Error) =>
    log.warn({ event: 'report-failed', error }, 'publishers cannot see this server');
  const reports = openReports(settings.releaseReports);
  const reporter = createServerReporter(reports, onError, clock);
  return {
    async watch(onChange) {
      const watch = await watchComposition({ store, log, extraSources, onChange, clock });
      const maintain = () => {
        const now = clock.now();
        return maintainCopies({ store, folder: releaseCopies, live: watch.live(), now }).catch(
          ({ message: error }: Error) =>
            log.warn(
              { event: 'copies-failed', error },
              'could not look after the copies of releases',
            ),
        );
      };
      const warnInTime = () => warnOfExpiry(store, log, clock.now()).catch(() => undefined);
      void warnInTime();
      const stops = [repeat(clock, DAY_MS, maintain), repeat(clock, HOUR_MS, warnInTime)];
      const stop = () => {
        for (const stopOne of [...stops, watch.stop]) stopOne();
      };
      return { ...watch, stop };
    },
    expiresAt: async () => (await store.view()).expiresAt,
    waitsForThreads: true,
    variants: openVariantSource(store, reports, extraSources),
    releaseFiles: createReleaseFiles(store, { isShared: settings.shareReleases === true }),
    async composition(revision) {
      const found = await storedComposition(store, revision);
      if (!found) return undefined;
      return resolveComposition(await readComposition(store, found, { areFilesLeftOut: true }));
    },
    reports,
    reporter,
  };
}

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
async function warnOfExpiry(
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
