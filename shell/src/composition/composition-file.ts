import type { PageComposition } from './page-state.ts';

/**
 * The live composition as a file. Every page names it; the boot script fetches it with the page's
 * scripts. `importMap` is the text of an import map with the integrity of every script.
 */
export type CompositionFile = { composition: PageComposition; importMap: string };

type TrustedTypeRules = Record<
  'createScriptURL' | 'createScript' | 'createHTML',
  (value: string) => string | null
>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: TrustedTypeRules) => unknown };
    /** Set by the boot script before the shell's entry runs. */
    compositionFile?: CompositionFile;
  }
}
