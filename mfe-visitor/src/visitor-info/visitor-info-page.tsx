import type { About } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Figures } from '@dswine/shared/ui/figure';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Areas } from './areas.tsx';
import { Hours } from './hours.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './visitor-info-page.module.scss';
import { Audience } from './audience.tsx';

/** About the exhibition: theme, dates, audience and areas. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<About>('about');
  const isEmpty = ({ Paragraphs }: About) => Paragraphs.length === 0;
  const isFull = query.data !== undefined && !isEmpty(query.data);
  return (
    <PageLayout
      className={styles.page}
      title={t('about.title')}
      heading={isFull ? 'bands' : undefined}
    >
      <QueryState
        query={query}
        failed={t('about.failed')}
        empty={{
          when: isEmpty,
          title: t('about.empty'),
          text: t('about.emptyText'),
          href: paths.home(locale),
          hrefLabel: t('home'),
        }}
      >
        {(about) => <Full about={about} />}
      </QueryState>
    </PageLayout>
  );
}

function Full({ about }: { about: About }) {
  return (
    <>
      <div className={`dw-container ${styles.opening}`}>
        <SectionHeading level={1} title={about.Title} lead={about.Lead} />
        <div className={styles.picture}>
          <Picture picture={about.Picture} alt="" layout="wide" eager />
        </div>
        <div className="dw-prose">
          {about.Paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {about.Figures.length > 0 ? (
        <div className={`dw-band ${styles.figures}`}>
          <div className="dw-container">
            <Figures figures={about.Figures} />
          </div>
        </div>
      ) : null}
      <Hours />
      <Areas areas={about.Areas} />
      <Audience />
      <NextSteps />
    </>
  );
}

export function head({ t, data }: HeadContext): Head {
  const about = data['about'] as About | undefined;
  return {
    title: t('about.title'),
    description: about?.Lead ?? t('about.description'),
    breadcrumb: [{ name: t('about.title'), path: paths.aboutExhibition('tw') }],
  };
}
