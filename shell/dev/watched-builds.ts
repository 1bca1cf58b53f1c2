import path from 'node:path';
import { withHotReload, withReload } from '@dswine/shared/build/hot-reload';
import { sectionBrowserConfig, sectionServerConfig } from '@dswine/shared/build/section-config';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { sectionOf, type Workspace } from '@dswine/shared/contract/releases';
import type { Configuration } from 'webpack';
import { shellBrowserConfig, shellServerConfig } from '../build/shell-config.ts';

/** The webpack configurations of a workspace in watch mode. */
type WatchedBuilds = { workspace: Workspace; browser: Configuration; server: Configuration };

/** URL path of a workspace's files in development: like a release with the version `dev`. */
export function publicPath(workspace: Workspace): string {
  return `/releases/${workspace}/dev/browser/`;
}

/**
 * The builds of a section for a shell that is a release. Its React is built for production and
 * cannot replace components.
 */
export function watchedSection(folder: string, outDir: string): WatchedBuilds {
  const workspace = path.basename(folder);
  const section = sectionOf(workspace);
  const build = {
    folder,
    mode: 'development' as const,
    outDir: path.join(outDir, workspace),
    section,
  };
  const browser = sectionBrowserConfig(build);
  return {
    workspace,
    browser: withReload({
      ...browser,
      output: { ...browser.output, publicPath: publicPath(workspace) },
    }),
    server: sectionServerConfig(build),
  };
}

export function watchedBuilds(root: string, outDir: string): WatchedBuilds[] {
  return releasedWorkspaces(root).map((workspace) => {
    const build = {
      folder: path.join(root, workspace),
      mode: 'development' as const,
      outDir: path.join(outDir, workspace),
    };
    const section = sectionOf(workspace);
    const browser =
      workspace === 'shell'
        ? developmentShell(shellBrowserConfig({ ...build, refresh: true }))
        : sectionBrowserConfig({ ...build, section, refresh: true });
    return {
      workspace,
      browser: withHotReload(
        { ...browser, output: { ...browser.output, publicPath: publicPath(workspace) } },
        section,
      ),
      server:
        workspace === 'shell'
          ? shellServerConfig(build)
          : sectionServerConfig({ ...build, section }),
    };
  });
}

function developmentShell(config: Configuration): Configuration {
  const messages = {
    test: /[\\/]shell[\\/]src[\\/]messages[\\/]\w+\.json$/,
    type: 'javascript/auto',
    loader: path.resolve(import.meta.dirname, '../../shared/build/hot/hot-messages.cjs'),
  };
  return {
    ...config,
    entry: { shell: ['./dev/browser-development.ts', './src/browser.tsx'] },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), messages] },
  };
}
