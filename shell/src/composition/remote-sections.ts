import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { BrowserSection } from '@dswine/shared/section/section';
import type { CompositionSection } from './page-state.ts';
import { provided } from './provided.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

/** Loads sections through Module Federation. The benchmark's monolith replaces this module. */
export type SectionLoader = { load: (section: CompositionSection) => Promise<BrowserSection> };

/** Loads the runtime, which no other part of the page needs, with the first section. */
async function createFederation(): Promise<ModuleFederation> {
  const { createInstance } = await import(
    /* webpackChunkName: "federation" */ '@module-federation/enhanced/runtime'
  );
  return createInstance({
    name: 'shell',
    // The default strategy loads every remote at start-up, so one broken section would blank the
    // page.
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => {
        const version = PROVIDED_VERSIONS[name] ?? '0.0.0';
        return [
          name,
          {
            version,
            lib: () => module,
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
          },
        ];
      }),
    ),
  });
}

export function createSectionLoader(): SectionLoader {
  let federation: Promise<ModuleFederation> | undefined;

  async function loadSection({ name, entry }: CompositionSection): Promise<BrowserSection> {
    federation ??= createFederation();
    federation.catch(() => (federation = undefined));
    const runtime = await federation;
    const remote = { name, entry: new URL(entry, location.href).href, type: 'module' as const };
    runtime.registerRemotes([remote]);
    const module = await runtime.loadRemote<{ section: BrowserSection }>(`${name}/section`);
    if (!module?.section) throw new Error(`The container of ${name} has no section.`);
    return module.section;
  }

  const loadedSections = new Map<string, Promise<BrowserSection>>();
  return {
    load(section) {
      const cached = loadedSections.get(section.name);
      if (cached) return cached;
      const loading = loadSection(section);
      loadedSections.set(section.name, loading);
      loading.catch(() => loadedSections.delete(section.name));
      return loading;
    },
  };
}
