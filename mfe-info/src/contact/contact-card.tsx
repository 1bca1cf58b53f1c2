import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeTelephone } from '@dswine/shared/fair/forms/telephone';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { Postmark } from './postmark.tsx';
import styles from './contact-page.module.scss';

/** The organiser's address and other contact details. */
export function ContactCard() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  const { Name, Address, Phone, Fax, Email } = edition.Organiser;
  return (
    <aside aria-labelledby="contact-card">
      <div className={`dw-label ${styles.card}`}>
        <Postmark />
        <h2 id="contact-card" className={styles.name}>
          {inLocale(Name, locale)}
        </h2>
        <dl className={styles.ways}>
          <div>
            <dt>{t('contact.card.address')}</dt>
            <dd>{inLocale(Address, locale)}</dd>
          </div>
          <div>
            <dt>{t('contact.card.phone')}</dt>
            <dd>
              <PhoneLink phone={Phone} />
            </dd>
          </div>
          <div>
            <dt>{t('contact.card.fax')}</dt>
            <dd>{writeTelephone(Fax, locale)}</dd>
          </div>
          <div>
            <dt>{t('contact.card.email')}</dt>
            <dd>
              <a href={`mailto:${Email}`}>{Email}</a>
            </dd>
          </div>
        </dl>
      </div>
    </aside>
  );
}
