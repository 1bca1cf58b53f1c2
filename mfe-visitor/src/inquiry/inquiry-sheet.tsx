import type { ReactNode } from 'react';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import type { PictureRecord } from '@dswine/shared/ui/picture';
import { Picture } from '@dswine/shared/ui/picture';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { InquirySent } from './inquiry-sent.tsx';
import { BoothLinks } from '../page-layout/booth-links.tsx';
import styles from './inquiry-page.module.scss';

/** The subject of an inquiry and its recipient. */
export type Subject = {
  title: string;
  /** Label above the name on the card. */
  kind: string;
  name: string;
  /** BCP 47 tag if the name is not in the page's language. */
  lang?: string;
  /** The exhibitor, if the subject is a product. */
  maker?: string;
  picture: PictureRecord;
  booths: readonly string[];
  /** Minutes from the main entrance to the first booth. */
  walk?: number | undefined;
  href: string;
  /** URL of the inquiry page. */
  pageHref: string;
};

/**
 * The form with the recipient's card; after submission, the confirmation with the reference number.
 * A URL without a well-formed number shows the form: nothing was sent.
 */
export function InquirySheet({ subject, children }: { subject: Subject; children: ReactNode }) {
  const t = useTranslations();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  if (reference !== undefined) return <InquirySent subject={subject} reference={reference} />;
  return (
    <>
      <SectionHeading
        level={1}
        kicker={t('inquiry.crumb')}
        title={subject.title}
        lead={t('inquiry.lead')}
      />
      <div className="dw-desk">
        <div>
          <section className={styles.trade} aria-labelledby="trade">
            <h2 id="trade">{t('inquiry.trade.title')}</h2>
            <p>{t('inquiry.trade.text')}</p>
          </section>
          {children}
        </div>
        <RecipientCard subject={subject} />
      </div>
    </>
  );
}

function RecipientCard({
  subject: { kind, name, lang, maker, picture, booths, href },
}: {
  subject: Subject;
}) {
  const t = useTranslations();
  return (
    <aside className={styles.card} aria-labelledby="recipient">
      <Picture picture={picture} alt="" layout="thumbnail" className={styles.picture} />
      <div className={styles.who}>
        <p className={styles.kind}>{kind}</p>
        <h2 id="recipient" className={styles.name} lang={lang}>
          {name}
        </h2>
        {maker === undefined ? null : <p className={styles.maker}>{maker}</p>}
        <BoothLinks booths={booths} className={styles.booths} label={t('exhibitor.booths')} />
        <OnwardLink href={href}>{t('inquiry.back')}</OnwardLink>
      </div>
    </aside>
  );
}
