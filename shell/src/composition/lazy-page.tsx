import type { ComponentType } from 'react';

/** A page of the shell itself. One that is seldom read brings its code only when it is asked for: `arrive` has to be awaited before it is shown. */
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
