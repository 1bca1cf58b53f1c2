import { paths } from '@dswine/shared/fair/paths';
import { CompletedPage, completedHead } from '@dswine/shared/form/completed-page';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';

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

export const head = (context: HeadContext): Head => completedHead(context, 'inquiry');
