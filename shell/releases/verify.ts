import { Worker } from 'node:worker_threads';
import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import type { BundleFile } from './bundles.ts';
import { misfits } from './misfits.ts';
import type { ReleaseStore } from './store.ts';
import { foreignStyles } from './style-check.ts';
import type { TrialJob } from './trial-worker.ts';

const TRIAL_LIMIT_MS = 10_000;

/** Releases by workspace, as a composition names them. */
export type Releases = Readonly<Record<string, string>>;

/**
 * Everything that speaks against making these releases live together, one sentence each; empty when they may be.
 * Signatures and hashes of all files, needs against what the shell provides, paths, middleware, CSS, and a trial run
 * of every section in a thread of its own.
 */
export async function verify(store: ReleaseStore, releases: Releases): Promise<string[]> {
  const manifests: ReleaseManifest[] = [];
  const found: string[] = [];
  for (const [workspace, version] of Object.entries(releases)) {
    try {
      const manifest = await store.manifest(workspace as Workspace, version);
      manifests.push(manifest);
      for (const name of Object.keys(manifest.hashes)) {
        const bytes = await store.file(manifest, name);
        if (manifest.workspace !== 'shell' && name.endsWith('.css'))
          found.push(
            ...foreignStyles(manifest.section, name, bytes).map((sentence) => `${workspace}@${version}: ${sentence}`),
          );
      }
    } catch (error) {
      const { message } = error as Error;
      found.push(message.includes(`${workspace}@${version}`) ? message : `${workspace}@${version}: ${message}`);
    }
  }
  if (found.length > 0) return found;
  found.push(...misfits(manifests));
  const shell = manifests.find((manifest) => manifest.workspace === 'shell');
  if (!shell || found.length > 0) return found;
  for (const section of manifests.filter((manifest) => manifest !== shell)) {
    const sentences = await trial({
      shell: bundleOf(store, shell),
      section: bundleOf(store, section),
      routes: section.routes.map((route) => route.id),
      fragments: section.fragments.map((fragment) => fragment.id),
    });
    found.push(...sentences.map((sentence) => `${section.workspace}@${section.version}: ${sentence}`));
  }
  return found;
}

export function bundleOf(store: ReleaseStore, manifest: ReleaseManifest): BundleFile {
  return {
    file: store.pathOf(manifest.workspace, manifest.version, manifest.server),
    integrity: manifest.hashes[manifest.server]?.integrity ?? '',
  };
}

/** Runs a section once, at a distance: what it throws, or its looping, becomes a sentence. */
function trial(job: TrialJob): Promise<string[]> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { workerData: job });
    const limit = setTimeout(
      () => finish([`Its server bundle did not finish loading within ${TRIAL_LIMIT_MS / 1000} s.`]),
      TRIAL_LIMIT_MS,
    );
    const finish = (sentences: string[]) => {
      clearTimeout(limit);
      void worker.terminate();
      resolve(sentences);
    };
    worker.once('message', (sentences: string[]) => finish(sentences));
    worker.once('error', (error) => finish([`Its server bundle fails when it is loaded: ${error.message}`]));
    worker.once('exit', () => finish(['Its server bundle ended the thread while it was loaded.']));
  });
}
