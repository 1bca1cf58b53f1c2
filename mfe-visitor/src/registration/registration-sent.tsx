import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Receipt } from '@dswine/shared/ui/receipt';
import { VisitSummary } from '@dswine/shared/form/visit-summary';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/**
 * Says that a mail is on its way. The page is the same for an address that was registered before,
 * so that it reveals nothing.
 */
export function RegistrationSent({ reference }: { reference: string }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <PageLayout title={t('registration.title')} heading="own">
      <Receipt
        title={t('registration.sent.title')}
        sent
        number={{
          value: reference,
          keep: t('registration.sent.keep'),
          lookUp: {
            href: paths.badge(locale),
            label: t('badge.lost.title'),
          },
        }}
        onward={
          <ButtonLink href={paths.calendar(locale)}>{t('registration.sent.programme')}</ButtonLink>
        }
      >
        <p>{t('registration.sent.text')}</p>
        {edition ? (
          <VisitSummary
            whatLabel={t('registration.show')}
            what={inLocale(edition.ShowName, locale)}
            where={
              <a href={paths.venue(locale)}>
                {inLocale(edition.Venue.Name, locale)} {inLocale(edition.Venue.Hall, locale)}
              </a>
            }
          />
        ) : null}
      </Receipt>
    </PageLayout>
  );
}
