import { localeCodes, localeEntry } from '@dswine/shared/contract/locales';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { useSearchState } from '../../composition/search-state.ts';

/** Links to the same page, query and fragment in each other language. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const search = useSearchState();
  // The router re-renders on each change. The server does not receive the fragment.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const { locale, path } = splitLocale(pathname);
  return localeCodes.flatMap((other) =>
    other === locale ? (
      []
    ) : (
      <a
        key={other}
        className="site-language dw-band-wide"
        href={`${inLocalePath(other, path)}${search}${search ? '&' : '?'}hl=${other}${hash}`}
        hrefLang={languageTag(other)}
        lang={languageTag(other)}
      >
        {localeEntry(other).name}
      </a>
    ),
  );
}

const never = () => () => undefined;
