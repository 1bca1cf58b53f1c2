import { paths } from '@dswine/shared/fair/paths';
import { referenceIn } from '@dswine/shared/fair/reference';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { receiptNumber } from '../page-layout/receipt-number.ts';
import { Postmark } from './postmark.tsx';

/**
 * Confirmation of the contact form, with the reference number. Without a number, it explains the
 * page.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  return (
    <PageLayout
      title={t('contact.completed.crumb')}
      parents={[{ label: t('contact.title'), href: paths.contact(locale) }]}
      heading="own"
    >
      <Receipt
        above={<Postmark />}
        title={
          reference === undefined ? t('contact.completed.nothing') : t('contact.completed.sent')
        }
        sent={reference !== undefined}
        number={reference === undefined ? undefined : receiptNumber(t, locale, reference)}
        onward={
          <>
            {reference === undefined ? (
              <ButtonLink href={paths.contact(locale)}>{t('contact.completed.write')}</ButtonLink>
            ) : null}
            <ButtonLink href={paths.home(locale)} kind="quiet">
              {t('contact.completed.home')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {reference === undefined
            ? t('contact.completed.nothingText')
            : t('contact.completed.text')}
        </p>
      </Receipt>
    </PageLayout>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('contact.completed.crumb'),
    description: t('contact.completed.description'),
    noindex: true,
  };
}
