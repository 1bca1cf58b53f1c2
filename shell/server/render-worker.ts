import './quiet-thread.ts';
import type { Section } from '@dswine/shared/section/section';
import { runSection, runShell, type BundleFile, type ShellBundle } from '../releases/bundles.ts';
import type { RenderedDocument, RenderJob } from '../src/render-document.tsx';

/** One rendering with the bundles that it needs. Runs in a thread of its own, which the web server ends when it takes too long. */
export type RenderTask = { job: RenderJob; shell: BundleFile; sections: Record<string, BundleFile> };

/** Bundles by file and hash: a page that was begun with one release ends with it, and a new release does not end the old. */
const shells = new Map<string, ShellBundle>();
const doors = new Map<string, Section>();
const KEPT = 12;

export default async function render({ job, shell, sections }: RenderTask): Promise<RenderedDocument> {
  const bundle = remember(shells, shell.integrity, () => runShell(shell));
  const opened = new Map(
    Object.entries(sections).map(([name, file]) => [
      name,
      remember(doors, `${shell.integrity} ${file.integrity}`, () => runSection(file, bundle.provided)),
    ]),
  );
  return bundle.renderDocument(job, opened);
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  const oldest = known.keys().next();
  if (known.size > KEPT && !oldest.done) known.delete(oldest.value);
  return value;
}
