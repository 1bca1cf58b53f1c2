import type { ForExhibitors } from '@dswine/shared/contract/editions';
import { Accordion } from '@dswine/shared/ui/accordion';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './questions.module.scss';

/** Frequently asked questions. */
export function Questions({ questions }: { questions: ForExhibitors['Questions'] }) {
  const t = useTranslations();
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className="dw-container">
        <div className={styles.beside}>
          <SectionHeading id="questions" title={t('info.questions')} />
          <Accordion
            items={questions.map(({ Question, Answer }, index) => ({
              id: `question-${index + 1}`,
              title: Question,
              content: Answer,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
