import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Section, Words } from '@dswine/shared/section/section';
import { runBundle, runSection, type BundleFile, type ProvidedModules } from './bundles.ts';

/** What `verify` asks: run this section with that shell and say what does not hold. */
export type TrialJob = { shell: BundleFile; section: BundleFile; routes: string[]; fragments: string[] };

const job = workerData as TrialJob;
const shell = runBundle<{ provided: ProvidedModules }>(job.shell, {}, createRequire(import.meta.url));
parentPort?.postMessage(await tryOut(runSection(job.section, shell.provided)));

async function tryOut(section: Section): Promise<string[]> {
  const found: string[] = [];
  const routes = new Set(section.routes.map((route) => route.id));
  const fragments = new Set(section.fragments.map((fragment) => fragment.id));
  for (const id of job.routes)
    if (!routes.has(id)) found.push(`release.json names the page "${id}", which the server bundle does not have.`);
  for (const id of job.fragments)
    if (!fragments.has(id))
      found.push(`release.json names the fragment "${id}", which the server bundle does not have.`);
  for (const route of section.routes) {
    const page = await route.load();
    if (typeof page.Page !== 'function' || typeof page.head !== 'function')
      found.push(`The page "${route.id}" does not export Page and head.`);
  }
  for (const fragment of section.fragments)
    if (typeof (await fragment.load()).Fragment !== 'function')
      found.push(`The fragment "${fragment.id}" does not export Fragment.`);
  const [tw, en] = await Promise.all([section.loadWords('tw'), section.loadWords('en')]);
  const chinese = new Set(keysOf(tw.words));
  const english = new Set(keysOf(en.words));
  for (const key of chinese) if (!english.has(key)) found.push(`The word "${key}" has no English.`);
  for (const key of english) if (!chinese.has(key)) found.push(`The word "${key}" has no Chinese.`);
  return found;
}

/** Chinese has one plural form and English two: the plural suffix is not part of a key. */
function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key.replace(/_(one|other)$/, '')}`] : keysOf(value, `${prefix}${key}.`),
  );
}
