import type { AlbumDetail } from '@dswine/shared/contract/photos';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { AlbumPhotos } from './album-photos.tsx';
import { AlbumTile } from './album-tile.tsx';
import styles from './album-page.module.scss';

export function head({ t, data }: HeadContext): Head {
  const album = data['album'] as AlbumDetail | undefined;
  if (!album)
    return { title: t('photos.title'), description: t('photos.description'), noindex: true };
  return {
    title: t('photos.titleOf', { name: album.Title }),
    description: album.Text,
    breadcrumb: [
      { name: t('photos.title'), path: paths.albums('tw') },
      { name: album.Group.Name, path: paths.albums('tw', album.Group.Code) },
      { name: album.Title, path: paths.album('tw', album.Id) },
    ],
  };
}

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const all = { label: t('photos.title'), href: paths.albums(locale) };
  return (
    <RecordPage<AlbumDetail>
      request="album"
      title={all.label}
      heading={undefined}
      parents={[all]}
      of={({ Group, Date: date, Count, Text }) => ({
        parents: [all, { label: Group.Name, href: paths.albums(locale, Group.Code) }],
        kicker: (
          <>
            {writeDate(date, locale)} · {t('photos.count', { count: Count })}
          </>
        ),
        lead: Text,
      })}
      missing={{ group: 'photos.missing', href: all.href }}
      skeleton={<CardsSkeleton />}
    >
      {({ Title, Photos, Others }) => (
        <>
          <AlbumPhotos title={Title} photos={Photos} />
          <PagePart
            id="other-albums"
            className="dw-part dw-part--near"

            title={t('photos.others')}
            action={<OnwardLink href={all.href}>{t('photos.back')}</OnwardLink>}
          >
            <ul className={styles.tiles}>
              {Others.map((other) => (
                <li key={other.Id}>
                  <AlbumTile album={other} level={3} />
                </li>
              ))}
            </ul>
          </PagePart>
        </>
      )}
    </RecordPage>
  );
}
