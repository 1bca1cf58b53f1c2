import type { AlbumList } from '@dswine/shared/contract/photos';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { CategoryTabs } from '@dswine/shared/ui/tabs';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
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
  const all = { label: t('photos.title'), href: paths.albums(locale) };
  const none = { group: 'photos.empty', href: all.href } as const;
  return (
    <QueryPage<AlbumList>
      request="albums"
      title={all.label}
      lead={t('photos.lead')}
      of={({ Groups }) => {
        const name = Groups.find(({ Code }) => Code === group)?.Name;
        return name === undefined ? {} : { title: name, parents: [all] };
      }}
      missing={none}
      empty={{ when: ({ Items }) => Items.length === 0, ...none }}
      skeleton={<CardsSkeleton count={3} />}
      after={<FurtherPages to={['report', 'venue', 'partners']} />}
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
    </QueryPage>
  );
}
