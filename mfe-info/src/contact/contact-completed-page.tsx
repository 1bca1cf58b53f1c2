import { paths } from '@dswine/shared/fair/addresses/paths';
import { CompletedPage } from '@dswine/shared/form/completed-page';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { ButtonLink } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
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

export const head = unindexedHead('contact.completed');
