import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeTelephone } from '@dswine/shared/fair/forms/telephone';
import { TextLink } from '@dswine/shared/ui/link';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './organiser-contact.module.scss';

/** Contact details of the organiser, from the edition record. */
export function OrganiserContact() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  const { Name, Phone, Fax, Email, Address } = edition.Organiser;
  return (
    <PagePart
      id="contact"
      band
      className={`dw-section ${styles.contact}`}
      title={t('info.contact')}
      lead={t('info.contactLead')}
    >
      <dl className={styles.list}>
        <ContactRow label={t('info.organiser')}>{inLocale(Name, locale)}</ContactRow>
        <ContactRow label={t('info.phone')}>
          <PhoneLink phone={Phone} />
        </ContactRow>
        <ContactRow label={t('info.email')}>
          <TextLink href={`mailto:${Email}`}>{Email}</TextLink>
        </ContactRow>
        <ContactRow label={t('info.fax')}>{writeTelephone(Fax, locale)}</ContactRow>
        <ContactRow wide label={t('info.address')}>
          {inLocale(Address, locale)}
        </ContactRow>
      </dl>
    </PagePart>
  );
}

function ContactRow({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? styles.wide : styles.way}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
