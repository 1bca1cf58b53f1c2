import { boundariesShown } from '@dswine/shared/standalone/boundaries';
import type { PageComposition } from '../src/composition/page-state.ts';

declare global {
  /** The files of pages and fragments by section and id (shared/build/hot/hot-section.cjs). */
  var dswineSources: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** Lets each outline name the file of what it surrounds, and the calls that it makes. */
export function nameBoundarySources(composition: () => PageComposition): void {
  const name = () => {
    if (!boundariesShown()) return;
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-boundary]')) {
      const { boundary = '', boundaryPage = '' } = dataset;
      const section = composition().sections.find((one) => one.name === boundary);
      const parts = section && [...section.routes, ...section.fragments];
      const calls = Object.values(parts?.find(({ id }) => id === boundaryPage)?.data ?? {});
      const file = globalThis.dswineSources?.[boundary]?.[boundaryPage];
      const source = [file, ...calls.map(({ template }) => template)].filter(Boolean).join('\n');
      if (source !== '' && dataset['boundarySource'] !== source) dataset['boundarySource'] = source;
    }
  };
  addEventListener('dswine:boundaries', name);
  new MutationObserver(name).observe(document.body, { childList: true, subtree: true });
  name();
}
