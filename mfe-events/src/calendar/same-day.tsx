import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { dayOf, writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { byStart, dayAnchor } from './by-day.ts';
import { EntryList } from './entry-list.tsx';
import styles from './same-day.module.scss';

/** The other entries of the same day, and a link to that day in the calendar. */
export function SameDay({ entry }: { entry: CalendarDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const back = `${paths.calendar(locale)}#${dayAnchor(dayOf(entry.Start))}`;
  const onward = <OnwardLink href={back}>{t('entry.back')}</OnwardLink>;
  if (entry.SameDay.length === 0) return <p className={styles.back}>{onward}</p>;
  return (
    <PagePart
      id="same-day"

      area="fair"
      kicker={writeDay(entry.Start, locale)}
      title={t('entry.sameDay')}
      action={onward}
    >
      <EntryList entries={[...entry.SameDay].sort(byStart)} />
    </PagePart>
  );
}
