import { paths } from '@dswine/shared/fair/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import { EventFrame } from './event-layout.tsx';
import { eventHead } from './event-head.ts';

export const head = eventHead('seminar');

/** The talks: topic 3 of the calendar. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  return (
    <EventFrame
      slug="seminar"
      actions={<OnwardLink href={paths.calendar(locale, '3')}>{t('events.inCalendar')}</OnwardLink>}
    />
  );
}
