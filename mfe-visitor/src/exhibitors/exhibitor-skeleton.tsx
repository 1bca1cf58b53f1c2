import { Skeleton } from '@dswine/shared/ui/skeleton';
import styles from './exhibitor-skeleton.module.scss';

/** The loading state of an exhibitor's page. */
export function ExhibitorSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.exhibitor} role="status" aria-label={label}>
      <Skeleton shape="picture" />
      <div className="dw-stack">
        <Skeleton shape="kicker" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}
