import { listPlaceOf, openInBrowser } from '@dswine/shared/fair/lists/list-place';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { writeSharedList } from './shared-list.ts';

/** Where the list is kept and for how long, and the way out. Only on the device: it asks the browser. */
export function ListPlace() {
  const t = useTranslations();
  const { locale } = useSite();
  const { entries = [] } = useMyList();
  const place = listPlaceOf(navigator);
  const send =
    entries.length > 0 ? (
      <a className="dw-link" href="#share-list">
        {t('myList.place.send')}
      </a>
    ) : null;
  if (place.kind !== 'app')
    return (
      <span>
        {t(`myList.place.${place.kind}`)} {send}
      </span>
    );
  const { app } = place;
  const list = entries.length > 0 ? writeSharedList(entries, false) : '';
  const outside = openInBrowser(app, paths.myList(locale) + list);
  return (
    <span>
      {t('myList.place.app', { app })}{' '}
      {outside === undefined ? (
        <>
          {t('myList.place.menu', { app })} {send}
        </>
      ) : (
        <a className="dw-link" href={outside} data-document>
          {t('myList.place.open')}
        </a>
      )}
    </span>
  );
}
