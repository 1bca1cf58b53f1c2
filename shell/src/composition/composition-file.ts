import type { CompositionSection, FileReference, PageComposition } from './page-state.ts';

/**
 * What the browser needs of the composition to hydrate one kind of page. Every page names its file;
 * the boot script fetches it with the page's scripts. Of the sections it holds the parts that the
 * page shows, so that it does not grow with the others. The document names the stylesheets.
 */
export type CompositionFile = {
  composition: PageComposition;
  /** The file that says which section has which paths. A navigation fetches it. */
  directory: FileReference;
};

/** The sections of a composition, in its order. */
export type Directory = {
  sections: {
    name: string;
    /** Its `SectionFile`. */
    file: FileReference;
    /** First segments of its paths, in lower case: `''` for the home page, `*` for any. */
    segments: string[];
  }[];
};

/** A whole section, and the integrity of its scripts by URL. */
export type SectionFile = {
  section: CompositionSection;
  integrity: Readonly<Record<string, string>>;
};

export type TrustedTypeRules = Record<
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
