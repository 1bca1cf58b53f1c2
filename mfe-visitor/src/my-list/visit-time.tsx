import { writeDay } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { Button } from '@dswine/shared/ui/button';
import { SelectField } from '@dswine/shared/ui/field';
import styles from './my-visit-page.module.scss';
import type { VisitTime } from './route-of-days.ts';

/** Day and hour of the visit in the URL, if the fair is open that day. */
export function useVisitTime(): VisitTime | undefined {
  const { edition } = useSite();
  const { day, from } = useSlot().query;
  const open = edition?.Hours.find(({ Date: date }) => date === day?.[0]);
  return open && { day: open.Date, ...(from?.[0] !== undefined && { hour: Number(from[0]) }) };
}

/** On which day, and from when. The URL holds the choice. */
export function VisitTimeForm() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const visit = useVisitTime();
  const hours = edition?.Hours ?? [];
  const first = Math.min(...hours.map(({ Open }) => Number.parseInt(Open, 10)));
  const last = Math.max(...hours.map(({ Close }) => Number.parseInt(Close, 10)));
  if (hours.length === 0) return null;
  return (
    <form className={styles.when} method="get" action={paths.myVisit(locale)}>
      <SelectField
        key={`day ${visit?.day}`}
        name="day"
        label={t('myVisit.day')}
        empty={t('myVisit.anyDay')}
        defaultValue={visit?.day ?? ''}
        options={hours.map(({ Date: day }) => ({ value: day, label: writeDay(day, locale) }))}
      />
      <SelectField
        key={`start ${visit?.hour}`}
        name="from"
        label={t('myVisit.start')}
        empty={t('myVisit.fromOpening')}
        defaultValue={visit?.hour === undefined ? '' : String(visit.hour)}
        options={Array.from({ length: last - first }, (_, at) => ({
          value: String(first + at),
          label: `${String(first + at).padStart(2, '0')}:00`,
        }))}
      />
      <Button type="submit" kind="quiet">
        {t('myVisit.plan')}
      </Button>
    </form>
  );
}
