import { keyIn } from '@dswine/shared/section/messages';
import type { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import { TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './inquiry-page.module.scss';

/**
 * The trade inquiry form. It must not be an order form (Tobacco and Alcohol Administration Act §
 * 30).
 */
export function InquiryForm({
  plan,
}: {
  plan: typeof exhibitorInquiryForm | typeof productInquiryForm;
}) {
  const t = useTranslations();
  return (
    <Form
      name="inquiry"
      plan={plan}
      submit={t('inquiry.submit')}
      label={(field) => t(keyIn('inquiry.fields', field))}
      sentence={(field, problem) =>
        field === 'Name' && problem === 'required' ? t('inquiry.blank') : undefined
      }
    >
      <TextInput name="Name" autoComplete="name" />
      <fieldset className="dw-form__group">
        <legend>{t('inquiry.reach')}</legend>
        <p className={styles.hint}>{t('inquiry.reachHint')}</p>
        <div className="dw-form__pair">
          <TextInput name="Tel" type="tel" autoComplete="tel" />
          <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
        </div>
      </fieldset>
      <TextArea name="Content" hint={t('inquiry.contentHint')} />
      <SubmissionParts
        purpose={{
          purpose: t('inquiry.notice.purpose'),
          data: t('inquiry.notice.data'),
          recipients: t('inquiry.notice.recipients'),
          consequence: t('inquiry.notice.consequence'),
        }}
      />
    </Form>
  );
}
