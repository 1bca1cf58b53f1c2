import type { Venue } from '@dswine/shared/contract/venue';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { TextLink } from '@dswine/shared/ui/link';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './venue-address.module.scss';

/** The address as a label. External maps open only on request, in a new tab. */
export function VenueAddress({ maps }: { maps: Venue['Maps'] }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <div className={`dw-label ${styles.sheet}`}>
      {edition && (
        <>
          <p className="dw-kicker">{inLocale(edition.Venue.Name, locale)}</p>
          <p className={styles.hall}>{inLocale(edition.Venue.Hall, locale)}</p>
          <address className={styles.address}>
            {edition.Venue.PostalCode}{' '}
            <TitleText>{inLocale(edition.Venue.Address, locale)}</TitleText>
          </address>
          <dl className={styles.facts}>
            <dt>{t('venue.phone')}</dt>
            <dd>
              <PhoneLink phone={edition.Organiser.Phone} />
            </dd>
            <dt>{t('venue.email')}</dt>
            <dd>
              <a href={`mailto:${edition.Organiser.Email}`}>{edition.Organiser.Email}</a>
            </dd>
          </dl>
        </>
      )}
      <h2 className={styles.title}>{t('venue.maps')}</h2>
      <ul className={styles.maps}>
        {maps.map(({ Name, Href }) => (
          <li key={Href}>
            <TextLink href={Href} external={t('newTab')}>
              {Name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
