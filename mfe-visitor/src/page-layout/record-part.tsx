import type { ComponentProps } from 'react';
import { PagePart } from '@dswine/shared/ui/page-part';
import styles from './record-page.module.scss';

type Props = ComponentProps<typeof PagePart> & {
  /** Links to other records. Not printed. */
  onward?: boolean;
};

/** A part of an exhibitor's or a product's page, with its heading. */
export function RecordPart({ onward = false, ...part }: Props) {
  return (
    <PagePart {...part} className={onward ? `${styles.part} ${styles.onward}` : styles.part} />
  );
}
