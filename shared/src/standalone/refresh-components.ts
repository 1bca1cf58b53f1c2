import type { SectionEntry } from '../section/section.ts';

declare global {
  /**
   * The Fast Refresh runtime shared by all bundles of a page (build/hot/one-refresh-runtime.cjs).
   */
  var __DSWINE_REFRESH__: { performReactRefresh: () => void } | undefined;
}

/**
 * Swaps in new code under the rendered components, keeping their state, after a section entry
 * re-ran.
 */
export function refreshComponents(): void {
  globalThis.__DSWINE_REFRESH__?.performReactRefresh();
}

/** The entry of a section that re-ran after a save. */
export type ChangedSection = { name: string; section: SectionEntry };

export function onSectionChanged(listener: (changed: ChangedSection) => void): () => void {
  const onChanged = (event: Event) => listener((event as CustomEvent<ChangedSection>).detail);
  addEventListener('dswine:section-changed', onChanged);
  return () => removeEventListener('dswine:section-changed', onChanged);
}
