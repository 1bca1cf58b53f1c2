import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';

const require = createRequire(import.meta.url);

/**
 * The modules of which a page holds one instance. The shell bundles and provides them, in the browser as shared
 * singletons and on the server by handing them in; a section's build leaves them out.
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
export type ProvidedModule = (typeof providedModules)[number];

/** The version of a provided module as installed; the shell states it, and a section's need is `^` of it. */
export function installedVersion(name: ProvidedModule): string {
  if (name.startsWith('@dswine/')) return `${CONTRACT_VERSION}.0.0`;
  const packageName = name.split('/')[0] ?? name;
  const manifest = require(`${packageName}/package.json`) as { version: string };
  return manifest.version;
}

/** What a section that is built now needs of the shell: any version from the installed one up to the next major. */
export function needsOfBuild(): Record<string, string> {
  return Object.fromEntries(providedModules.map((name) => [name, `^${installedVersion(name)}`]));
}

/** What a shell that is built now provides. */
export function providesOfBuild(): Record<string, string> {
  return Object.fromEntries(providedModules.map((name) => [name, installedVersion(name)]));
}
