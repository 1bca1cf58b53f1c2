import webpack, { type Compilation } from 'webpack';

/**
 * The names that a section's server bundle imports from each provided module, as webpack found them
 * used. A module that is used as a whole has no list of names: then only its version is compared.
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
