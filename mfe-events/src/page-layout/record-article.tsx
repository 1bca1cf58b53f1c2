import { Picture, type PictureRecord } from '@dswine/shared/ui/picture';
import type { ReactNode } from 'react';
import styles from './record-article.module.scss';

type Props = {
  heading: ReactNode;
  /** An `aside` with time, place and booking. */
  facts: ReactNode;
  picture: PictureRecord;
  children: ReactNode;
};

/** An event or class: heading, facts, picture and text. */
export function RecordArticle({ heading, facts, picture, children }: Props) {
  return (
    <article className={styles.record}>
      <div className={styles.head}>{heading}</div>
      {facts}
      <div className={styles.picture}>
        <Picture picture={picture} alt="" layout="wide" eager />
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  );
}
