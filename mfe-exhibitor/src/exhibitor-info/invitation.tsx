import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Figures } from '@dswine/shared/ui/figure';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './invitation.module.scss';

const maxFigures = 3;

/** An invitation to exhibit, for the home page. */
export function Fragment() {
  const t = useTranslations();
  return (
    <section className="dw-band dw-section" aria-label={t('invitation.kicker')}>
      <div className="dw-container">
        <Invitation />
      </div>
    </section>
  );
}

function Invitation() {
  const t = useTranslations();
  const query = usePageData<ForExhibitors>('info');
  return (
    <QueryState query={query} failed={t('failed')} skeleton={<ListSkeleton count={1} />}>
      {(info) => <InvitationContent info={info} />}
    </QueryState>
  );
}

function InvitationContent({ info }: { info: ForExhibitors }) {
  const t = useTranslations();
  const { locale } = useSite();
  const figures = info.Figures.slice(0, maxFigures);
  return (
    <div className={styles.beside}>
      <div>
        <SectionHeading title={info.Title} lead={info.Lead} />
        <ButtonLink href={paths.forExhibitors(locale)}>{t('invitation.more')}</ButtonLink>
      </div>
      {figures.length === 0 ? null : (
        <div className={styles.figures}>
          <Figures figures={figures} />
        </div>
      )}
    </div>
  );
}
