import { localeCodes } from '@dswine/shared/contract/locales';
import { offerBoundaries } from '@dswine/shared/standalone/boundaries';
import {
  onSectionChanged,
  refreshComponents,
  type ChangedSection,
} from '@dswine/shared/standalone/refresh-components';
import type { Messages } from '@dswine/shared/section/messages';
import type { Locale } from '@dswine/shared/section/section';
import { pageKey } from '../src/composition/page-state.ts';
import { onRunning, type RunningPage } from '../src/composition/running-page.ts';
import { watchBoundaries } from '../src/boundaries/boundary-panel.ts';
import { addMessages, MESSAGES_CHANGED } from '../src/messages/message-loader.ts';

// Runs before the shell's entry in development. Shows the outlines of boundaries, and applies hot
// updates of sections and messages.
offerBoundaries();

onRunning((page) => {
  watchBoundaries(page.composition);
  onSectionChanged((changed) => void applyUpdate(changed, page));
  addEventListener('dswine:shell-messages-changed', (event) => {
    const { locale, messages } = (event as CustomEvent<{ locale: Locale; messages: Messages }>)
      .detail;
    addMessages(page.translations, 'shell', locale, messages);
    page.translations.emit(MESSAGES_CHANGED);
  });
});

/**
 * Reloads the loaded pages, fragments and messages of an updated section. Keeps component state.
 */
async function applyUpdate({ name, section }: ChangedSection, page: RunningPage): Promise<void> {
  const { loaded, translations } = page;
  for (const [id, load] of Object.entries(section.routes)) {
    const key = pageKey(name, id);
    if (loaded.page(key)) loaded.setPage(key, await load());
  }
  for (const [id, load] of Object.entries(section.fragments)) {
    const key = pageKey(name, id);
    if (loaded.fragment(key)) loaded.setFragment(key, await load());
  }
  for (const locale of localeCodes)
    if (translations.hasResourceBundle(locale, name))
      addMessages(translations, name, locale, (await section.loadMessages(locale)).default);
  refreshComponents();
  page.translations.emit(MESSAGES_CHANGED);
}
