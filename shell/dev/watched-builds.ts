import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hotMessages, withHotReload, withReload } from '@dswine/shared/build/hot-reload';
import { sectionBrowserConfig, sectionServerConfig } from '@dswine/shared/build/section-config';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { sectionOf, type Workspace } from '@dswine/shared/contract/releases';
import type { Configuration } from 'webpack';
import { shellBrowserConfig, shellServerConfig } from '../build/shell-config.ts';

/** The webpack configurations of a workspace in watch mode. */
export type WatchedBuilds = { workspace: Workspace; browser: Configuration; server: Configuration };

/** URL path of a workspace's files in development: like a release with the version `dev`. */
export function publicPath(workspace: Workspace): string {
  return `/releases/${workspace}/dev/browser/`;
}

/**
 * The builds of a section for a shell that is a release. Its React is built for production and
 * cannot replace components.
 */
export function watchedSection(folder: string, outDir: string): WatchedBuilds {
  const { workspace, build } = buildOf(folder, outDir);
  return {
    workspace,
    browser: withReload(inDevelopment(sectionBrowserConfig(build), workspace)),
    server: sectionServerConfig(build),
  };
}

function buildOf(folder: string, outDir: string) {
  const workspace = path.basename(folder);
  const section = sectionOf(workspace);
  const mode = 'development' as const;
  return { workspace, build: { folder, mode, outDir: path.join(outDir, workspace), section } };
}

const inDevelopment = (config: Configuration, workspace: Workspace): Configuration => ({
  ...config,
  output: { ...config.output, publicPath: publicPath(workspace) },
});

export function watchedBuilds(root: string, outDir: string): WatchedBuilds[] {
  return releasedWorkspaces(root).map((workspace) =>
    watchedBuild(path.join(root, workspace), outDir),
  );
}

/** The builds of a workspace for a shell that is built for development. */
export function watchedBuild(folder: string, outDir: string): WatchedBuilds {
  const { workspace, build } = buildOf(folder, outDir);
  const isShell = workspace === 'shell';
  const browser = isShell
    ? developmentShell(shellBrowserConfig({ ...build, refresh: true }))
    : sectionBrowserConfig({ ...build, refresh: true });
  return {
    workspace,
    browser: withHotReload(inDevelopment(browser, workspace), build.section),
    server: isShell ? shellServerConfig(build) : sectionServerConfig(build),
  };
}

/** The component page of the design system, a section of its own. */
export const componentsFolder = path.resolve(
  fileURLToPath(import.meta.resolve('@dswine/shared/mfe-components/src/section.json')),
  '../..',
);

/** The samples of a section, as a module for Node. */
export function samplesConfig(folder: string, outDir: string): Configuration {
  const section = `${sectionOf(path.basename(folder))}-samples`;
  const config = sectionServerConfig({ folder, section, mode: 'development', outDir });
  return {
    ...config,
    entry: { samples: './standalone/samples.ts' },
    output: { ...config.output, path: path.join(outDir, 'samples'), filename: 'samples.cjs' },
  };
}

function developmentShell(config: Configuration): Configuration {
  const messages = {
    test: /[\\/]shell[\\/]src[\\/]messages[\\/]\w+\.json$/,
    type: 'javascript/auto',
    loader: hotMessages,
  };
  return {
    ...config,
    entry: { shell: ['./src/hydration/browser-development.ts', './src/browser.tsx'] },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), messages] },
  };
}
