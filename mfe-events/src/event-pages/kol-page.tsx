import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/look/button';
import { OnwardLink } from '@dswine/shared/look/link';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import { CreatorList } from './creator-list.tsx';
import { EventFrame } from './event-frame.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('kol');

/** Event 2: the creators' programme. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  return (
    <EventFrame
      slug="kol"
      actions={
        <>
          <ButtonLink href={paths.kolApply(locale)}>{t('apply.kol')}</ButtonLink>
          <OnwardLink href={paths.applications(locale)}>{t('apply.own')}</OnwardLink>
        </>
      }
    >
      {() => <CreatorList />}
    </EventFrame>
  );
}
