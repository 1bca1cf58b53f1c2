import type { Archive, ArchivedFair } from '@dswine/shared/contract/archive';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Figures } from '@dswine/shared/ui/figure';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import styles from './archive-page.module.scss';

/** The fairs that are over, by year: report, photos, films, news and figures of each. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<Archive>
      request="archive"
      title={t('archive.title')}
      lead={t('archive.lead')}
      empty={{
        when: ({ Items }) => Items.length === 0,
        group: 'archive.none',
        href: paths.news(locale),
        label: t('news.title'),
      }}
    >
      {({ Items }) => (
        <ol className={styles.years}>
          {Items.map((fair) => (
            <li key={fair.Year} className={styles.year}>
              <Fair fair={fair} />
            </li>
          ))}
        </ol>
      )}
    </QueryPage>
  );
}

function Fair({ fair }: { fair: ArchivedFair }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Year, Name, StartDate, EndDate, Venue, Figures: figures } = fair;
  return (
    <article aria-labelledby={`fair-${Year}`}>
      <h2 id={`fair-${Year}`} className={styles.name}>
        <span className={styles.number}>{Year}</span>
        {Name === undefined ? null : (
          <span className={styles.full}>{Name.replace(`${Year}`, '').trim()}</span>
        )}
      </h2>
      {StartDate === undefined || EndDate === undefined ? null : (
        <p>
          {writeDateRange(StartDate, EndDate, locale)} {Venue}
        </p>
      )}
      {figures.length === 0 ? null : <Figures figures={figures} />}
      <ul className={styles.links} aria-label={t('archive.linksOf', { year: Year })}>
        {linksOf(fair).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  );

  function linksOf({ Report, Albums, Films, IsShown }: ArchivedFair) {
    return [
      ...(Report
        ? [{ href: paths.report(locale, Year), label: t('archive.report', { year: Year }) }]
        : []),
      ...(IsShown
        ? [
            { href: paths.news(locale), label: t('archive.news') },
            { href: paths.exhibitors(locale), label: t('archive.exhibitors') },
            { href: paths.calendar(locale), label: t('archive.programme') },
          ]
        : []),
      ...Albums.map(({ Id, Title }) => ({
        href: paths.album(locale, Id),
        label: t('archive.album', { title: Title }),
      })),
      ...Films.map(({ Id, Title }) => ({
        href: paths.video(locale, Id),
        label: t('archive.film', { title: Title }),
      })),
    ];
  }
}

export const head = pageHead('archive', paths.archive);
