import { createContext, use } from 'react';
import type { Api } from './api.ts';
import type { LoadedPages } from './loaded-pages.ts';
import type { MatchedPage } from './matched-page.ts';
import type { PageComposition, PageState } from './page-state.ts';
import type { SectionErrorsStore } from './section-errors.store.ts';

/**
 * State shared by the shell's components. Its identity never changes while a page is open. A new
 * identity would make React re-render server HTML that is not hydrated yet.
 */
export type Shell = {
  state: PageState;
  /** The composition with the sections that are known so far. */
  composition: () => PageComposition;
  api: Api;
  /** The page at a URL of the site. */
  pageAt: (url: URL) => MatchedPage | undefined;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  /** Loads the code of a page or fragment again. Does nothing on the server. */
  retry: (key: string) => void;
  /**
   * Called after a new page is shown: updates head, scroll position and focus. Does nothing on the
   * server.
   */
  onPageShown: () => void;
  /** Called when a part of the page, or the layout around it, is hydrated. */
  onHydrated: (key: string, element: Element | null) => void;
  /** Resolves when the first page is hydrated, or takes too long. */
  ready: Promise<void>;
};

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell.');
  return shell;
}
