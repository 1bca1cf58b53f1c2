import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { i18n } from 'i18next';
import type { Messages } from '@dswine/shared/section/messages';
import type { Locale } from '@dswine/shared/section/section';
import { addMessages, MESSAGES_CHANGED } from '../messages/message-loader.ts';
import { noteFault } from '../faults/fault-log.ts';
import { preloadScripts } from './page-files.ts';
import { type CompositionSection, type PageFiles, messagesFor } from '../composition/page-state.ts';
import type { SectionLoader } from './remote-sections.ts';
import type { SectionDirectory } from '../composition/section-directory.ts';

type Dependencies = {
  loader: Pick<SectionLoader, 'load'>;
  translations: i18n;
  directory: SectionDirectory;
};
type Module = { default: Messages };

/**
 * Adds the messages that a page or fragment of a section needs: its own, or those of the section if
 * its release has them in one file.
 */
export type AddPartMessages = (
  section: CompositionSection,
  files: PageFiles,
  locale: Locale,
) => Promise<void>;

export function createSectionMessages(dependencies: Dependencies): AddPartMessages {
  const { loader, translations } = dependencies;
  const added = new Set<string>();
  // Each message that is missing says so at each rendering.
  const requested = new Set<string>();

  async function addOnce(
    { name }: CompositionSection,
    locale: Locale,
    id: string,
    load: () => Promise<Module>,
  ): Promise<void> {
    if (added.has(id)) return;
    addMessages(translations, name, locale, (await load()).default);
    added.add(id);
  }

  const addAll = (section: CompositionSection, locale: Locale) =>
    addOnce(section, locale, idOfAll(section.name, locale), async () =>
      (await loader.load(section)).loadMessages(locale),
    );

  translations.on('missingKey', ([locale]: [Locale], name: string, key: string) => {
    const all = idOfAll(name, locale);
    if (added.has(all) || requested.has(all)) return;
    requested.add(all);
    noteFault({ kind: 'retry', part: name, error: new Error(`No message "${key}" was loaded.`) });
    void loadSection(name, locale, dependencies)
      .then(async (section) => {
        if (!section) return;
        await addAll(section, locale);
        translations.emit(MESSAGES_CHANGED);
      })
      // The page goes on with the key in the place of the message. A later rendering tries again.
      .catch(() => requested.delete(all));
  });

  return async function addPartMessages(section, { messages }, locale) {
    if (!messages) return addAll(section, locale);
    const own = inLocale(messages, locale).map((url) =>
      addOnce(section, locale, url, () => import(/* webpackIgnore: true */ url) as Promise<Module>),
    );
    await Promise.all(own);
  };
}

const idOfAll = (section: string, locale: Locale) => `${section} ${locale}`;

/**
 * The section with the file of all its messages, verified. Code may put a key together in a way
 * that the build does not see, so that the page's own messages lack it.
 */
async function loadSection(
  name: string,
  locale: Locale,
  { directory }: Dependencies,
): Promise<CompositionSection | undefined> {
  await directory.ensure(new URL(location.href));
  const section = directory.composition().sections.find((known) => known.name === name);
  preloadScripts({ scripts: section ? [...messagesFor({}, section, locale)] : [] });
  return section;
}
