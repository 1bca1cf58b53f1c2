import type { Composition } from '@dswine/shared/contract/releases';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import {
  type ReadOptions,
  type Reports,
  type Warn,
  createServerReporter,
  isKind,
  openReports,
  openStore,
  readComposition,
  readTrustedRoot,
} from '../../releases/index.ts';
import { compositionOfCanary, openCanarySource, type CanarySource } from './canary-source.ts';
import { maintainCopies } from './maintain-copies.ts';
import { openPreviewSource, type PreviewSource } from './preview-source.ts';
import { watchExpiry } from './watch-expiry.ts';
import { apiSources } from '../settings/api-settings.ts';
import type { BrowserFiles } from './browser-files.ts';
import { resolveComposition, type ResolvedComposition } from './live-composition.ts';
import { watchComposition, type CompositionWatch } from './composition-watch.ts';
import { addSources } from '../csp/csp.ts';
import { tagManagerSources } from '../settings/consent-settings.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { serverLog } from '../http/server-log.ts';
import type { Settings } from '../settings/settings.ts';

/** How often a bucket is looked at for a new composition. */
const POLL_MS = 1000;

/** What is known of a composition without its files. */
export type NamedComposition = Pick<
  ResolvedComposition,
  'revision' | 'releases' | 'composition' | 'manifests'
>;

/** Provides the composition and the files of its releases. */
export type ReleaseSource = {
  /** Calls `onChange` after the loaded composition has changed. */
  watch: (onChange: () => void) => Promise<CompositionWatch>;
  releaseFiles: ReleaseFiles;
  /** Reads the files of an earlier composition. */
  compositionFiles: (revision: number) => Promise<BrowserFiles | undefined>;
  /** Reads which releases an earlier composition has, and what they have. Verifies no files. */
  composition?: (revision: number) => Promise<NamedComposition | undefined>;
  /** Where this server and others report. */
  reports?: Reports;
  /** Releases that are not live, for readers with a signed link. */
  previews?: PreviewSource;
  /** Releases that a share of readers sees instead of the live ones. */
  canaries?: CanarySource;
  /** When the signed metadata expire, in ms since the epoch. */
  expiresAt?: () => Promise<number>;
  /** Whether a new composition is served only after one of its processes is warm. */
  waitsForThreads: boolean;
};

/**
 * Opens the signed release store of the data folder. Reports to publishers and other servers what
 * was loaded.
 */
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
  const previews = openPreviewSource(store, extraSources);
  const reporter = createServerReporter(reports, onError, clock);
  const composition = async (revision: number, options?: ReadOptions) => {
    const found = await store
      .composition(compositionOfCanary(revision) ?? revision)
      .catch((error: unknown) => {
        if (isKind(error, 'unknown')) return undefined;
        throw error;
      });
    const shown = found && withCanary(found, revision);
    return shown && resolveComposition(await readComposition(store, shown, options));
  };
  return {
    async watch(onChange) {
      const watch = await watchComposition({ store, log, extraSources, reporter, onChange, clock });
      const expiry = watchExpiry(store, log, clock);
      const copies = maintainCopies({
        store,
        folder: releaseCopies,
        live: watch.live,
        log,
        clock,
      });
      const stop = () => {
        expiry.stop();
        copies.stop();
        return watch.stop();
      };
      return { ...watch, stop };
    },
    expiresAt: async () => (await store.view()).expiresAt,
    waitsForThreads: true,
    previews,
    canaries: openCanarySource(store, reports, previews.compose),
    releaseFiles: createReleaseFiles(store, { isShared: settings.shareReleases === true }),
    composition: (revision) => composition(revision, { areFilesLeftOut: true }),
    compositionFiles: async (revision) => (await composition(revision))?.files,
    reports,
  };
}

/** What had this revision: the composition, or the one that readers of its canary saw. */
function withCanary(composition: Composition, revision: number): Composition | undefined {
  const { canary, releases } = composition;
  if (composition.revision === revision) return composition;
  return (
    canary && {
      ...composition,
      revision,
      releases: { ...releases, [canary.workspace]: canary.version },
    }
  );
}
