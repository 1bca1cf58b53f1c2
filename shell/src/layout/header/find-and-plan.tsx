import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useMyList } from '@dswine/shared/section/my-list';
import { queryTextLimit } from '@dswine/shared/section/query-text';
import { useSite } from '@dswine/shared/section/runtime';
import { useSiteSuggestions } from '@dswine/shared/ui/use-site-suggestions';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { LanguageSwitch } from './language-switch.tsx';

/**
 * Search, programme and My List: in the top bar, and first in the panel of small screens. Wide
 * screens show the language here, small ones in the bar.
 */
export function FindAndPlan() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { input, list } = useSiteSuggestions();
  return (
    <nav className="site-shortcuts dw-band-wide" aria-label={t('layout.reach')}>
      <form
        role="search"
        aria-label={t('layout.searchSite')}
        action={inLocalePath(locale, '/Search')}
      >
        <input
          type="search"
          name="q"
          aria-label={t('layout.searchSite')}
          placeholder={t('layout.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={queryTextLimit}
          {...input}
        />
        <button type="submit" aria-label={t('layout.searchSite')} />
        {list}
      </form>
      <a href={inLocalePath(locale, '/EventsCalender')}>{t('layout.programme')}</a>
      <ListLink />
      <LanguageSwitch />
    </nav>
  );
}

/**
 * The count is known on the device only. Until hydration, `early.ts` shows it. `list-toast.ts` takes
 * its texts from here.
 */
function ListLink() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { entries } = useMyList();
  const count = entries?.length || undefined;
  return (
    <a
      className="site-list"
      href={inLocalePath(locale, '/MyList')}
      data-count={count}
      data-locale={locale}
      data-saved={t('layout.listSaved', { name: '{name}' })}
      data-removed={t('layout.listRemoved', { name: '{name}' })}
      data-refused={t('layout.listRefused')}
      data-undo={t('layout.listUndo')}
      data-first={t('layout.listFirst')}
      data-send={t('layout.listSend')}
      aria-label={count ? t('layout.myListCount', { count }) : undefined}
    >
      {t('layout.myList')}
    </a>
  );
}
