import { useTranslationsOf, type Translate } from '@dswine/shared/section/runtime';

/** The translation function of the shell's own words, in the page's locale. */
export function useShellMessages(): Translate {
  return useTranslationsOf('shell');
}
