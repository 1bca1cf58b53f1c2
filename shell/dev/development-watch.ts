import path from 'node:path';
import { BuildFailed } from '@dswine/shared/build/run-webpack';
import type { Workspace } from '@dswine/shared/contract/releases';
import type { Compilation, Compiler, MultiCompiler } from 'webpack';
import type { ExtraSources } from '../server/csp/csp.ts';
import type { ResolvedComposition as Live } from '../server/composition/live-composition.ts';
import { developmentComposition, type WorkspaceBuild } from './development-releases.ts';

export type DevelopmentWatch = {
  /** The composition of the latest builds. Throws before the first build is done. */
  live: () => Live;
  /** Resolves when no build is running. */
  settled: () => Promise<void>;
};

type Compilers = {
  workspaces: readonly Workspace[];
  browsers: MultiCompiler;
  servers: MultiCompiler;
  outDir: string;
  extraSources: ExtraSources;
};

/** Makes a new composition whenever all builds are done. A failed build keeps the previous one. */
export function watchBuilds(
  { workspaces, browsers, servers, outDir, extraSources }: Compilers,
  on: { built: (name: string, ms: number) => void; failure: (error: Error) => void },
): DevelopmentWatch {
  const building = new Set<string>();
  const compilations = new Map<Workspace, Compilation>();
  const served = new Set<Workspace>();
  let waiting: (() => void)[] = [];
  let live: Live | undefined;
  let revision = 0;
  let composing: Promise<void> | undefined;

  async function compose(): Promise<void> {
    const builds = new Map<Workspace, WorkspaceBuild>();
    for (const workspace of workspaces) {
      const browser = compilations.get(workspace);
      if (!browser || !served.has(workspace)) return;
      builds.set(workspace, { browser, serverFolder: path.join(outDir, workspace, 'server') });
    }
    try {
      live = await developmentComposition(builds, revision + 1, extraSources);
      revision += 1;
    } catch (error) {
      on.failure(error as Error);
    }
  }

  function onBuildEnd(): void {
    if (building.size > 0) return;
    composing = (composing ?? Promise.resolve()).then(compose).then(() => {
      if (building.size > 0 || !live) return;
      const resolve = waiting;
      waiting = [];
      for (const done of resolve) done();
    });
  }

  function watch(
    compiler: Compiler,
    name: string,
    onBuilt: (compilation: Compilation) => void,
  ): void {
    const onBuildStart = () => void building.add(name);
    compiler.hooks.invalid.tap('development', onBuildStart);
    compiler.hooks.watchRun.tap('development', onBuildStart);
    compiler.hooks.failed.tap('development', on.failure);
    compiler.hooks.done.tap('development', (stats) => {
      building.delete(name);
      if (stats.hasErrors())
        on.failure(
          new BuildFailed(`${name}\n${stats.toString({ preset: 'errors-only', colors: true })}`),
        );
      else {
        onBuilt(stats.compilation);
        on.built(name, stats.endTime - stats.startTime);
      }
      onBuildEnd();
    });
  }

  workspaces.forEach((workspace, index) => {
    const [browser, server] = [browsers.compilers[index], servers.compilers[index]];
    if (!browser || !server) throw new Error(`${workspace} has no builds.`);
    building.add(`${workspace} browser`).add(`${workspace} server`);
    watch(browser, `${workspace} browser`, (compilation) =>
      compilations.set(workspace, compilation),
    );
    watch(server, `${workspace} server`, () => served.add(workspace));
  });

  return {
    live() {
      if (!live) throw new Error('Nothing was built yet.');
      return live;
    },
    settled: async () => {
      if (building.size === 0 && live) return composing;
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
