import type { Report } from '@dswine/shared/contract/report';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Figures } from '@dswine/shared/ui/figure';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ReportCharts } from './report-charts.tsx';
import { ReportFacts } from './report-facts.tsx';
import { writeNumber } from '@dswine/shared/fair/write-number';
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

/** The report of the previous fair. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<Report>('report');
  return (
    <PageLayout
      crumb={t('report.title')}
      kicker={t('report.title')}
      title={query.data?.Title ?? t('report.title')}
      lead={query.data?.Lead ?? t('report.description')}
    >
      <QueryState
        query={query}
        missing={{
          title: t('report.missing.title'),
          text: t('report.missing.text'),
          href: paths.news(locale),
          hrefLabel: t('report.missing.action'),
        }}
      >
        {(report) => <ReportContent report={report} />}
      </QueryState>
      <FurtherPages to={['albums', 'partners', 'exhibit']} />
    </PageLayout>
  );
}

function ReportContent({ report }: { report: Report }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <div className={styles.top}>
        <div className={styles.summary}>
          {report.Summary.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ReportFacts report={report} />
      </div>
      <Figures
        figures={report.Figures.map(({ Value, Unit, Label }) => ({
          value: writeNumber(Value, locale),
          unit: Unit,
          label: Label,
        }))}
      />
      <ReportCharts charts={report.Charts} />
      <section className={styles.next} aria-labelledby="report-next">
        <SectionHeading id="report-next" title={t('report.next')} />
        <ul>
          {report.Next.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
