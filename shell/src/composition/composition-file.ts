import type { PageComposition } from './page-state.ts';

/**
 * The live composition as a file. Every page names it; the boot script fetches it with the page's
 * scripts. `importMap` is the text of an import map with the integrity of every script.
 */
export type CompositionFile = { composition: PageComposition; importMap: string };

declare global {
  interface Window {
    /** Set by the boot script before the shell's entry runs. */
    compositionFile?: CompositionFile;
  }
}
