import type { Press, PressMedium } from '@dswine/shared/contract/press';
import { ButtonLink } from '@dswine/shared/ui/button';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './press-page.module.scss';

/** The heading of the press room, its contact, and what journalists fetch most. */
export function PressContactCard({
  press: { Lead, Contact, Kit, FactSheet },
  logo,
}: {
  press: Press;
  logo: PressMedium | undefined;
}) {
  const t = useTranslations();
  return (
    <div className={styles.opening}>
      <div>
        <SectionHeading level={1} title={t('press.title')} lead={Lead} />
        <ul className={styles.quick} aria-label={t('press.quick')}>
          <li>
            <ButtonLink href={Kit} download>
              {t('press.kit')}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink href={FactSheet} download kind="quiet">
              {t('press.factSheetFile')}
            </ButtonLink>
          </li>
          {logo?.Files.map(({ Href, Format }) => (
            <li key={Href}>
              <ButtonLink href={Href} download kind="quiet">
                {t('press.logoFile', { format: Format })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <section className={`dw-label ${styles.contact}`} aria-labelledby="press-contact">
        <h2 id="press-contact" className="dw-kicker">
          {t('press.contact')}
        </h2>
        <p className={styles.name}>
          {Contact.Name} <small>{Contact.Role}</small>
        </p>
        <p>
          <PhoneLink phone={Contact.Phone} />
        </p>
        <p>
          <a href={`mailto:${Contact.Email}`}>{Contact.Email}</a>
        </p>
        <p className={styles.small}>{Contact.Hours}</p>
      </section>
    </div>
  );
}
