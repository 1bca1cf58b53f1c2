import webpack, { type Compilation } from 'webpack';

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
