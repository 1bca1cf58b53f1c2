import type { ReportChart } from '@dswine/shared/contract/report';
import styles from './chart-fill.module.scss';

type Fill = { className?: string | undefined; fill?: string };

/** The fill of a bar: the colour or texture of its area, otherwise that of its series. */
export function seriesFill(row: ReportChart['Rows'][number], series: number): Fill {
  if (row.Area === 'wine') return { className: styles.wine };
  if (row.Area !== undefined) return { fill: `url(#texture-${row.Area})` };
  return series === 0 ? { className: styles.first } : { fill: 'url(#texture-second)' };
}
