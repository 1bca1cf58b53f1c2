import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite } from '@dswine/shared/section/runtime';
import { useSiteSuggestions } from '@dswine/shared/ui/use-site-suggestions';
import { useShellMessages } from '../messages/shell-messages.ts';

/** Search, programme and My List: in the top bar, and first in the panel of small screens. */
export function FindAndPlan() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { input, list } = useSiteSuggestions();
  return (
    <nav className="frame-reach dw-band-wide" aria-label={t('frame.reach')}>
      <form
        role="search"
        aria-label={t('frame.searchSite')}
        action={inLocalePath(locale, '/Search')}
      >
        <input
          type="search"
          name="q"
          aria-label={t('frame.searchSite')}
          placeholder={t('frame.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          {...input}
        />
        <button type="submit" aria-label={t('frame.searchSite')} />
        {list}
      </form>
      <a href={inLocalePath(locale, '/EventsCalender')}>{t('frame.programme')}</a>
      <ListLink />
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
      className="frame-list"
      href={inLocalePath(locale, '/MyList')}
      data-count={count}
      data-saved={t('frame.listSaved', { name: '{name}' })}
      data-removed={t('frame.listRemoved', { name: '{name}' })}
      data-refused={t('frame.listRefused')}
      data-undo={t('frame.listUndo')}
      aria-label={count ? t('frame.myListCount', { count }) : undefined}
    >
      {t('frame.myList')}
    </a>
  );
}
