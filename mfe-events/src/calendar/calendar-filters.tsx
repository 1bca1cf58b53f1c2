import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeDay } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { SelectField } from '@dswine/shared/ui/field';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { filterOptions, isFiltered, type CalendarFilter } from './calendar-filter.ts';
import styles from './calendar-filters.module.scss';

type Props = {
  entries: readonly CalendarEntry[];
  filter: CalendarFilter;
  topic: string | undefined;
};

/** Day, hour and place as a GET form: the URL holds the selected values. */
export function CalendarFilters({ entries, filter, topic }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { days, hours, places } = filterOptions(entries);
  const path = paths.calendar(locale, topic);
  return (
    <form className={styles.filters} method="get" action={path} key={JSON.stringify(filter)}>
      <SelectField
        name="day"
        label={t('calendar.filter.day')}
        empty={t('calendar.filter.anyDay')}
        defaultValue={filter.day ?? ''}
        options={days.map((day) => ({ value: day, label: writeDay(day, locale) }))}
      />
      <SelectField
        name="hour"
        label={t('calendar.filter.hour')}
        empty={t('calendar.filter.anyHour')}
        defaultValue={filter.hour ?? ''}
        options={hours.map((hour) => ({
          value: String(hour),
          label: `${String(hour).padStart(2, '0')}:00`,
        }))}
      />
      <SelectField
        name="place"
        label={t('calendar.filter.place')}
        empty={t('calendar.filter.anyPlace')}
        defaultValue={filter.place ?? ''}
        options={places.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className={styles.submit}>
        <Button type="submit" kind="quiet">
          {t('calendar.filter.submit')}
        </Button>
        {isFiltered(filter) ? <TextLink href={path}>{t('calendar.filter.clear')}</TextLink> : null}
      </div>
    </form>
  );
}
