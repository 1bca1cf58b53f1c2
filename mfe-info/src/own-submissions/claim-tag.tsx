import type { ReactNode } from 'react';
import styles from './claim-tag.module.scss';

type Props = {
  reference: string;
  /** A note that the number is an example. */
  sample?: string;
  children: ReactNode;
};

/** A cloakroom tag with the reference number of a submission. */
export function ClaimTag({ reference, sample, children }: Props) {
  return (
    <div className={styles.tag}>
      <svg className={styles.string} viewBox="0 0 160 72" aria-hidden="true" focusable="false">
        <path className={styles.loop} d="M80 50C60 30 44 6 66 3s30 20 16 45" />
        <path
          className={styles.loop}
          d="M80 50c16-14 40-30 62-26 12 2 12 14 2 15-18 2-40-8-62 10"
        />
        <circle className={styles.eye} cx="80" cy="56" r="9" />
        <circle className={styles.hole} cx="80" cy="56" r="5" />
      </svg>
      <p className={styles.reference}>
        {sample === undefined ? null : <span className={styles.sample}>{sample}</span>}
        <span translate="no">{reference}</span>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
