import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import type { Messages } from '@dswine/shared/section/messages';
import { loaderOf, type BuiltSection } from '@dswine/shared/section/section';
import { exportKind, isKindCompatible } from '@dswine/shared/contract/export-kind';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { BundleFile, ProvidedModules } from '../releases/bundles.ts';
import { dropWriting } from '../server/sandbox/drop-writing.ts';
import { withinShare } from '../server/sandbox/load-share.ts';
import { createRealm } from '../server/sandbox/realm.ts';

/** A shell to load, and optionally a section with it. */
export type InspectionData = { shell: BundleFile; section?: InspectedSection };
type InspectedSection = {
  bundle: BundleFile;
  manifest: Pick<ReleaseManifest, 'routes' | 'fragments' | 'imports' | 'importKinds'>;
};

/** One sentence per problem, and the first parts of the section's message keys. */
export type Inspection = { problems: string[]; messageGroups: string[] };

async function inspect({ shell, section }: InspectionData): Promise<Inspection> {
  const realm = createRealm({ shell, common: '{}', report: () => undefined });
  if (!section) return { problems: [], messageGroups: [] };
  const { manifest, bundle } = section;
  const problems = importProblems(manifest, realm.exportsOf().provided);
  // Do not load a section with missing imports: it may throw.
  if (problems.length > 0) return { problems, messageGroups: [] };
  return withinShare(() => {
    realm.loadSection('section', bundle);
    const loaded = realm.exportsOf().sections.get('section');
    if (!loaded) throw new Error('The section was not loaded.');
    return inspectSection(manifest, loaded);
  });
}

function importProblems(
  { imports, importKinds = {} }: InspectedSection['manifest'],
  modules: ProvidedModules,
): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const exported = Object(modules[module]) as Record<string, unknown>;
    const kinds = importKinds[module] ?? {};
    return names.flatMap((name) => {
      if (!(name in exported))
        return [`It imports "${name}" from ${module}, which this shell does not export.`];
      const [built, provided] = [kinds[name], exportKind(exported[name])];
      const isExact = module.startsWith('@dswine/');
      return built === undefined || isKindCompatible(built, provided, isExact)
        ? []
        : [
            `It was built with the ${built} "${name}" of ${module}, which is ${provided} in this shell.`,
          ];
    });
  });
}

async function inspectSection(
  manifest: InspectedSection['manifest'],
  { loadMessages, routes, fragments }: BuiltSection,
): Promise<Inspection> {
  const problems: string[] = [];
  for (const { id } of manifest.routes) {
    const page = await loaderOf(routes, id)?.();
    if (!page) problems.push(missing('page', id));
    else if (typeof page.Page !== 'function' || typeof page.head !== 'function')
      problems.push(`The page "${id}" does not export Page and head.`);
  }
  for (const { id } of manifest.fragments) {
    const fragment = await loaderOf(fragments, id)?.();
    if (!fragment) problems.push(missing('fragment', id));
    else if (typeof fragment.Fragment !== 'function')
      problems.push(`The fragment "${id}" does not export Fragment.`);
  }
  const groups = new Set<string>();
  const keys = new Map<Locale, Set<string>>();
  for (const code of localeCodes) {
    const { default: messages } = await loadMessages(code);
    for (const group of Object.keys(messages)) groups.add(group);
    keys.set(code, new Set(keysOf(messages)));
  }
  for (const key of new Set([...keys.values()].flatMap((own) => [...own])))
    for (const [code, own] of keys)
      if (!own.has(key)) problems.push(`The message "${key}" is missing in ${languageTag(code)}.`);
  return { problems, messageGroups: [...groups] };
}

const missing = (kind: string, id: string) =>
  `release.json names the ${kind} "${id}", which the server bundle does not have.`;

/** Strips plural suffixes from keys, because Chinese has one plural form and English has two. */
function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(one|other)$/, '')}`]
      : keysOf(value, `${prefix}${key}.`),
  );
}

dropWriting();

process.once('message', (data: InspectionData) => {
  inspect(data).then(send, (error: unknown) =>
    send({
      problems: [`Its server bundle fails when it is loaded: ${messageOf(error)}`],
      messageGroups: [],
    }),
  );
});

function send(inspection: Inspection): void {
  process.send?.(inspection);
}

/** Errors of a realm are not instances of this one's `Error`. */
function messageOf(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? error);
}
