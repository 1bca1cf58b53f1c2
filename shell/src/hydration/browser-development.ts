import { localeCodes } from '@dswine/shared/contract/locales';
import { offerBoundaries, showBoundaries } from '@dswine/shared/standalone/boundaries';
import type { Messages } from '@dswine/shared/section/messages';
import type { Locale, SectionEntry } from '@dswine/shared/section/section';
import { pageKey, type PageComposition } from '../composition/page-state.ts';
import { onRunning, type RunningPage } from './running-page.ts';
import { addMessages, MESSAGES_CHANGED } from '../messages/message-loader.ts';

// Runs before the shell's entry in development. Shows the outlines of boundaries, and applies hot
// updates of sections and messages. The name of the host says what a section alone is shown with.
const labels = location.hostname.split(/[.-]/);
offerBoundaries();
if (labels.includes('outlined')) showBoundaries(true);
if (labels.includes('offline')) Object.defineProperty(navigator, 'onLine', { value: false });

declare global {
  /** The Fast Refresh runtime of all bundles of a page (shared/build/hot/one-refresh-runtime.cjs). */
  var __DSWINE_REFRESH__: { performReactRefresh: () => void } | undefined;
  /** The files of pages and fragments, by section and id (shared/build/hot/hot-section.cjs). */
  var __DSWINE_SOURCES__: Record<string, Record<string, string>> | undefined;
}

/** The entry of a section that ran again after a save (shared/build/hot/hot-section.cjs). */
type ChangedSection = { name: string; section: SectionEntry };

onRunning((page) => {
  nameSources(page.composition());
  addEventListener('dswine:section-changed', (event) => {
    void applyUpdate((event as CustomEvent<ChangedSection>).detail, page);
  });
  addEventListener('dswine:shell-messages-changed', (event) => {
    const { locale, messages } = (event as CustomEvent<{ locale: Locale; messages: Messages }>)
      .detail;
    addMessages(page.translations, 'shell', locale, messages);
    page.translations.emit(MESSAGES_CHANGED);
  });
});

/** Lets each outline name the file of what it surrounds, and its calls. */
function nameSources({ sections }: PageComposition): void {
  const sheet = new CSSStyleSheet();
  for (const { name, routes, fragments } of sections)
    for (const { id, data } of [...routes, ...fragments]) {
      const file = globalThis.__DSWINE_SOURCES__?.[name]?.[id] ?? '';
      const calls = Object.values(data).map(({ template }) => template);
      const lines = [`${name} / ${id}`, file, ...calls].map((line) => JSON.stringify(line));
      sheet.insertRule(
        `[data-boundary="${name}"][data-boundary-page="${id}"]::before { white-space: pre; content: ${lines.join(' "\\a" ')} !important }`,
      );
    }
  document.adoptedStyleSheets.push(sheet);
}

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
  globalThis.__DSWINE_REFRESH__?.performReactRefresh();
  page.translations.emit(MESSAGES_CHANGED);
}
