import type { About } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { Figures } from '@dswine/shared/ui/figure';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
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
  return (
    <QueryPage<About>
      request="about"
      className={styles.page}
      title={t('about.title')}
      heading="bands"
      failed={t('about.failed')}
      empty={{
        when: ({ Paragraphs }) => Paragraphs.length === 0,
        group: 'about.none',
        href: paths.home(locale),
        label: t('home'),
      }}
    >
      {(about) => <Full about={about} />}
    </QueryPage>
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

export function head(context: HeadContext): Head {
  const about = context.data['about'] as About | undefined;
  const plain = pageHead('about', paths.aboutExhibition)(context);
  return { ...plain, description: about?.Lead ?? plain.description };
}
