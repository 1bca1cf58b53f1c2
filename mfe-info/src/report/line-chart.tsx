import type { ReportChart } from '@dswine/shared/contract/report';
import { useSite } from '@dswine/shared/section/runtime';
import { writeNumber } from '@dswine/shared/fair/texts/write-number';
import styles from './line-chart.module.scss';

const [width, height, left, right, top, bottom] = [960, 300, 92, 215, 18, 44];

/** A line chart with two series at most, one solid and one dashed, each labelled at its end. */
export function LineChart({ chart }: { chart: ReportChart }) {
  const { locale } = useSite();
  const maximum = Math.max(...chart.Rows.flatMap(({ Values }) => Values));
  const step = niceStep(maximum);
  const ceiling = Math.ceil(maximum / step) * step;
  const x = (index: number) =>
    round(left + (index * (width - left - right)) / (chart.Rows.length - 1));
  const y = (value: number) => round(height - bottom - (value / ceiling) * (height - top - bottom));
  const marks = Array.from({ length: ceiling / step + 1 }, (_, index) => index * step);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={chart.Series.map((name, index) =>
        chartDescription(chart, name, index, (value) => writeNumber(value, locale)),
      ).join('. ')}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path className={styles.grid} d={`M${left} ${y(mark)}H${width - right}`} />
          <text className={styles.mark} x={left - 12} y={y(mark) + 5} textAnchor="end">
            {writeNumber(mark, locale)}
          </text>
        </g>
      ))}
      {chart.Rows.map(({ Label }, index) => (
        <text
          key={Label}
          className={`${styles.mark} ${index % 2 ? styles.odd : ''}`}
          x={x(index)}
          y={height - 14}
          textAnchor="middle"
        >
          {Label}
        </text>
      ))}
      {chart.Series.map((name, series) => (
        <Series
          key={name}
          name={name}
          isFirst={series === 0}
          points={chart.Rows.map(({ Values }, index) => [x(index), y(Values[series] ?? 0)])}
        />
      ))}
    </svg>
  );
}

type SeriesProps = { name: string; isFirst: boolean; points: readonly [x: number, y: number][] };

function Series({ name, isFirst, points }: SeriesProps) {
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <g className={isFirst ? styles.first : styles.second}>
      <path className={styles.line} d={`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`} />
      {points.map(([px, py]) =>
        isFirst ? (
          <circle key={px} cx={px} cy={py} r="5" />
        ) : (
          <rect key={px} x={px - 5} y={py - 5} width="10" height="10" />
        ),
      )}
      <text className={styles.name} x={endX + 16} y={endY + (isFirst ? -4 : 14)}>
        {name}
      </text>
    </g>
  );
}

/** A step of 1, 2 or 5 times a power of ten, for about five grid lines below the maximum. */
function niceStep(maximum: number): number {
  const rough = Math.max(maximum, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
}

function chartDescription(
  chart: ReportChart,
  name: string,
  series: number,
  formatValue: (value: number) => string,
): string {
  return `${name}: ${chart.Rows.map(({ Label, Values }) => `${Label} ${formatValue(Values[series] ?? 0)}`).join('; ')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
