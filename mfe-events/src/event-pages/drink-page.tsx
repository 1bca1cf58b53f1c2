import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EventLayout } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('drink');

/** Tastings: topic 2 of the calendar. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <EventLayout
      slug="drink"
      actions={<OnwardLink href={paths.calendar(locale, '2')}>{t('events.inCalendar')}</OnwardLink>}
    />
  );
}
