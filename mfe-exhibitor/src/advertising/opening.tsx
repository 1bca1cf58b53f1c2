import type { Directory } from '@dswine/shared/contract/directories';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { ButtonLink } from '@dswine/shared/ui/button';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { Notice } from '@dswine/shared/ui/notice';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { directoryStage } from './directory-stage.ts';
import styles from './opening.module.scss';

/** Introduces the directory with a preview image and says whether it can be read yet. */
export function Opening({ directory, title }: { directory: Directory; title: string }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const stage = directoryStage(directory, edition, useNow());
  const { Name, Lead, Open, NotYet, Picture: picture, Facts } = directory;
  return (
    <div className="dw-opening">
      <div>
        <SectionHeading level={1} kicker={t('forExhibitors')} title={title} lead={Lead} />
        {stage === 'coming' ? <Notice title={NotYet.Title}>{NotYet.Text}</Notice> : null}
        {stage === 'none' ? <Notice title={t('ads.none')}>{t('ads.noneText')}</Notice> : null}
        {stage === 'open' && Open ? (
          <ButtonLink href={inLocalePath(locale, Open.Path)}>{Open.Label}</ButtonLink>
        ) : null}
        {stage === 'over' ? (
          <>
            <Notice title={t('ads.ended')}>{t('ads.endedText')}</Notice>
            <NextEditionNote audience="exhibitor" />
          </>
        ) : null}
      </div>
      <div>
        <div className="dw-plate">
          <Picture picture={picture} alt={t('ads.picture', { name: Name })} layout="wide" eager />
        </div>
        <dl className={styles.facts} data-count={Facts.length}>
          {Facts.map(({ Label, Value }) => (
            <div key={Label}>
              <dt>{Label}</dt>
              <dd>{Value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
