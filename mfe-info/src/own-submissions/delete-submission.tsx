import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import { deleteSubmissionForm } from '@dswine/shared/fair/forms/own-submission-forms';
import { Tick } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './submission-page.module.scss';

/** Deletes the displayed submission after the sender confirms it. */
export function DeleteSubmission({ submission }: { submission: OwnSubmission }) {
  const t = useTranslations();
  return (
    <section className={styles.delete} aria-labelledby="delete">
      <h2 id="delete">{t('submission.delete.title')}</h2>
      <p>{t('submission.delete.text')}</p>
      {submission.Application ? <p>{t('submission.delete.place')}</p> : null}
      <Form
        name="delete"
        plan={deleteSubmissionForm}
        drafts={false}
        danger
        submit={t('submission.delete.submit')}
        label={() => t('submission.delete.sure')}
        sentence={(field, problem) =>
          field === 'Sure' && problem === 'required' ? t('submission.delete.unsure') : undefined
        }
      >
        <input type="hidden" name="Reference" value={submission.Reference} />
        <Tick name="Sure" />
      </Form>
    </section>
  );
}
