import type { ReportChart } from '@dswine/shared/contract/report';
import { useSite } from '@dswine/shared/section/runtime';
import { seriesFill } from './chart-fill.ts';
import { ChartKey } from './chart-key.tsx';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import styles from './bar-chart.module.scss';

/** A stacked horizontal bar chart. Labels and values are HTML text, not part of the SVG. */
export function BarChart({ chart }: { chart: ReportChart }) {
  const { locale } = useSite();
  const sums = chart.Rows.map(({ Values }) => Values.reduce((sum, value) => sum + value, 0));
  const maximum = Math.max(...sums);
  return (
    <div
      role="img"
      aria-label={chartDescription(chart, sums, (value) => writeNumber(value, locale))}
    >
      {chart.Series.length > 1 ? <ChartKey names={chart.Series} /> : null}
      <div className={styles.rows}>
        {chart.Rows.map((row, index) => (
          <div key={row.Label} className={styles.row}>
            <span className={styles.label}>{row.Label}</span>
            <svg
              className={styles.bar}
              width="100%"
              height="22"
              aria-hidden="true"
              focusable="false"
            >
              {row.Values.map((value, series) => {
                const offset = row.Values.slice(0, series).reduce((sum, one) => sum + one, 0);
                const percentage = (one: number) =>
                  `${Math.round((one / maximum) * 10_000) / 100}%`;
                return (
                  <rect
                    key={series}
                    x={percentage(offset)}
                    width={percentage(value)}
                    height="22"
                    {...seriesFill(row, series)}
                  />
                );
              })}
            </svg>
            <span className={styles.value}>{writeNumber(sums[index] ?? 0, locale)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function chartDescription(
  chart: ReportChart,
  sums: readonly number[],
  formatValue: (value: number) => string,
): string {
  return chart.Rows.map(({ Label }, index) => `${Label} ${formatValue(sums[index] ?? 0)}`).join(
    '; ',
  );
}
