import styles from './chart-key.module.scss';
import fills from './chart-fill.module.scss';

/** The legend of a chart: the fill of each series. */
export function ChartKey({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.key}>
      {names.map((name, index) => (
        <li key={name}>
          <svg width="22" height="12" aria-hidden="true" focusable="false">
            <rect
              width="22"
              height="12"
              {...(index === 0 ? { className: fills.first } : { fill: 'url(#texture-second)' })}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
