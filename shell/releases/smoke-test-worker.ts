import type { Messages } from '@dswine/shared/section/messages';
import type { Section } from '@dswine/shared/section/section';
import { runSection, runShell, type BundleFile, type ProvidedModules } from './bundles.ts';

/** Tests whether a shell loads, and optionally a section with it. */
export type SmokeTestJob = { shell: BundleFile; section?: SectionJob };
type SectionJob = {
  bundle: BundleFile;
  routes: string[];
  fragments: string[];
  /** The names that the section imports, by module. */
  imports: Readonly<Record<string, readonly string[]>>;
};

// This listener keeps the process alive until the parent kills it.
process.on('message', (job) => {
  run(job as SmokeTestJob).then(sendResult, (error: unknown) => {
    sendResult([`Its server bundle fails when it is loaded: ${(error as Error).message}`]);
  });
});
process.once('uncaughtException', (error) =>
  sendResult([`Its server bundle fails when it is loaded: ${error.message}`]),
);

function sendResult(found: string[]): void {
  process.send?.(found);
}

async function run({ shell, section }: SmokeTestJob): Promise<string[]> {
  const { provided } = runShell(shell);
  if (!section) return [];
  const missing = missingNames(section.imports, provided);
  // Do not load a section with missing imports: it may throw.
  return missing.length > 0 ? missing : testSection(section, runSection(section.bundle, provided));
}

function missingNames(imports: SectionJob['imports'], modules: ProvidedModules): string[] {
  return Object.entries(imports).flatMap(([name, wanted]) => {
    const exported = Object(modules[name]) as object;
    return wanted
      .filter((one) => !(one in exported))
      .map((one) => `It imports "${one}" from ${name}, which this shell does not export.`);
  });
}

async function testSection(
  job: SectionJob,
  { routes, fragments, loadMessages }: Section,
): Promise<string[]> {
  const missing = [
    ...missingIds('page', job.routes, routes),
    ...missingIds('fragment', job.fragments, fragments),
  ];
  for (const route of routes) {
    const page = await route.load();
    if (typeof page.Page !== 'function' || typeof page.head !== 'function')
      missing.push(`The page "${route.id}" does not export Page and head.`);
  }
  for (const fragment of fragments)
    if (typeof (await fragment.load()).Fragment !== 'function')
      missing.push(`The fragment "${fragment.id}" does not export Fragment.`);
  const [tw, en] = await Promise.all([loadMessages('tw'), loadMessages('en')]);
  const [chinese, english] = [new Set(keysOf(tw.default)), new Set(keysOf(en.default))];
  for (const key of chinese)
    if (!english.has(key)) missing.push(`The message "${key}" has no English.`);
  for (const key of english)
    if (!chinese.has(key)) missing.push(`The message "${key}" has no Chinese.`);
  return missing;
}

function missingIds(
  kind: string,
  expected: readonly string[],
  actual: readonly { id: string }[],
): string[] {
  const ids = new Set(actual.map(({ id }) => id));
  return expected
    .filter((id) => !ids.has(id))
    .map((id) => `release.json names the ${kind} "${id}", which the server bundle does not have.`);
}

/** Strips plural suffixes from keys, because Chinese has one plural form and English has two. */
function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(one|other)$/, '')}`]
      : keysOf(value, `${prefix}${key}.`),
  );
}
