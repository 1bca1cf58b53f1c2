import { useTranslationsOf, type Translate } from '@dswine/shared/section/runtime';

/** The translation function for the shell's messages, in the page's locale. */
export function useShellMessages(): Translate {
  return useTranslationsOf('shell');
}
