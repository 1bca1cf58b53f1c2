import type { i18n } from 'i18next';
import type { LoadedPages } from '../composition/loaded-pages.ts';
import type { PageComposition } from '../composition/page-state.ts';

/** The running page's internals, for development tools. Releases do not expose them. */
export type RunningPage = {
  loaded: LoadedPages;
  translations: i18n;
  composition: () => PageComposition;
};

const eventName = 'dswine:running';

export function publishRunningPage(page: RunningPage): void {
  dispatchEvent(new CustomEvent(eventName, { detail: page }));
}

export function onRunning(listener: (page: RunningPage) => void): void {
  addEventListener(eventName, (message) => listener((message as CustomEvent<RunningPage>).detail));
}
