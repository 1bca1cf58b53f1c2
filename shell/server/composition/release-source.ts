import path from 'node:path';
import { createServerReporter, reportsFolder } from '../../releases/server-reports.ts';
import { signaturePolicy } from '../../releases/signature-policy.ts';
import { verifierFrom } from '../../releases/signing.ts';
import { openStore } from '../../releases/store.ts';
import { apiSources } from '../settings/api-settings.ts';
import { resolveComposition, type CompositionContent } from './live-composition.ts';
import { readComposition } from '../../releases/read-composition.ts';
import { watchComposition, type CompositionWatch } from './composition-watch.ts';
import { addSources } from '../csp/csp.ts';
import { tagManagerSources } from '../settings/consent-settings.ts';
import { createReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { serverLog } from '../http/server-log.ts';
import type { Settings } from '../settings/settings.ts';

/** Provides the composition and the files of its releases. */
export type ReleaseSource = {
  /** Calls `onChange` after the loaded composition has changed. */
  watch: (onChange: () => void) => Promise<CompositionWatch>;
  releaseFiles: ReleaseFiles;
  /** Reads the file of an earlier composition. */
  compositionFile: (revision: number) => Promise<CompositionContent | undefined>;
  /** Whether a new composition is served only after one of its threads is warm. */
  waitsForThreads: boolean;
};

/** Opens the signed release store of the data folder, and reports to publishers what was loaded. */
export function openReleaseSource(settings: Settings): ReleaseSource {
  const log = serverLog(settings.logLevel);
  const onStray = (error: string) =>
    log.warn({ event: 'stray-file', error }, 'ignored a file of the store');
  const { releaseSigners: signers, releaseThreshold: threshold } = settings;
  const publisher = verifierFrom(settings.releasePublicKey);
  const policy = signaturePolicy(publisher, { signers, threshold });
  const store = openStore(path.join(settings.dataDir, 'store'), publisher, onStray, policy);
  const extraSources = addSources(apiSources(settings), tagManagerSources(settings.tagManager));
  const reporter = createServerReporter(reportsFolder(settings.dataDir), (error) =>
    log.warn({ event: 'report-failed', error: error.message }, 'publishers cannot see this server'),
  );
  return {
    watch: (onChange) => watchComposition({ store, log, extraSources, reporter, onChange }),
    waitsForThreads: true,
    releaseFiles: createReleaseFiles(store),
    async compositionFile(revision) {
      if (!(await store.revisions()).includes(revision)) return undefined;
      const read = await readComposition(store, await store.composition(revision));
      return resolveComposition(read).file;
    },
  };
}
