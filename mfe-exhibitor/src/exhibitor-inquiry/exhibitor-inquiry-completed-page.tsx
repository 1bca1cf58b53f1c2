import { paths } from '@dswine/shared/fair/paths';
import { referenceIn } from '@dswine/shared/fair/reference';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { Receipt } from '@dswine/shared/ui/receipt';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';

/**
 * Confirms the inquiry, with its reference number and further links. Opened without a reference
 * number, it explains its purpose.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  const form = { label: t('inquiry.title'), href: paths.exhibitorInquiry(locale) };
  return (
    <PageLayout title={t('inquiry.completed.crumb')} parents={[form]} heading="own">
      <Receipt
        title={
          reference === undefined ? t('inquiry.completed.nothing') : t('inquiry.completed.sent')
        }
        sent={reference !== undefined}
        number={
          reference === undefined
            ? undefined
            : {
                value: reference,
                label: t('inquiry.completed.reference'),
                keep: t('inquiry.completed.keep'),
                lookUp: {
                  href: paths.submission(locale, reference),
                  label: t('inquiry.completed.lookUp'),
                },
              }
        }
        onward={
          <>
            {reference === undefined ? (
              <ButtonLink href={form.href}>{t('inquiry.completed.write')}</ButtonLink>
            ) : (
              <ButtonLink href={paths.exhibitorCalendar(locale)}>
                {t('inquiry.completed.calendar')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.exhibitorDownloads(locale)} kind="quiet">
              {t('inquiry.completed.downloads')}
            </ButtonLink>
          </>
        }
      >
        <p>
          {reference === undefined
            ? t('inquiry.completed.nothingText')
            : t('inquiry.completed.text')}
        </p>
      </Receipt>
    </PageLayout>
  );
}

export function head({ t }: HeadContext): Head {
  return {
    title: t('inquiry.completed.crumb'),
    description: t('inquiry.completed.description'),
    noindex: true,
  };
}
