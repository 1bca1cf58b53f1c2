import styles from './postmark.module.scss';

/** A stamp with a drop of wine, cancelled by a wavy postmark. */
export function Postmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 132 92" aria-hidden="true" focusable="false">
      <path className={styles.paper} d={edge} />
      <rect className={styles.frame} x="59" y="13" width="58" height="66" />
      <path className={styles.drop} d="M88 24c8 12 15 20 15 30a15 15 0 0 1-30 0c0-10 7-18 15-30z" />
      <path className={styles.shine} d="M80 55a8 8 0 0 0 7 8" />
      <g className={styles.ink}>
        <circle cx="34" cy="46" r="27" />
        <circle cx="34" cy="46" r="20" />
        <path d={waves} />
      </g>
    </svg>
  );
}

/** The perforated edge of the stamp: half circles along 70 x 78 units, starting at (53, 7). */
const edge = `M53 7${'a3 3 0 0 0 6 0h1'.repeat(10)}${'a3 3 0 0 0 0 6v1.09'.repeat(11)}${'a3 3 0 0 0-6 0h-1'.repeat(10)}${'a3 3 0 0 0 0-6v-1.09'.repeat(11)}z`;

const waves = [30, 39, 48, 57, 66].map((y) => `M58 ${y}q6-6 12 0t12 0t12 0t12 0t12 0`).join('');
