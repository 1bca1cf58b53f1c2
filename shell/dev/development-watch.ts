import path from 'node:path';
import { BuildError } from '@dswine/shared/build/run-webpack';
import type { Workspace } from '@dswine/shared/contract/releases';
import type { Compilation, Compiler, MultiCompiler } from 'webpack';
import type { ResolvedComposition as Live } from '../server/composition/live-composition.ts';
import type { Builds, WorkspaceBuild } from './development-releases.ts';

export type DevelopmentWatch = {
  /** The composition of the latest builds. Throws before the first build is done. */
  live: () => Live;
  /** One of the latest compositions: a page that is loading may name the one before. */
  composition: (revision: number) => Live | undefined;
  /** Resolves when no build is running. */
  settled: () => Promise<void>;
};

type Compilers = {
  workspaces: readonly Workspace[];
  browsers: MultiCompiler;
  /** Of the workspaces in their order, then of what else a composition waits for. */
  servers: MultiCompiler;
  outDir: string;
  /** Makes the composition of the latest builds. */
  compose: (builds: Builds, revision: number) => Promise<Live>;
};

type BuildListeners = {
  built: (name: string, ms: number) => void;
  failure: (error: Error) => void;
};

/** Makes a new composition whenever all builds are done. A failed build keeps the previous one. */
export function watchBuilds(compilers: Compilers, on: BuildListeners): DevelopmentWatch {
  const { workspaces, browsers, servers } = compilers;
  const building = new Set<string>();
  const composer = createComposer(compilers, on);
  let waiting: (() => void)[] = [];
  let composing: Promise<void> | undefined;

  function onBuildEnd(): void {
    if (building.size > 0) return;
    composing = (composing ?? Promise.resolve()).then(composer.compose).then(() => {
      if (building.size > 0 || !composer.live()) return;
      const resolve = waiting;
      waiting = [];
      for (const done of resolve) done();
    });
  }

  const watch = (compiler: Compiler, name: string, onCompiled: (built: Compilation) => void) => {
    building.add(name);
    watchCompiler(compiler, name, {
      ...on,
      start: () => building.add(name),
      compiled: onCompiled,
      end() {
        building.delete(name);
        onBuildEnd();
      },
    });
  };

  workspaces.forEach((workspace, index) => {
    const [browser, server] = [browsers.compilers[index], servers.compilers[index]];
    if (!browser || !server) throw new Error(`${workspace} has no builds.`);
    watch(browser, `${workspace} browser`, (built) => composer.addBrowser(workspace, built));
    watch(server, `${workspace} server`, () => composer.addServer(workspace));
  });
  for (const other of servers.compilers.slice(workspaces.length))
    watch(other, other.name ?? '', () => undefined);

  return {
    live() {
      const live = composer.live();
      if (!live) throw new Error('Nothing was built yet.');
      return live;
    },
    composition: composer.composition,
    settled: async () => {
      if (building.size === 0 && composer.live()) return composing;
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

const MAX_COMPOSITIONS = 20;

/** Composes the latest builds of all workspaces. */
function createComposer(
  { workspaces, outDir, compose }: Compilers,
  { failure }: Pick<BuildListeners, 'failure'>,
) {
  const compilations = new Map<Workspace, Compilation>();
  const served = new Set<Workspace>();
  const latest: Live[] = [];
  let live: Live | undefined;
  let revision = 0;
  return {
    live: () => live,
    composition: (named: number) => latest.find((one) => one.revision === named),
    addBrowser: (workspace: Workspace, built: Compilation) => compilations.set(workspace, built),
    addServer: (workspace: Workspace) => served.add(workspace),
    async compose(): Promise<void> {
      const builds = new Map<Workspace, WorkspaceBuild>();
      for (const workspace of workspaces) {
        const browser = compilations.get(workspace);
        if (!browser || !served.has(workspace)) return;
        builds.set(workspace, { browser, serverFolder: path.join(outDir, workspace, 'server') });
      }
      try {
        live = await compose(builds, revision + 1);
        revision += 1;
        latest.unshift(live);
        latest.splice(MAX_COMPOSITIONS);
      } catch (error) {
        failure(error as Error);
      }
    },
  };
}

type CompilerListeners = BuildListeners & {
  start: () => void;
  /** Called after a build without errors. */
  compiled: (compilation: Compilation) => void;
  end: () => void;
};

function watchCompiler(compiler: Compiler, name: string, on: CompilerListeners): void {
  compiler.hooks.invalid.tap('development', on.start);
  compiler.hooks.watchRun.tap('development', on.start);
  compiler.hooks.failed.tap('development', on.failure);
  compiler.hooks.done.tap('development', (stats) => {
    if (stats.hasErrors())
      on.failure(
        new BuildError(`${name}\n${stats.toString({ preset: 'errors-only', colors: true })}`),
      );
    else {
      on.compiled(stats.compilation);
      on.built(name, stats.endTime - stats.startTime);
    }
    on.end();
  });
}
