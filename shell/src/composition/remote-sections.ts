import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

import * as swr from 'swr';
import * as zustand from 'zustand';
import * as fairStore from '@dswine/shared/section/fair-store';
import * as sectionRuntime from '@dswine/shared/section/runtime';
import type { Section } from '@dswine/shared/section/section';
import type { CompositionSection } from './page-state.ts';
import * as router from './provided-router.ts';
import * as reactI18next from './provided-translation.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

/** Loads sections through Module Federation. The benchmark's monolith replaces this module. */
export type SectionLoader = { load: (section: CompositionSection) => Promise<Section> };

const provided: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router': router,
  zustand,
  i18next,
  'react-i18next': reactI18next,
  swr,
  '@dswine/shared/section/runtime': sectionRuntime,
  '@dswine/shared/section/fair-store': fairStore,
};

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

  async function loadSection({ name, entry }: CompositionSection): Promise<Section> {
    federation ??= createFederation();
    federation.catch(() => (federation = undefined));
    const runtime = await federation;
    const remote = { name, entry: new URL(entry, location.href).href, type: 'module' as const };
    runtime.registerRemotes([remote]);
    const module = await runtime.loadRemote<{ section: Section }>(`${name}/section`);
    if (!module?.section) throw new Error(`The container of ${name} has no section.`);
    return module.section;
  }

  const loadedSections = new Map<string, Promise<Section>>();
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
