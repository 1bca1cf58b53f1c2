import type { ExhibitionInfo, ForExhibitors } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { boothsAt } from '@dswine/shared/fair/show/show-states';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useStateAt } from '@dswine/shared/section/show-state';
import { Notice } from '@dswine/shared/ui/notice';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './hero.module.scss';

/** The first view: the claim, date and venue, and the two calls to action. */
export function Hero({ info }: { info: ForExhibitors }) {
  const t = useTranslations();
  const { edition } = useSite();
  return (
    <div className="dw-container">
      <div className="dw-opening">
        <div className={styles.text}>
          <SectionHeading level={1} kicker={t('info.title')} title={info.Title} lead={info.Lead} />
          {edition && <Facts edition={edition} />}
          <BoothsNote />
          <Ways hasBooths={info.Booths.length > 0} />
        </div>
        <div className={`dw-plate ${styles.plate}`}>
          <Picture picture={info.Picture} alt="" layout="wide" eager />
        </div>
      </div>
    </div>
  );
}

/** Dates and venue; once the show is over, those of the next edition. */
function Facts({ edition }: { edition: ExhibitionInfo }) {
  const t = useTranslations();
  const { locale } = useSite();
  const booths = useStateAt(boothsAt);
  const { StartDate, EndDate } = (booths === 'next' && edition.Next) || edition;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('info.when')}</dt>
        <dd>{writeDateRange(StartDate, EndDate, locale)}</dd>
      </div>
      <div>
        <dt>{t('info.where')}</dt>
        <dd>
          <span>{inLocale(edition.Venue.Name, locale)}</span>{' '}
          <span>{inLocale(edition.Venue.Hall, locale)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Says that the booths are allotted; nothing while they are on offer, or once the show is over. */
function BoothsNote() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  if (useStateAt(boothsAt) !== 'allotted' || !edition) return null;
  return (
    <Notice
      title={t('info.allotted', { year: edition.ExhibitionYear })}
      action={<a href={paths.exhibitorInquiry(locale)}>{t('info.joinList')}</a>}
    >
      {t('info.allottedText')}
    </Notice>
  );
}

function Ways({ hasBooths }: { hasBooths: boolean }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const booths = useStateAt(boothsAt);
  const next = booths === 'on-offer' ? undefined : edition?.Next?.ExhibitionYear;
  return (
    <div className={styles.ways}>
      {next && (
        <ButtonLink href={paths.notify(locale, 'exhibitor')}>
          {t('info.notify', { year: next })}
        </ButtonLink>
      )}
      {hasBooths && (
        <ButtonLink kind={next ? 'quiet' : 'primary'} href="#booths">
          {booths === 'on-offer'
            ? t('info.seeBooths')
            : t('info.seeBoothsOf', { year: edition?.ExhibitionYear })}
        </ButtonLink>
      )}
      {edition && (
        <ButtonLink kind="quiet" href="#contact">
          {t('info.askUs')}
        </ButtonLink>
      )}
    </div>
  );
}
