import { loaderOf, type BuiltSection, type Locale } from '@dswine/shared/section/section';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import { noteFault } from '../faults/fault-log.ts';
import { loadStyles, preloadScripts } from './page-files.ts';
import {
  messagesFor,
  pageKey,
  type CompositionFragment,
  type CompositionRoute,
  type CompositionSection,
} from '../composition/page-state.ts';
import type { SectionLoader } from './remote-sections.ts';
import type { AddPartMessages } from './section-messages.ts';

const RETRY_AFTER_MS = 300;

/** Loads code, messages and styles of pages and fragments. Retries once on failure. */
export type SectionCode = {
  page: (section: CompositionSection, route: CompositionRoute, locale: Locale) => Promise<void>;
  fragment: (
    section: CompositionSection,
    fragment: CompositionFragment,
    locale: Locale,
  ) => Promise<void>;
};

type Dependencies = {
  loader: Pick<SectionLoader, 'load'>;
  loaded: LoadedPages;
  addPartMessages: AddPartMessages;
};

export function createSectionCode({ loader, loaded, addPartMessages }: Dependencies): SectionCode {
  const runOnce = createSingleFlight();

  async function loadModule<Module>(
    section: CompositionSection,
    files: CompositionRoute['files'],
    locale: Locale,
    load: (sectionEntry: BuiltSection) => Promise<Module> | undefined,
  ): Promise<Module> {
    preloadScripts({
      scripts: [...section.files.scripts, ...messagesFor(files, section, locale), ...files.scripts],
    });
    const styles = loadStyles([...section.files.styles, ...files.styles]);
    // Awaited below. This handler prevents an "unhandled rejection" while the container loads.
    styles.catch(() => undefined);
    const sectionEntry = await loader.load(section);
    const [module] = await Promise.all([
      load(sectionEntry),
      addPartMessages(section, files, locale),
      styles,
    ]);
    if (!module) throw new Error(`The section ${section.name} has no such page.`);
    return module;
  }

  return {
    page: (section, route, locale) =>
      runOnce(locale, pageKey(section.name, route.id), async () => {
        const module = await loadModule(section, route.files, locale, ({ routes }) =>
          loaderOf(routes, route.id)?.(),
        );
        loaded.setPage(pageKey(section.name, route.id), module);
      }),
    fragment: (section, fragment, locale) =>
      runOnce(locale, pageKey(section.name, fragment.id), async () => {
        const module = await loadModule(section, fragment.files, locale, ({ fragments }) =>
          loaderOf(fragments, fragment.id)?.(),
        );
        loaded.setFragment(pageKey(section.name, fragment.id), module);
      }),
  };
}

/** Runs one load per key at a time, with one retry. After a failure the next call loads again. */
function createSingleFlight() {
  const inFlight = new Map<string, Promise<void>>();

  return function runOnce(locale: Locale, part: string, load: () => Promise<void>): Promise<void> {
    const key = `${locale}:${part}`;
    const running = inFlight.get(key);
    if (running) return running;
    const started = load()
      .catch(async (error: unknown) => {
        noteFault({ kind: 'retry', part, error });
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        return load();
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
