import type { i18n } from 'i18next';
import type { LoadedPages } from './composition/loaded-pages.ts';

/** What a page in the browser runs on, for tools of development. A release never tells. */
export type RunningPage = { loaded: LoadedPages; translations: i18n };

const event = 'dswine:running';

export function tellDevelopment(page: RunningPage): void {
  dispatchEvent(new CustomEvent(event, { detail: page }));
}

export function onRunning(listener: (page: RunningPage) => void): void {
  addEventListener(event, (told) => listener((told as CustomEvent<RunningPage>).detail));
}
