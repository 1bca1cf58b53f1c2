import { exhibitorInquiryForm } from '@dswine/shared/fair/forms/exhibitor-inquiry-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { TextArea, TextInput } from '@dswine/shared/form/fields';
import { FormPage, ReachFields } from '@dswine/shared/form/form-page';
import { boothsAt } from '@dswine/shared/fair/show/show-states';
import { useStateAt } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import styles from './exhibitor-inquiry-page.module.scss';
import { NextSteps } from './next-steps.tsx';

/** The form for companies that want to exhibit. */
export function Page() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const booths = useStateAt(boothsAt);
  const next = booths === 'next' ? edition?.Next : undefined;
  return (
    <FormPage
      name="inquiry"
      plan={exhibitorInquiryForm}
      kicker={t('forExhibitors')}
      lead={
        booths === 'allotted'
          ? t('inquiry.leadAllotted', { year: edition?.ExhibitionYear })
          : next && t('inquiry.leadNext', { year: next.ExhibitionYear })
      }
      aside={<NextSteps />}
      missing={{ Tel: 'inquiry.missingTel' }}
    >
      <div className="dw-form__pair">
        <TextInput name="Company" autoComplete="organization" />
        <TextInput name="Person" autoComplete="name" />
      </div>
      <ReachFields form="inquiry" />
      <TextInput name="Address" autoComplete="address-line1" />
      <TextArea name="Products" hint={t('inquiry.productsHint')} />
      <p className={styles.trade}>
        {t('inquiry.trade')} <a href={paths.paidServices(locale)}>{t('inquiry.services')}</a>
      </p>
    </FormPage>
  );
}

export const head = pageHead('inquiry', paths.exhibitorInquiry);
