import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';

const require = createRequire(import.meta.url);

/**
 * Modules with one instance per page. The shell bundles and provides them: in the browser as shared
 * singletons, on the server as arguments. A section's build leaves them out.
 */
export const providedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'zustand',
  'i18next',
  'react-i18next',
  'swr',
  '@dswine/shared/section/runtime',
  '@dswine/shared/section/fair-store',
] as const;
type ProvidedModule = (typeof providedModules)[number];

/** Installed version of a provided module. The shell declares it; a section needs `^` of it. */
export function installedVersion(name: ProvidedModule): string {
  // A minor version: a shell works with sections of the contract before, and not the other way.
  if (name.startsWith('@dswine/')) return `1.${CONTRACT_VERSION}.0`;
  const packageName = name.split('/')[0] ?? name;
  const manifest = require(`${packageName}/package.json`) as { version: string };
  return manifest.version;
}

/**
 * Versions that a section built now needs from the shell: from the installed one up to the next
 * major.
 */
export function needsOfBuild(): Record<string, string> {
  return Object.fromEntries(providedModules.map((name) => [name, `^${installedVersion(name)}`]));
}

/** Versions that a shell built now provides. */
export function providesOfBuild(): Record<string, string> {
  return Object.fromEntries(providedModules.map((name) => [name, installedVersion(name)]));
}
