import { paths } from '@dswine/shared/fair/addresses/paths';
import { CompletedPage } from '@dswine/shared/form/completed-page';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ButtonLink } from '@dswine/shared/ui/button';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const press = paths.press(locale);
  return (
    <CompletedPage
      name="accreditation"
      href={paths.accreditation(locale)}
      parents={[{ label: t('press.title'), href: press }]}
      onward={
        <ButtonLink href={press} kind="quiet">
          {t('accreditation.completed.back')}
        </ButtonLink>
      }
    />
  );
}

export const head = unindexedHead('accreditation.completed');
