import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { langOf, languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Picture } from '@dswine/shared/ui/picture';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { BoothLinks } from '../page-layout/booth-links.tsx';
import styles from './exhibitor-header.module.scss';

/** The name in all its languages, the picture and the booths. */
export function ExhibitorHeader({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Name, OtherName, NativeName, Area, Country, Booths, Intro } = exhibitor;
  const otherTag = languageTag(otherLocale(locale));
  return (
    <header className={styles.header}>
      <div className={styles.plate}>
        <Picture picture={exhibitor.Picture} alt="" layout="wide" eager />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <AreaMark area={Area} />
          {t('card.kicker', { area: t(`area.${Area}`), country: Country.Name })}
        </p>
        <h1 className={styles.name} {...langOf(exhibitor, 'Name', locale)}>
          <TitleText fits={9}>{Name}</TitleText>
        </h1>
        {OtherName !== Name ? (
          <p className={styles.other} lang={otherTag}>
            {OtherName}
          </p>
        ) : null}
        {NativeName && NativeName.Text !== Name && NativeName.Text !== OtherName ? (
          <p className={styles.other} lang={NativeName.Lang}>
            {NativeName.Text}
          </p>
        ) : null}
        <p className={styles.intro} {...langOf(exhibitor, 'Intro', locale)}>
          {Intro}
        </p>
        {Booths.length > 0 ? (
          <div className={styles.booths}>
            <p className={styles.boothsLabel}>{t('exhibitor.booths')}</p>
            <BoothLinks booths={Booths} walk={exhibitor.Walk} className={styles.numbers} />
          </div>
        ) : null}
      </div>
    </header>
  );
}
