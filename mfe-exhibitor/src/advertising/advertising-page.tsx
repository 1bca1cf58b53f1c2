import type { Directory, DirectoryKind } from '@dswine/shared/contract/directories';
import { paths } from '@dswine/shared/fair/paths';
import { Tabs } from '@dswine/shared/look/tabs';
import { useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext, Locale } from '@dswine/shared/section/section';
import { Answered } from '../page-frame/answered.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { AdOptions } from './ad-options.tsx';
import styles from './advertising-page.module.scss';
import { Opening } from './opening.tsx';

/** The three pages on advertising, by the name of their route. */
const pages: readonly { kind: DirectoryKind; path: (locale: Locale) => string }[] = [
  { kind: 'Printed', path: (locale) => paths.adDirectory(locale) },
  { kind: 'Online', path: (locale) => paths.adOnlineDirectory(locale) },
  { kind: 'PublicArea', path: (locale) => paths.adPublicArea(locale) },
];

/** Where exhibitors can be seen: in the fair's book, in its online directory, in the hall. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const request = useSlot().data['directory']?.template ?? '';
  const page = pages.find(({ kind }) => request.includes(`/${kind}{`));
  const title = t(`ads.${page?.kind ?? 'Printed'}.title`);
  return (
    <PageFrame title={title} way={[{ label: t('paid.title'), href: paths.paidServices(locale) }]}>
      <Answered<Directory>
        name="directory"
        title={title}
        href={page?.path(locale) ?? paths.adDirectory(locale)}
        isEmpty={() => false}
        back={{ href: paths.forExhibitors(locale), label: t('info.title') }}
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
      </Answered>
    </PageFrame>
  );
}

export function head({ t, data }: HeadContext): Head {
  const directory = data['directory'] as Directory | undefined;
  const kind = directory?.Kind ?? 'Printed';
  const page = pages.find((one) => one.kind === kind);
  const title = directory === undefined ? t('ads.label') : t(`ads.${kind}.title`);
  return {
    title,
    description: directory?.Lead ?? t('ads.description'),
    noindex: directory === undefined,
    ...(directory?.Share && { image: directory.Share }),
    ...(directory && page && { breadcrumb: [
      { name: t('paid.title'), path: paths.paidServices('tw') },
      { name: title, path: page.path('tw') },
    ] }),
  };
}
