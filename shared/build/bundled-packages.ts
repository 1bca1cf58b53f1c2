import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';

export type BundledPackage = {
  name: string;
  version: string;
  license?: string;
  repository?: string | { url?: string };
};

/**
 * Packages with code or styles in a finished build, by `<name>@<version>`. Modules that webpack
 * left out because nothing uses them do not count.
 */
export function bundledPackages(compilation: Compilation): Map<string, BundledPackage> {
  const found = new Map<string, BundledPackage>();
  for (const file of new Set([...scriptFiles(compilation), ...styleFiles(compilation)])) {
    const bundled = packageOf(path.dirname(file));
    if (bundled) found.set(packageKey(bundled), bundled);
  }
  return found;
}

export function packageKey({ name, version }: BundledPackage): string {
  return `${name}@${version}`;
}

function scriptFiles({ modules, chunkGraph }: Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(modulesIn)
    .flatMap((module) => (module instanceof webpack.NormalModule ? [module.resource] : []));
}

/** Files that Sass reads are no modules. A build without stylesheets takes only class names. */
function styleFiles({ assets, fileDependencies }: Compilation): string[] {
  const hasStyles = Object.keys(assets).some((name) => name.endsWith('.css'));
  return hasStyles ? [...fileDependencies].filter((file) => /\.s?css$/.test(file)) : [];
}

/** A concatenated module is several in one scope. */
function modulesIn(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}

/** The nearest package with a name and a version. */
export function packageOf(folder: string): BundledPackage | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<BundledPackage>;
    const { name, version } = read;
    if (name && version) return { ...read, name, version };
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : packageOf(parent);
}
