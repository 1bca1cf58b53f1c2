declare global {
  /** The Fast Refresh runtime that all bundles of a page share (build/hot/one-refresh-runtime.cjs). */
  var __DSWINE_REFRESH__: { performReactRefresh: () => void } | undefined;
}

/** Puts new code under what is on the screen, with its state, after a section's door ran anew. */
export function refreshComponents(): void {
  globalThis.__DSWINE_REFRESH__?.performReactRefresh();
}

/** Tells of a section that runs anew after a save. */
export function onSectionChanged<Section>(listener: (section: Section) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Section>).detail);
  addEventListener('dswine:section-changed', heard);
  return () => removeEventListener('dswine:section-changed', heard);
}
