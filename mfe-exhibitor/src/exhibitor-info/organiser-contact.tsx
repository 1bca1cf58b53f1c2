import { inLocale } from '@dswine/shared/fair/bilingual';
import { TextLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { dialled } from '../figures/phone-link.ts';
import styles from './organiser-contact.module.scss';

/** Whom to ask, from the edition record. */
export function OrganiserContact() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (!edition) return null;
  const { Name, Phone, Fax, Email, Address } = edition.Organiser;
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className="dw-container">
        <SectionHeading id="contact" title={t('info.contact')} lead={t('info.contactLead')} />
        <dl className={styles.list}>
          <Way label={t('info.organiser')}>{inLocale(Name, locale)}</Way>
          <Way label={t('info.phone')}>
            <TextLink href={`tel:${dialled(Phone)}`}>{Phone}</TextLink>
          </Way>
          <Way label={t('info.email')}>
            <TextLink href={`mailto:${Email}`}>{Email}</TextLink>
          </Way>
          <Way label={t('info.fax')}>{Fax}</Way>
          <Way wide label={t('info.address')}>
            {inLocale(Address, locale)}
          </Way>
        </dl>
      </div>
    </section>
  );
}

function Way({
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
