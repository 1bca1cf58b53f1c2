import { paths } from '@dswine/shared/fair/paths';
import { CompletedPage, completedHead } from '@dswine/shared/form/completed-page';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Postmark } from './postmark.tsx';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <CompletedPage
      name="contact"
      href={paths.contact(locale)}
      above={<Postmark />}
      onward={
        <ButtonLink href={paths.home(locale)} kind="quiet">
          {t('contact.completed.home')}
        </ButtonLink>
      }
    />
  );
}

export const head = (context: HeadContext): Head => completedHead(context, 'contact');
