import type { Partner, PartnerRole } from '@dswine/shared/contract/partners';
import { TextLink } from '@dswine/shared/ui/link';
import { Picture } from '@dswine/shared/ui/picture';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './partner-group.module.scss';

type Props = { role: PartnerRole; partners: readonly Partner[] };

/** The partners of one role, with logo, name and description. */
export function PartnerGroup({ role, partners }: Props) {
  const t = useTranslations();
  const id = `partners-${role}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`partners.roles.${role}`)}
        <span className={styles.count} aria-hidden="true">
          {partners.length}
        </span>
        <span className="dw-hidden">{t('partners.counted', { count: partners.length })}</span>
      </h2>
      <ul
        className={`${styles.list} ${role === 'organiser' || role === 'co-organiser' ? styles.large : ''}`}
      >
        {partners.map(({ Id, Name, Text, Website, Picture: mark }) => (
          <li key={Id}>
            <Picture picture={mark} alt="" layout="logo" className={styles.mark} />
            <div>
              <h3>
                {Website === undefined ? (
                  Name
                ) : (
                  <TextLink href={Website} external={t('newTab')}>
                    {Name}
                  </TextLink>
                )}
              </h3>
              <p>{Text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
