import styles from './chart-fill.module.scss';

/**
 * SVG patterns that distinguish areas and series without colour. Rendered once for all charts of a
 * page.
 */
export function ChartTextures() {
  return (
    <svg className={styles.textures} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Texture name="spirits" d="M-2 2L2-2M0 8L8 0M6 10L10 6" />
        <Texture name="sake" d="M2 2h.1M6 6h.1" round />
        <Texture name="beer" d="M0 4h8" />
        <Texture name="second" d="M-2 6L2 10M0 0L8 8M6-2L10 2" />
      </defs>
    </svg>
  );
}

function Texture({ name, d, round = false }: { name: string; d: string; round?: boolean }) {
  return (
    <pattern id={`texture-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" className={styles[name]} />
      <path
        d={d}
        className={styles.grain}
        strokeLinecap={round ? 'round' : 'butt'}
        strokeWidth={round ? 2.4 : 1.6}
      />
    </pattern>
  );
}
