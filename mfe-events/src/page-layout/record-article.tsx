import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { useSite } from '@dswine/shared/section/runtime';
import { Picture, type PictureRecord } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import type { ReactNode } from 'react';
import styles from './record-article.module.scss';

type Props = {
  record: CalendarEntry & { Picture: PictureRecord };
  kicker: ReactNode;
  /** An `aside` with time, place and booking. */
  facts: ReactNode;
  /** What else there is, below the record. */
  further: ReactNode;
  children: ReactNode;
};

/** The page of an event or class: heading, facts, picture and text. */
export function RecordArticle({ record, kicker, facts, further, children }: Props) {
  const { locale } = useSite();
  const area = record.Area ?? 'fair';
  return (
    <div data-area={area}>
      <article className={styles.record}>
        <div className={styles.head}>
          <SectionHeading
            level={1}
            area={area}
            kicker={kicker}
            title={record.Title}
            titleLang={langOf(record, 'Title', locale).lang}
            lead={<span {...langOf(record, 'Summary', locale)}>{record.Summary}</span>}
          />
        </div>
        {facts}
        <div className={styles.picture}>
          <Picture picture={record.Picture} alt="" layout="wide" eager />
        </div>
        <div className={styles.text}>{children}</div>
      </article>
      {further}
    </div>
  );
}
