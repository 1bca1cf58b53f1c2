import { offerBoundaries } from '@dswine/shared/standalone/boundaries';
import { onSectionChanged, refreshComponents } from '@dswine/shared/standalone/refresh-components';
import type { Messages } from '@dswine/shared/section/messages';
import type { Locale, Section } from '@dswine/shared/section/section';
import { pageKey } from '../src/composition/page-state.ts';
import { onRunning, type RunningPage } from '../src/running-page.ts';
import { addMessages } from '../src/message-loader.ts';

/** Stands before the shell's own entry in development: outlines of boundaries, and what a save changes beside parts. */
offerBoundaries();

onRunning((page) => {
  onSectionChanged<Section>((section) => void loadComposition(section, page));
  addEventListener('dswine:shell-messages-changed', (event) => {
    const { locale, messages } = (event as CustomEvent<{ locale: Locale; messages: Messages }>)
      .detail;
    addMessages(page.translations, 'shell', locale, messages);
    notifyMessagesChanged(page);
  });
});

/** Loads again what the page has of a section that ran anew; parts on the screen keep their state. */
async function loadComposition(section: Section, page: RunningPage): Promise<void> {
  const { loaded, translations } = page;
  for (const { id, load } of section.routes) {
    const key = pageKey(section.name, id);
    if (loaded.page(key)) loaded.setPage(key, await load());
  }
  for (const { id, load } of section.fragments) {
    const key = pageKey(section.name, id);
    if (loaded.fragment(key)) loaded.setFragment(key, await load());
  }
  for (const locale of ['tw', 'en'] as const)
    if (translations.hasResourceBundle(locale, section.name))
      addMessages(translations, section.name, locale, (await section.loadMessages(locale)).default);
  refreshComponents();
  notifyMessagesChanged(page);
}

/** Everything that shows words listens to a change of language. */
function notifyMessagesChanged({ translations }: RunningPage): void {
  translations.emit('languageChanged', translations.language);
}
