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

/** Calls back when a section re-runs after a save. */
export function onSectionChanged<Section>(listener: (section: Section) => void): () => void {
  const onChanged = (event: Event) => listener((event as CustomEvent<Section>).detail);
  addEventListener('dswine:section-changed', onChanged);
  return () => removeEventListener('dswine:section-changed', onChanged);
}
