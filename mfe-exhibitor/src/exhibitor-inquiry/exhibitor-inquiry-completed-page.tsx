import { paths } from '@dswine/shared/fair/addresses/paths';
import { CompletedPage } from '@dswine/shared/form/completed-page';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <CompletedPage
      name="inquiry"
      href={paths.exhibitorInquiry(locale)}
      next={
        <ButtonLink href={paths.exhibitorCalendar(locale)}>
          {t('inquiry.completed.calendar')}
        </ButtonLink>
      }
      onward={
        <ButtonLink href={paths.exhibitorDownloads(locale)} kind="quiet">
          {t('inquiry.completed.downloads')}
        </ButtonLink>
      }
    />
  );
}

export const head = unindexedHead('inquiry.completed');
