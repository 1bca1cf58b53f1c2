import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleThread } from '../releases/bundles.ts';
import type { ReadComposition } from '../releases/read-composition.ts';
import { watchThread } from '../server/rendering/thread-watchdog.ts';
import type { Inspection, InspectionData } from './inspect-worker.ts';

const worker = fileURLToPath(new URL('./inspect-worker.ts', import.meta.url));
const limits = { cpu: 5000, externalMemory: 128 * 1024 * 1024 };

/**
 * Loads the bundle of a workspace with its shell, in a thread of its own with the limits of the
 * render threads. Finds what a rendering cannot tell apart.
 */
export function inspectBundle(
  { bundles, manifests }: Pick<ReadComposition, 'bundles' | 'manifests'>,
  workspace: string,
): Promise<Inspection> {
  const shell = bundles['shell'];
  const bundle = bundles[workspace];
  const manifest = manifests.find((release) => release.workspace === workspace);
  if (!shell || !bundle || !manifest) throw new Error(`The composition has no ${workspace}.`);
  const { routes, fragments, imports, importKinds } = manifest;
  const section = {
    bundle,
    manifest: { routes, fragments, imports, ...(importKinds && { importKinds }) },
  };
  return inspectInThread(workspace === 'shell' ? { shell } : { shell, section });
}

function inspectInThread(workerData: InspectionData): Promise<Inspection> {
  const thread = new Worker(worker, { workerData, ...bundleThread });
  const failed = (message: string): Inspection => ({ problems: [message], messageGroups: [] });
  return new Promise<Inspection>((resolve) => {
    const stopWatching = watchThread(thread, limits, ({ message }) =>
      resolve(failed(`Its server bundle was stopped while it was loaded: it ${message}.`)),
    );
    thread.once('message', (inspection: Inspection) => resolve(inspection));
    thread.once('error', ({ message }) =>
      resolve(failed(`Its server bundle fails when it is loaded: ${message}`)),
    );
    thread.once('exit', () => {
      stopWatching();
      // A message that was sent before the end arrives first.
      setImmediate(resolve, failed('Its server bundle ended its thread while it was loaded.'));
    });
  }).finally(() => thread.terminate());
}
