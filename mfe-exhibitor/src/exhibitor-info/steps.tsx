import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { daysUntil, writeDate } from '@dswine/shared/fair/texts/dates';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { Notice } from '@dswine/shared/ui/notice';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { stepStages, type StepStage } from './step-stage.ts';
import styles from './steps.module.scss';

type Step = ForExhibitors['Steps'][number];

/** The steps with their deadlines. Highlights the next step, or says that none is left. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations();
  const { now, edition } = useSite();
  if (steps.length === 0) return null;
  const stages = stepStages(steps, now, edition?.EndDate);
  return (
    <PagePart id="steps" band title={t('info.steps')}>
      {stages.includes('next') ? null : (
        <div className={styles.over}>
          <Notice>{t('info.stepsOver')}</Notice>
          <NextEditionNote audience="exhibitor" />
        </div>
      )}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepItem key={step.Title} step={step} stage={stages[index] ?? 'later'} />
        ))}
      </ol>
    </PagePart>
  );
}

function StepItem({ step: { Title, Text, Until }, stage }: { step: Step; stage: StepStage }) {
  const t = useTranslations();
  const { locale, now } = useSite();
  return (
    <li
      className={styles.step}
      data-stage={stage}
      aria-current={stage === 'next' ? 'step' : undefined}
    >
      {stage === 'later' ? null : <p className={styles.mark}>{t(`info.${stage}`)}</p>}
      <h3 className={styles.title}>{Title}</h3>
      {Until === undefined ? null : (
        <p className={styles.until}>
          <span>{t('info.until')}</span> <time dateTime={Until}>{writeDate(Until, locale)}</time>
        </p>
      )}
      {stage === 'next' && Until !== undefined ? (
        <p className={styles.left}>{t('info.daysLeft', { count: daysUntil(Until, now) })}</p>
      ) : null}
      <p className={styles.text}>{Text}</p>
    </li>
  );
}
