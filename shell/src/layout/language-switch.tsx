import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import { useSearchState } from '../composition/search-state.ts';
import { useShellMessages } from '../messages/shell-messages.ts';

/** Links to the same page, query and fragment in the other language. */
export function LanguageSwitch() {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const search = useSearchState();
  // The router re-renders on each change. The server does not receive the fragment.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const { locale, path } = splitLocale(pathname);
  const other = locale === 'tw' ? 'en' : 'tw';
  return (
    <a
      className="site-language dw-band-wide"
      href={`${inLocalePath(other, path)}${search}${search ? '&' : '?'}hl=${other}${hash}`}
      hrefLang={languageTag(other)}
      lang={languageTag(other)}
    >
      {t('layout.language')}
    </a>
  );
}

const never = () => () => undefined;
