import type { Report } from '@dswine/shared/contract/report';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { Figures } from '@dswine/shared/ui/figure';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ReportCharts } from './report-charts.tsx';
import { ReportFacts } from './report-facts.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './report-page.module.scss';

export function head({ t, data }: HeadContext): Head {
  const report = data['report'] as Report | undefined;
  return {
    title: report?.Title ?? t('report.title'),
    description: report?.Lead ?? t('report.description'),
    noindex: report === undefined,
    breadcrumb: [{ name: t('report.title'), path: paths.report('tw') }],
  };
}

/** The newest report, or that of the year in the URL. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const title = t('report.title');
  return (
    <QueryPage<Report>
      request="report"
      crumb={title}
      kicker={title}
      title={title}
      lead={t('report.description')}
      of={({ Year, Title, Lead }) => ({
        kicker: t('report.of', { year: Year }),
        title: Title,
        lead: Lead,
      })}
      missing={{ group: 'report.missing', href: paths.news(locale) }}
      after={<FurtherPages to={['albums', 'partners', 'exhibit']} />}
    >
      {(report) => <ReportContent report={report} />}
    </QueryPage>
  );
}

/** Says that the newest report is of an earlier year than the fair, and leads to the others. */
function OtherYears({ report: { Year, Years } }: { report: Report }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { isArchived } = useShowState();
  const awaited = isArchived && edition && !Years.includes(edition.ExhibitionYear);
  return (
    <nav className={styles.years} aria-label={t('report.years')}>
      {awaited ? (
        <p>{t('report.awaited', { year: edition.ExhibitionYear, newest: Years[0] })}</p>
      ) : null}
      <p>
        {Years.filter((year) => year !== Year).map((year) => (
          <OnwardLink key={year} href={paths.report(locale, year)}>
            {t('report.of', { year })}
          </OnwardLink>
        ))}
        <OnwardLink href={paths.archive(locale)}>{t('archive.title')}</OnwardLink>
      </p>
    </nav>
  );
}

function ReportContent({ report }: { report: Report }) {
  const t = useTranslations();
  return (
    <>
      <OtherYears report={report} />
      <div className={styles.top}>
        <div className={styles.summary}>
          {report.Summary.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ReportFacts report={report} />
      </div>
      <Figures figures={report.Figures} />
      <ReportCharts charts={report.Charts} />
      <PagePart
        id="report-next"
        className={styles.next}

        title={t('report.next', { year: Number(report.Year) + 1 })}
      >
        <ul>
          {report.Next.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </PagePart>
    </>
  );
}
