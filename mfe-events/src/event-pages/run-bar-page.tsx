import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('run-bar');

/** Event 1: the run-bar evenings in the city. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <EventLayout
      slug="run-bar"
      apply={<ButtonLink href={paths.runBarApply(locale)}>{t('apply.runBar')}</ButtonLink>}
      actions={
        <>
          <ButtonLink kind="quiet" href={paths.bars(locale)}>
            {t('bars.title')}
          </ButtonLink>
          <OnwardLink href={paths.applications(locale)}>{t('apply.own')}</OnwardLink>
        </>
      }
    />
  );
}
