import type { ComponentType } from 'react';

/** A page of the shell. Await `preload`, if present, before rendering: it loads the page's code. */
export type ShellPage = ComponentType & { preload?: () => Promise<void> };

export function lazyPage(load: () => Promise<ComponentType>): ShellPage {
  let LoadedPage: ComponentType | undefined;
  function LazyPage() {
    return LoadedPage ? <LoadedPage /> : null;
  }
  return Object.assign(LazyPage, {
    async preload() {
      LoadedPage ??= await load();
    },
  });
}
