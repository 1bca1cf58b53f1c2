import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { BuiltSection } from '@dswine/shared/section/section';
import type { CompositionSection } from '../composition/page-state.ts';
import { provided } from './provided.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1];
type SectionModule = { section?: BuiltSection };
/** What the entry of a container exports. */
type Container = {
  init: (shareScope: ShareScope) => unknown;
  get: (name: string) => Promise<() => SectionModule>;
};

/** Loads sections through Module Federation. The benchmark's monolith replaces this module. */
export type SectionLoader = {
  load: (section: CompositionSection) => Promise<BuiltSection>;
  /** Loads the federation runtime, which opens the sections that follow. */
  loadRuntime: () => Promise<void>;
};

/** The default loads every remote at start-up, so one broken section would blank the page. */
const strategy = 'loaded-first';

/** The modules that the shell provides, as containers and the federation runtime take them. */
function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(provided).map(([name, module]) => {
      const version = PROVIDED_VERSIONS[name] ?? '0.0.0';
      const shared: ShareScope[string][string] = {
        version,
        lib: () => module,
        get: () => () => module,
        loaded: true,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        strategy,
        scope: ['default'],
        from: 'shell',
        useIn: [],
        deps: [],
      };
      return [name, { [version]: shared }];
    }),
  );
}

async function createFederation(shareScope: ShareScope): Promise<ModuleFederation> {
  const { createInstance } = await import(
    /* webpackChunkName: "federation" */ '@module-federation/enhanced/runtime'
  );
  const runtime = createInstance({ name: 'shell', shareStrategy: strategy, remotes: [] });
  runtime.initShareScopeMap('default', shareScope);
  return runtime;
}

/**
 * Opens a container as the federation runtime does. The sections of the first page need no other
 * part of the runtime, which has 15 KB.
 */
async function openContainer(entry: string, shareScope: ShareScope): Promise<SectionModule> {
  const container = (await import(/* webpackIgnore: true */ entry)) as Container;
  await container.init(shareScope);
  const evaluate = await container.get('./section');
  return evaluate();
}

export function createSectionLoader(): SectionLoader {
  const shareScope = createShareScope();
  let runtime: ModuleFederation | undefined;

  async function loadSection({ name, entry }: CompositionSection): Promise<BuiltSection> {
    const { href } = new URL(entry, location.href);
    runtime?.registerRemotes([{ name, entry: href, type: 'module' }]);
    const module = runtime
      ? await runtime.loadRemote<SectionModule>(`${name}/section`)
      : await openContainer(href, shareScope);
    if (!module?.section) throw new Error(`The container of ${name} has no section.`);
    return module.section;
  }

  const loadedSections = new Map<string, Promise<BuiltSection>>();
  return {
    load(section) {
      const cached = loadedSections.get(section.name);
      if (cached) return cached;
      const loading = loadSection(section);
      loadedSections.set(section.name, loading);
      loading.catch(() => loadedSections.delete(section.name));
      return loading;
    },
    async loadRuntime() {
      // Without it containers are opened as those of the first page.
      runtime ??= await createFederation(shareScope).catch(() => undefined);
    },
  };
}
