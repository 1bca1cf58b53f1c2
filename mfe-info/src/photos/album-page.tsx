import type { AlbumDetail } from '@dswine/shared/contract/photos';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
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
  const query = usePageData<AlbumDetail>('album');
  const album = query.data;
  return (
    <PageLayout
      parents={[
        { label: t('photos.title'), href: paths.albums(locale) },
        ...(album
          ? [{ label: album.Group.Name, href: paths.albums(locale, album.Group.Code) }]
          : []),
      ]}
      {...(album && {
        kicker: (
          <>
            {writeDate(album.Date, locale)} · {t('photos.count', { count: album.Count })}
          </>
        ),
        lead: album.Text,
      })}
      title={album?.Title ?? t('photos.title')}
    >
      <QueryState
        query={query}
        missing={{
          title: t('photos.missing.title'),
          text: t('photos.missing.text'),
          href: paths.albums(locale),
          hrefLabel: t('photos.missing.action'),
        }}
        skeleton={<CardsSkeleton />}
      >
        {(full) => (
          <>
            <AlbumPhotos title={full.Title} photos={full.Photos} />
            <section className={styles.others} aria-labelledby="other-albums">
              <SectionHeading
                id="other-albums"
                title={t('photos.others')}
                action={<OnwardLink href={paths.albums(locale)}>{t('photos.back')}</OnwardLink>}
              />
              <ul className={styles.tiles}>
                {full.Others.map((other) => (
                  <li key={other.Id}>
                    <AlbumTile album={other} level={3} />
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </QueryState>
    </PageLayout>
  );
}
