import { TextArea, TextInput, Tick } from '@dswine/shared/form/fields';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { useTranslations } from '@dswine/shared/section/runtime';

export function PersonFields() {
  const t = useTranslations();
  return (
    <>
      <div className="dw-form__pair">
        <TextInput name="Name" autoComplete="name" />
        <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
      </div>
      <TextInput name="Email" type="email" autoComplete="email" hint={t('apply.emailHint')} />
    </>
  );
}

/** The last fields of every application: remarks, age confirmation, captcha and privacy notice. */
export function ClosingFields() {
  const t = useTranslations();
  return (
    <>
      <TextArea name="Remark" rows={3} hint={t('apply.remarkHint')} />
      <Tick name="Adult" />
      <SubmissionParts
        purpose={{
          purpose: t('apply.notice.purpose'),
          data: t('apply.notice.data'),
          consequence: t('apply.notice.consequence'),
        }}
      />
    </>
  );
}
