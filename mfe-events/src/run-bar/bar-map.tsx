import type { Bar } from '@dswine/shared/contract/run-bar';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './bar-map.module.scss';

export function isOnMap({ X, Y }: Bar): boolean {
  return X !== undefined && Y !== undefined;
}

type Props = { bars: readonly Bar[]; route?: readonly Bar[] | undefined };

/**
 * A schematic map of Taipei, 1000 x 800: two rivers, two metro lines, the hall and the bars. The
 * list beside it has the same information as text.
 */
export function BarMap({ bars, route }: Props) {
  const t = useTranslations();
  const numbers = new Map((route ?? bars).map((bar, index) => [bar.Id, index + 1]));
  return (
    <figure className={styles.map}>
      <svg
        viewBox="0 0 1000 800"
        role="img"
        aria-label={t('bars.mapLabel', { count: numbers.size })}
      >
        <g className={styles.hills} aria-hidden="true">
          <path d="M860 620c40-60 90-70 140-60v240H700c60-70 110-110 160-180z" />
          <path d="M600 0c60 60 160 90 250 60s110-40 150-40V0z" />
        </g>
        <g className={styles.water} aria-hidden="true">
          <path d="M180 0c-20 90 40 150 30 250s-60 140-40 240 90 130 120 310" />
          <path d="M1000 190c-110 10-170 70-260 50s-120-90-220-80-170 60-330 40" />
          <path d="M290 800c10-70 80-90 150-60s80 60 110 60" />
        </g>
        <g className={styles.metro} aria-hidden="true">
          <path className={styles.red} d="M455 0v330c0 90 20 110 20 190 0 30 10 40 40 40h260" />
          <path className={styles.blue} d="M240 470h190l60-20h380l70-30" />
          <path
            className={styles.green}
            d="M870 330H560c-60 0-70 30-95 60l-30 90c0 60 60 100 80 240"
          />
        </g>
        <g className={styles.hall} aria-hidden="true">
          <path d="M790 560h64v44h-64z" />
          <text x="822" y="632">
            {t('bars.hall')}
          </text>
        </g>
        {route ? (
          <polyline
            className={styles.walk}
            points={route.map(({ X, Y }) => `${X},${Y}`).join(' ')}
            aria-hidden="true"
          />
        ) : null}
        {bars.map((bar) => (
          <g
            key={bar.Id}
            className={numbers.has(bar.Id) ? styles.pin : styles.faint}
            data-area={bar.Area}
            transform={`translate(${bar.X} ${bar.Y})`}
            aria-hidden="true"
          >
            <path d="M0 0c-4-9-19-21-19-36a19 19 0 0 1 38 0C19-21 4-9 0 0z" />
            <text y="-30">{numbers.get(bar.Id)}</text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>{t('bars.mapCaption')}</figcaption>
    </figure>
  );
}
