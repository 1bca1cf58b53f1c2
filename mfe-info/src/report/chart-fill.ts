import type { ReportChart } from '@dswine/shared/contract/report';
import styles from './chart-fill.module.scss';

type Fill = { className?: string | undefined; fill?: string };

/** What a bar is filled with: its area's colour and texture, or those of its place among the series. */
export function fillOf(row: ReportChart['Rows'][number], series: number): Fill {
  if (row.Area === 'wine') return { className: styles.wine };
  if (row.Area !== undefined) return { fill: `url(#texture-${row.Area})` };
  return series === 0 ? { className: styles.first } : { fill: 'url(#texture-second)' };
}
