import type { AlbumList } from '@dswine/shared/contract/photos';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { Tabs } from '@dswine/shared/ui/tabs';
import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { AlbumTile } from './album-tile.tsx';
import { PhotosBreadcrumb } from './photos-breadcrumb.tsx';
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
  const answer = usePageData<AlbumList>('albums');
  const name = answer.data?.Groups.find(({ Code }) => Code === group)?.Name;
  const missing = (group: MessageGroup) => (
    <NoData
      title={t(keyIn(group, 'title'))}
      text={t(keyIn(group, 'text'))}
      href={paths.albums(locale)}
      hrefLabel={t(keyIn(group, 'action'))}
    />
  );
  return (
    <div className={`dw-container ${styles.page}`}>
      <PhotosBreadcrumb items={name === undefined ? [] : [{ label: name }]} />
      <SectionHeading level={1} title={name ?? t('photos.title')} lead={t('photos.lead')} />
      <QueryState
        answer={answer}
        href={paths.albums(locale, group)}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        missing={missing('photos.empty')}
        skeleton={<CardsSkeleton label={t('faces.loading')} count={3} />}
      >
        {({ Groups, Items }) =>
          Items.length === 0 ? (
            missing('photos.empty')
          ) : (
            <>
              <Tabs
                label={t('photos.groups')}
                items={[
                  {
                    href: paths.albums(locale),
                    label: t('photos.all'),
                    current: group === undefined,
                  },
                  ...Groups.map(({ Code, Name, Count }) => ({
                    href: paths.albums(locale, Code),
                    label: Name,
                    count: Count,
                    current: Code === group,
                  })),
                ]}
              />
              <ul className={styles.albums}>
                {Items.map((album, index) => (
                  <li key={album.Id}>
                    <AlbumTile album={album} eager={index === 0} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.report(locale), title: t('report.title'), text: t('further.report') },
          { href: paths.venue(locale), title: t('venue.title'), text: t('further.venue') },
          { href: paths.partners(locale), title: t('partners.title'), text: t('further.partners') },
        ]}
      />
    </div>
  );
}
