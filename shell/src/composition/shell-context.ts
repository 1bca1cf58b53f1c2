import { createContext, use } from 'react';
import type { Api } from './api.ts';
import type { LoadedPages } from './loaded-pages.ts';
import type { PageState } from './page-state.ts';
import type { SectionErrorsStore } from './section-errors.store.ts';

/** What the shell's own parts share. Its identity never changes while a page is open, so that server HTML which waits for its code is left alone. */
export type Shell = {
  state: PageState;
  api: Api;
  loaded: LoadedPages;
  trouble: SectionErrorsStore;
  /** Loads the code of a page or fragment again. In the server's rendering there is nothing to retry. */
  retry: (key: string) => void;
  /** Called when another page stands on the screen: head, scroll position and focus follow. Nothing on the server. */
  settle: () => void;
};

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell.');
  return shell;
}
