import type { ReactNode } from 'react';
import type { PictureRecord } from '@dswine/shared/ui/picture';
import { Picture } from '@dswine/shared/ui/picture';
import { paths } from '@dswine/shared/fair/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { InquirySent } from './inquiry-sent.tsx';
import styles from './inquiry-page.module.scss';

/** What an inquiry is about, and who receives it. */
export type Subject = {
  title: string;
  /** What the card says above the name. */
  kind: string;
  name: string;
  /** Who shows it, where that is somebody else. */
  maker?: string;
  picture: PictureRecord;
  booths: readonly string[];
  href: string;
  /** The page that it is asked on. */
  here: string;
};

/** The sheet on which one writes, with the card of whom it goes to; once sent, the number to ask by. */
export function InquirySheet({ subject, children }: { subject: Subject; children: ReactNode }) {
  const t = useTranslations();
  const reference = useSlot().query['ref']?.[0];
  if (reference !== undefined) return <InquirySent subject={subject} reference={reference} />;
  return (
    <>
      <SectionHeading
        level={1}
        kicker={t('inquiry.crumb')}
        title={subject.title}
        lead={t('inquiry.lead')}
      />
      <div className={styles.desk}>
        <RecipientCard subject={subject} />
        <div className={styles.letter}>
          <section className={styles.trade} aria-labelledby="trade">
            <h2 id="trade">{t('inquiry.trade.title')}</h2>
            <p>{t('inquiry.trade.text')}</p>
          </section>
          {children}
        </div>
      </div>
    </>
  );
}

function RecipientCard({
  subject: { kind, name, maker, picture, booths, href },
}: {
  subject: Subject;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <aside className={styles.card} aria-labelledby="recipient">
      <Picture picture={picture} alt="" className={styles.picture} />
      <div className={styles.who}>
        <p className={styles.kind}>{kind}</p>
        <h2 id="recipient" className={styles.name}>
          {name}
        </h2>
        {maker === undefined ? null : <p className={styles.maker}>{maker}</p>}
        <ul className={styles.booths} aria-label={t('exhibitor.booths')}>
          {booths.map((booth) => (
            <li key={booth}>
              <a href={paths.boothOnPlan(locale, booth)}>
                {booth} <span className="dw-hidden">{t('exhibitor.onPlan')}</span>
              </a>
            </li>
          ))}
        </ul>
        <OnwardLink href={href}>{t('inquiry.back')}</OnwardLink>
      </div>
    </aside>
  );
}
