import { fileURLToPath } from 'node:url';
import type { ReadComposition } from '../releases/store/read-composition.ts';
import { watchProcess } from '../server/rendering/process-watchdog.ts';
import { startSandbox } from '../server/sandbox/start-sandbox.ts';
import type { Inspection, InspectionData } from './inspect-worker.ts';

const entry = fileURLToPath(new URL('./inspect-worker.ts', import.meta.url));
/** Those of a web server, for the shell and the section together. */
const limits = { cpu: 3000, memory: 400 * 1024 * 1024 };

/**
 * Loads the bundle of a workspace with its shell, in a process of its own with the limits of the
 * render processes. Finds what a rendering cannot tell apart.
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
  return inspectInProcess(workspace === 'shell' ? { shell } : { shell, section });
}

function inspectInProcess(data: InspectionData): Promise<Inspection> {
  const files = [data.shell, ...(data.section ? [data.section.bundle] : [])];
  const child = startSandbox({ entry, readable: files.map(({ file }) => file) });
  const failed = (message: string): Inspection => ({ problems: [message], messageGroups: [] });
  return new Promise<Inspection>((resolve) => {
    const stopWatching = watchProcess(child, limits, ({ message }) =>
      resolve(failed(`Its server bundle was stopped while it was loaded: it ${message}.`)),
    );
    child.once('message', (inspection: Inspection) => resolve(inspection));
    child.once('error', ({ message }) => resolve(failed(`It could not be loaded: ${message}`)));
    child.once('exit', () => {
      stopWatching();
      // A message that was sent before the end arrives first.
      setImmediate(resolve, failed('Its server bundle ended its process while it was loaded.'));
    });
    child.send(data, () => undefined);
  }).finally(() => child.kill('SIGKILL'));
}
