import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { Section } from '@dswine/shared/section/section';
import { providedModules } from './provided.ts';

const require = createRequire(import.meta.url);

/**
 * Runs a section's server bundle with the installed modules and returns its `section` export. For
 * builds only: it trusts the code.
 * Throws if the bundle imports a module that is not provided, or exports no section.
 */
export async function loadBuiltSection(file: string): Promise<Section> {
  const provided = await installedModules();
  const module = { exports: {} as { section?: Section } };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, (name: string) => {
    if (!provided.has(name))
      throw new Error(`${file} asks for "${name}", which the shell does not provide.`);
    return provided.get(name);
  });
  if (!module.exports.section)
    throw new Error(`${file} does not export "section". src/section.tsx must export it.`);
  return module.exports.section;
}

/** The installed modules that the shell provides, by name. */
export async function installedModules(): Promise<ReadonlyMap<string, object>> {
  const modules = new Map<string, object>();
  for (const name of providedModules)
    modules.set(name, (name.startsWith('@dswine/') ? await import(name) : require(name)) as object);
  return modules;
}
