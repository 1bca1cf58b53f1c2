import { paths } from '@dswine/shared/fair/paths';
import { receiptNumber } from '@dswine/shared/form/receipt-number';
import { referenceIn } from '@dswine/shared/fair/reference';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';

/** Confirmation of the form, with the reference number. Without one, it explains the page. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  const number = reference === undefined ? undefined : receiptNumber(locale, reference);
  return (
    <PageLayout
      title={t('accreditation.completed.crumb')}
      parents={[
        { label: t('press.title'), href: paths.press(locale) },
        { label: t('accreditation.title'), href: paths.accreditation(locale) },
      ]}
      heading="own"
    >
      <Receipt
        title={number ? t('accreditation.completed.sent') : t('accreditation.completed.nothing')}
        sent={number !== undefined}
        number={number}
        onward={
          <>
            {number ? null : (
              <ButtonLink href={paths.accreditation(locale)}>
                {t('accreditation.completed.write')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.press(locale)} kind="quiet">
              {t('accreditation.completed.back')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {number ? t('accreditation.completed.text') : t('accreditation.completed.nothingText')}
        </p>
      </Receipt>
    </PageLayout>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('accreditation.completed.crumb'),
    description: t('accreditation.completed.description'),
    noindex: true,
  };
}
