import type { PageFiles, PageState, Style } from './page-state.ts';

/** The complete input of a render, which makes no network requests. */
export type RenderJob = {
  /** Path and query. */
  address: string;
  state: PageState;
  importMap: string;
  bootScript: string;
  shellFiles: {
    entry: string;
    icon: string;
    /** The font of headings, requested with the styles. */
    font?: string | undefined;
    scripts: string[];
    styles: Style[];
    messages: Record<'tw' | 'en', string[]>;
    /** Additional files of the shell's own pages, by route id. */
    pages: Record<string, PageFiles>;
  };
};

export type RenderedDocument = { html: string };
