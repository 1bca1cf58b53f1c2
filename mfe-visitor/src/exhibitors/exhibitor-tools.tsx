import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Share } from '@dswine/shared/ui/share';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { PrintButton } from '../search/print-button.tsx';
import styles from './exhibitor-tools.module.scss';

/** Share and save: the link, a contact card, a print button and a QR code of the page. */
export function ExhibitorTools({ exhibitor: { Id, Name } }: { exhibitor: ExhibitorDetail }) {
  const t = useTranslations();
  const { locale, exhibitionCode, expoApi } = useSite();
  // Each path in one piece, so that the release declares this call only.
  const of = `${exhibitionCode}/${Id}?Lang=${locale}`;
  return (
    <section className={styles.tools} aria-label={t('tools.title')}>
      <div className={styles.actions}>
        <Share href={paths.exhibitor(locale, Id)} title={Name} />
        <ButtonLink kind="quiet" small href={`${expoApi}Exhibitors/VCard/${of}`} download>
          {t('tools.card')}
        </ButtonLink>
        <PrintButton />
      </div>
      <figure className={styles.code}>
        <img
          src={`${expoApi}Exhibitors/QR/${of}`}
          width={132}
          height={132}
          alt={t('tools.codeAlt', { name: Name })}
          loading="lazy"
        />
        <figcaption>{t('tools.code')}</figcaption>
      </figure>
    </section>
  );
}
