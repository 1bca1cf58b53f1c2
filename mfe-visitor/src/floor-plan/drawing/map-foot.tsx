import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './map-foot.module.scss';

/** The map footer: hall name, scale bar in metres and north arrow. */
export function MapFoot({ hall, width, depth }: { hall: string; width: number; depth: number }) {
  const t = useTranslations();
  const line = depth + 7;
  const scale = width - 62;
  return (
    <g>
      <text className={styles.hall} x={0} y={line}>
        {hall}
      </text>
      <text className={styles.size} x={26} y={line - 0.4}>
        {t('plan.size', { width, depth })}
      </text>
      <g className={styles.scale} transform={`translate(${scale} ${depth + 4.6})`}>
        <path className={styles.bar} d="M0 0h40v1.4H0z" />
        <path className={styles.filled} d="M0 0h5v1.4H0zM10 0h10v1.4H10zM5 .7h5v.7H5z" />
        {[0, 10, 20, 40].map((metres) => (
          <text key={metres} x={metres} y={4.2}>
            {metres === 40 ? t('plan.metres', { metres }) : metres}
          </text>
        ))}
      </g>
      <g className={styles.north} transform={`translate(${width - 4} ${depth + 5.2})`}>
        <circle r="3.6" />
        <path className={styles.dark} d="M0-5 1.5 0H0z" />
        <path d="M0-5-1.5 0H0zM0 5 1.5 0H0zM0 5-1.5 0H0z" />
        <text x={-6.6} y={1.1}>
          {t('plan.north')}
        </text>
      </g>
    </g>
  );
}
