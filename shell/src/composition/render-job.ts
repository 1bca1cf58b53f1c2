import type { MessageFiles, PageFiles, PageState, FileReference } from './page-state.ts';

/** The complete input of a render, which makes no network requests. */
export type RenderJob = {
  /** Path and query. */
  address: string;
  state: PageState;
  compositionFile: FileReference;
  bootScript: string;
  shellFiles: {
    entry: string;
    icon: string;
    /** The script that runs before the entry. Development has none. */
    early: string | undefined;
    /** The runtime that loads sections. */
    federation: string | undefined;
    /** The text of an import map with the integrity of the scripts that the shell imports. */
    importMap: string;
    /** The integrity of every script of the composition, by URL. */
    integrity: Readonly<Record<string, string>>;
    /** The font of headings, requested with the styles. */
    font?: string | undefined;
    scripts: string[];
    styles: FileReference[];
    messages: MessageFiles;
    /** Additional files of the shell's own pages, by route id. */
    pages: Record<string, PageFiles>;
  };
};

export type RenderedDocument = { html: string };
