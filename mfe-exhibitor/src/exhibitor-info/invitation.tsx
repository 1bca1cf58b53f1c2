import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Figures } from '@dswine/shared/ui/figure';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { Skeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './invitation.module.scss';
import { writeNumber } from '../figures/write-number.ts';

const maxFigures = 3;

/** An invitation to exhibit, for the home page. */
export function Fragment() {
  const t = useTranslations();
  return (
    <section className={`dw-band ${styles.invitation}`} aria-label={t('invitation.kicker')}>
      <div className="dw-container">
        <Invitation />
      </div>
    </section>
  );
}

function Invitation() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate, isValidating } = usePageData<ForExhibitors>('info');
  if (error)
    return (
      <LoadFailed
        title={t('failed.title')}
        retryLabel={t('failed.retry')}
        href={paths.home(locale)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  if (!data)
    return (
      <div className={styles.waiting} role="status" aria-label={t('loading')}>
        <Skeleton shape="kicker" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  const figures = data.Figures.slice(0, maxFigures);
  return (
    <div className={styles.beside}>
      <div>
        <SectionHeading kicker={t('invitation.kicker')} title={data.Title} lead={data.Lead} />
        <ButtonLink href={paths.forExhibitors(locale)}>{t('invitation.more')}</ButtonLink>
      </div>
      {figures.length === 0 ? null : (
        <div className={styles.figures}>
          <Figures
            figures={figures.map(({ Value, Unit, Label }) => ({
              value: writeNumber(Value, locale),
              unit: Unit,
              label: Label,
            }))}
          />
        </div>
      )}
    </div>
  );
}
