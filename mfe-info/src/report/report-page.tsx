import type { Report } from '@dswine/shared/contract/report';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { Figures } from '@dswine/shared/ui/figure';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ReportCharts } from './report-charts.tsx';
import { ReportFacts } from './report-facts.tsx';
import { writeNumber } from './write-number.ts';
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
  const answer = usePageData<Report>('report');
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('report.title') },
        ]}
      />
      <SectionHeading
        level={1}
        kicker={t('report.title')}
        title={answer.data?.Title ?? t('report.title')}
        lead={answer.data?.Lead ?? t('report.description')}
      />
      <QueryState
        answer={answer}
        href={paths.report(locale)}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        missing={
          <NoData
            title={t('report.missing.title')}
            text={t('report.missing.text')}
            href={paths.news(locale)}
            hrefLabel={t('report.missing.action')}
          />
        }
        skeleton={<ListSkeleton label={t('faces.loading')} count={4} />}
      >
        {(report) => <ReportContent report={report} />}
      </QueryState>
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.albums(locale), title: t('photos.title'), text: t('further.photos') },
          { href: paths.partners(locale), title: t('partners.title'), text: t('further.partners') },
          {
            href: paths.forExhibitors(locale),
            title: t('further.exhibitTitle'),
            text: t('further.exhibit'),
          },
        ]}
      />
    </div>
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
