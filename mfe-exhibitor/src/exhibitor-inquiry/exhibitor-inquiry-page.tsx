import { keyIn } from '@dswine/shared/section/messages';
import { exhibitorInquiryForm } from '@dswine/shared/fair/exhibitor-inquiry-form';
import { paths } from '@dswine/shared/fair/paths';
import { TextArea, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { SubmissionParts } from '@dswine/shared/form/submission-parts';
import { useShowState } from '@dswine/shared/section/show-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import styles from './exhibitor-inquiry-page.module.scss';
import { NextSteps } from './next-steps.tsx';

/** The form for companies that want to exhibit. */
export function Page() {
  const t = useTranslations();
  const { edition } = useSite();
  const { exhibitorsPlan } = useShowState();
  const next = exhibitorsPlan === 'next' ? edition?.Next : undefined;
  return (
    <PageLayout
      kicker={t('forExhibitors')}
      title={t('inquiry.title')}
      lead={next ? t('inquiry.leadNext', { year: next.ExhibitionYear }) : t('inquiry.lead')}
    >
      <div className="dw-desk">
        <NextSteps />
        <div>
          <InquiryForm />
        </div>
      </div>
    </PageLayout>
  );
}

function InquiryForm() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <Form
      name="inquiry"
      plan={exhibitorInquiryForm}
      submit={t('inquiry.submit')}
      label={(field) => t(keyIn('inquiry.fields', field))}
      sentence={(field, problem) =>
        problem === 'required' && field === 'Tel' ? t('inquiry.missingTel') : undefined
      }
    >
      <div className="dw-form__pair">
        <TextInput name="Company" autoComplete="organization" />
        <TextInput name="Person" autoComplete="name" />
      </div>
      <fieldset className="dw-form__group">
        <legend>{t('inquiry.reach')}</legend>
        <div className="dw-form__pair">
          <TextInput name="Tel" type="tel" autoComplete="tel" />
          <TextInput name="Mobile" type="tel" autoComplete="mobile tel" />
        </div>
      </fieldset>
      <TextInput name="Email" type="email" autoComplete="email" hint={t('inquiry.emailHint')} />
      <TextInput name="Address" autoComplete="address-line1" />
      <TextArea name="Products" hint={t('inquiry.productsHint')} />
      <p className={styles.trade}>
        {t('inquiry.trade')} <a href={paths.paidServices(locale)}>{t('inquiry.services')}</a>
      </p>
      <SubmissionParts
        purpose={{
          purpose: t('inquiry.notice.purpose'),
          data: t('inquiry.notice.data'),
          consequence: t('inquiry.notice.consequence'),
        }}
      />
    </Form>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('inquiry.title'),
    description: t('inquiry.description'),
    breadcrumb: [{ name: t('inquiry.title'), path: paths.exhibitorInquiry('tw') }],
  };
}
