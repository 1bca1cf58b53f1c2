import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import styles from './record-page.module.scss';

type Props = Pick<ComponentProps<typeof SectionHeading>, 'title' | 'action' | 'area'> & {
  id: string;
  /** Links to other records. Not printed. */
  onward?: boolean;
  children: ReactNode;
};

/** A part of an exhibitor's or a product's page, with its heading. */
export function RecordPart({ id, onward = false, children, ...heading }: Props) {
  return (
    <section
      className={onward ? `${styles.part} ${styles.onward}` : styles.part}
      aria-labelledby={id}
    >
      <SectionHeading id={id} {...heading} />
      {children}
    </section>
  );
}
