import { createRequire } from 'node:module';
import { exportKind } from '@dswine/shared/contract/export-kind';
import webpack, { type Compilation } from 'webpack';
import { providedModules } from './provided.ts';

const require = createRequire(import.meta.url);

/**
 * Names that a section's server bundle imports from each provided module, from webpack's usage
 * data. A module imported as a namespace has no list; only its version is compared.
 */
export function importedNames({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const imports: Record<string, string[]> = {};
  for (const module of modules) {
    if (!(module instanceof webpack.ExternalModule)) continue;
    const used = moduleGraph.getUsedExports(module, undefined);
    if (used !== null && typeof used === 'object') imports[module.userRequest] = [...used].sort();
  }
  return Object.fromEntries(Object.entries(imports).sort());
}

/** What the installed modules export under the imported names: module -> name -> kind. */
export async function kindsOf(
  imports: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, Record<string, string>>> {
  const modules = await installedModules();
  const kindsIn = (module: string, names: readonly string[]) => {
    const exported = new Map(Object.entries(modules.get(module) ?? {}));
    return names
      .filter((name) => exported.has(name))
      .map((name) => [name, exportKind(exported.get(name))] as const);
  };
  return Object.fromEntries(
    Object.entries(imports).map(([module, names]) => [
      module,
      Object.fromEntries(kindsIn(module, names)),
    ]),
  );
}

/** The installed modules that the shell provides, by name. */
async function installedModules(): Promise<ReadonlyMap<string, object>> {
  const modules = new Map<string, object>();
  for (const name of providedModules)
    modules.set(name, (name.startsWith('@dswine/') ? await import(name) : require(name)) as object);
  return modules;
}
