import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useShowState } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './next-edition-fragment.module.scss';

/** After the show, on the home page: the next edition, and "notify me" for both audiences. */
export function Fragment() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { announcesNext } = useShowState();
  const next = edition?.Next;
  if (!announcesNext || !next) return null;
  return (
    <section className="dw-container dw-section" aria-labelledby="next-edition">
      <div className={`dw-label ${styles.next}`}>
        <SectionHeading
          id="next-edition"
          kicker={t('notify.next')}
          title={writeDateRange(next.StartDate, next.EndDate, locale)}
          lead={t('notify.lead')}
        />
        <p className={styles.ways}>
          <ButtonLink href={paths.notify(locale, 'visitor')}>{t('notify.asVisitor')}</ButtonLink>
          <ButtonLink kind="quiet" href={paths.notify(locale, 'exhibitor')}>
            {t('notify.asExhibitor')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
