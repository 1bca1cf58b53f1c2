import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { CreatorList } from './creator-list.tsx';
import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('kol');

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <EventLayout
      slug="kol"
      apply={<ButtonLink href={paths.kolApply(locale)}>{t('apply.kol')}</ButtonLink>}
      actions={
        <>
          <OnwardLink href={paths.applications(locale)}>{t('apply.own')}</OnwardLink>
        </>
      }
    >
      {() => <CreatorList />}
    </EventLayout>
  );
}
