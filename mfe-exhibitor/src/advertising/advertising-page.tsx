import type { Directory, DirectoryKind } from '@dswine/shared/contract/directories';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
import { AdOptions } from './ad-options.tsx';
import styles from './advertising-page.module.scss';
import { Opening } from './opening.tsx';

/** The three advertising pages, keyed by the request name in the route's `data`. */
const pages = [
  { request: 'printed', kind: 'Printed', path: (locale: Locale) => paths.adDirectory(locale) },
  { request: 'online', kind: 'Online', path: (locale: Locale) => paths.adOnlineDirectory(locale) },
  {
    request: 'publicArea',
    kind: 'PublicArea',
    path: (locale: Locale) => paths.adPublicArea(locale),
  },
] as const satisfies readonly {
  request: string;
  kind: DirectoryKind;
  path: (locale: Locale) => string;
}[];

/** Advertising in the printed directory, in the online directory and in the hall. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = useSlot();
  const { request, kind: pageKind } =
    pages.find((page) => Object.hasOwn(data, page.request)) ?? pages[0];
  const title = t(`ads.${pageKind}.title`);
  return (
    <ExhibitorPage<Directory>
      request={request}
      title={title}
      parents={[{ label: t('paid.title'), href: paths.paidServices(locale) }]}
      heading="bands"
    >
      {(directory) => (
        <>
          <div className="dw-container">
            <Tabs
              label={t('ads.label')}
              items={pages.map(({ kind, path }) => ({
                href: path(locale),
                label: t(`ads.${kind}.title`),
                current: kind === directory.Kind,
              }))}
            />
            <div className={styles.opening}>
              <Opening directory={directory} title={title} />
            </div>
          </div>
          <AdOptions directory={directory} />
        </>
      )}
    </ExhibitorPage>
  );
}

export function head({ t, data }: HeadContext): Head {
  const page = pages.find(({ request }) => data[request] !== undefined);
  if (!page) return { title: t('ads.label'), description: t('ads.description'), noindex: true };
  const { Lead, Share } = data[page.request] as Directory;
  const title = t(`ads.${page.kind}.title`);
  return {
    title,
    description: Lead,
    ...(Share !== undefined && { image: Share }),
    breadcrumb: [
      { name: t('paid.title'), path: paths.paidServices('tw') },
      { name: title, path: page.path('tw') },
    ],
  };
}
