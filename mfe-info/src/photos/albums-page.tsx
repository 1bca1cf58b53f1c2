import type { AlbumList } from '@dswine/shared/contract/photos';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import { AlbumTile } from './album-tile.tsx';
import styles from './albums-page.module.scss';

export function head({ t, params, data }: HeadContext): Head {
  const albums = data['albums'] as AlbumList | undefined;
  const group = albums?.Groups.find(({ Code }) => Code === params['group']);
  return {
    title: group ? t('photos.titleOf', { name: group.Name }) : t('photos.title'),
    description: t('photos.description'),
    canonical: paths.albums('tw', params['group']),
    noindex: albums === undefined,
    breadcrumb: [
      { name: t('photos.title'), path: paths.albums('tw') },
      ...(group ? [{ name: group.Name, path: paths.albums('tw', group.Code) }] : []),
    ],
  };
}

/** The albums: all or one group. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { group } = useSlot().params;
  const query = usePageData<AlbumList>('albums');
  const name = query.data?.Groups.find(({ Code }) => Code === group)?.Name;
  const all = { label: t('photos.title'), href: paths.albums(locale) };
  const none = {
    title: t('photos.empty.title'),
    text: t('photos.empty.text'),
    href: all.href,
    hrefLabel: t('photos.empty.action'),
  };
  return (
    <PageLayout
      title={name ?? all.label}
      lead={t('photos.lead')}
      parents={name === undefined ? [] : [all]}
    >
      <QueryState
        query={query}
        missing={none}
        empty={{ when: ({ Items }) => Items.length === 0, ...none }}
        skeleton={<CardsSkeleton count={3} />}
      >
        {({ Groups, Items }) => (
          <>
            <CategoryTabs
              label={t('photos.groups')}
              all={t('photos.all')}
              categories={Groups}
              current={group}
              hrefOf={(code) => paths.albums(locale, code)}
            />
            <ul className={styles.albums}>
              {Items.map((album, index) => (
                <li key={album.Id}>
                  <AlbumTile album={album} eager={index === 0} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <FurtherPages to={['report', 'venue', 'partners']} />
    </PageLayout>
  );
}
