import type { Report, ReportChart } from '@dswine/shared/contract/report';
import { PagePart } from '@dswine/shared/ui/page-part';
import { Table } from '@dswine/shared/ui/table';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { BarChart } from './bar-chart.tsx';
import { ChartTextures } from './chart-textures.tsx';
import { LineChart } from './line-chart.tsx';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import styles from './report-charts.module.scss';

/** The figures of the report, each as a chart and as a table. */
export function ReportCharts({ charts }: { charts: Report['Charts'] }) {
  const t = useTranslations();
  return (
    <PagePart
      id="report-charts"
      className={styles.part}
      title={t('report.charts')}
      lead={t('report.chartsLead')}
    >
      <ChartTextures />
      <div className={styles.list}>
        {charts.map((chart) => (
          <Chart key={chart.Id} chart={chart} />
        ))}
      </div>
    </PagePart>
  );
}

function Chart({ chart }: { chart: ReportChart }) {
  const t = useTranslations();
  const { locale } = useSite();
  const id = `chart-${chart.Id}`;
  return (
    <article
      className={`${styles.chart} ${chart.Kind === 'line' ? styles.wide : ''}`}
      aria-labelledby={id}
    >
      <h3 id={id}>{chart.Title}</h3>
      <p className={styles.text}>{chart.Text}</p>
      {chart.Kind === 'line' ? <LineChart chart={chart} /> : <BarChart chart={chart} />}
      <details className={`dw-more ${styles.table}`}>
        <summary>{t('report.table')}</summary>
        <Table
          id={`${id}-table`}
          caption={t('report.caption', { title: chart.Title, unit: chart.Unit })}
          rows={chart.Rows}
          rowKey={({ Label }) => Label}
          empty=""
          columns={[
            { key: 'label', label: chart.Axis, cell: ({ Label }) => Label },
            ...chart.Series.map((name, index) => ({
              key: name,
              label: name,
              number: true,
              cell: ({ Values }: ReportChart['Rows'][number]) =>
                writeNumber(Values[index] ?? 0, locale),
            })),
          ]}
        />
      </details>
    </article>
  );
}
