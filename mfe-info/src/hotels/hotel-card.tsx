import type { Hotel } from '@dswine/shared/contract/hotels';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { Picture } from '@dswine/shared/ui/picture';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './hotel-card.module.scss';

/** A hotel with the facts of the label catalogue: name, info, shuttle, stars, tel. */
export function HotelCard({ hotel, eager }: { hotel: Hotel; eager: boolean }) {
  const t = useTranslations();
  const { Name, Info, Address, Shuttle, Stars, Tel, Walk, Picture: picture } = hotel;
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <Picture picture={picture} alt="" layout="card" eager={eager} />
        {Walk === undefined ? null : (
          <p className={styles.walk}>
            <strong>{Walk}</strong> {t('hotels.walkUnit', { count: Walk })}
          </p>
        )}
      </div>
      <div className={styles.head}>
        <h2>{Name}</h2>
        <p className={styles.stars} role="img" aria-label={t('hotels.starsOf', { count: Stars })}>
          {'★'.repeat(Stars)}
        </p>
      </div>
      <p className={styles.info}>{Info}</p>
      <dl className={styles.facts}>
        <dt>{t('hotels.address')}</dt>
        <dd>{Address}</dd>
        <dt>{t('hotels.shuttle')}</dt>
        <dd>{Shuttle ?? t('hotels.noShuttle')}</dd>
        <dt>{t('hotels.tel')}</dt>
        <dd>
          <PhoneLink phone={Tel} />
        </dd>
      </dl>
    </article>
  );
}
