import { dayOf, writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { Chip } from '@dswine/shared/ui/chip';
import { Button } from '@dswine/shared/ui/button';
import { SelectField } from '@dswine/shared/ui/field';
import styles from './my-visit-page.module.scss';
import type { VisitTime } from './route-of-days.ts';
import { useOpenedAt } from './use-opened-at.ts';

/** With the section's name: edges know it by that. */
const lengthParameter = 'visitor.hours';

/**
 * Day, hour and length of the visit in the URL, if the fair is open that day. A length alone is for
 * today, or for the first day.
 */
export function useVisitTime(): VisitTime | undefined {
  const { edition } = useSite();
  const { openedAt } = useOpenedAt();
  const { day, from, [lengthParameter]: hours } = useSlot().query;
  const [hour, length] = [from?.[0], hours?.[0]];
  const days = (edition?.Hours ?? []).map(({ Date: date }) => date);
  const chosen =
    days.find((date) => date === day?.[0]) ??
    (length && (days.find((date) => date === dayOf(openedAt)) ?? days[0]));
  if (!chosen) return undefined;
  return {
    day: chosen,
    ...(hour !== undefined && { hour: Number(hour) }),
    ...(length !== undefined && { hours: Number(length) }),
  };
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
      {visit?.hours === undefined ? null : (
        <input type="hidden" name={lengthParameter} value={visit.hours} />
      )}
      <Button type="submit" kind="quiet">
        {t('myVisit.plan')}
      </Button>
    </form>
  );
}

const lengths = [1, 2, 3, 4, undefined];

/** How long the visit takes at most. */
export function VisitLengths() {
  const t = useTranslations();
  const { locale } = useSite();
  const visit = useVisitTime();
  const hrefOf = (length: number | undefined) => {
    const query = new URLSearchParams();
    for (const [name, value] of [
      ['day', visit?.day],
      ['from', visit?.hour],
      [lengthParameter, length],
    ] as const)
      if (value !== undefined) query.set(name, String(value));
    return `${paths.myVisit(locale)}?${String(query)}`;
  };
  return (
    <nav className={styles.lengths} aria-label={t('myVisit.length')}>
      <span aria-hidden="true">{t('myVisit.length')}</span>
      {lengths.map((length) => (
        <Chip
          key={length ?? 'all'}
          href={hrefOf(length)}
          label={length ? t('myVisit.hours', { count: length }) : t('myVisit.untilClosing')}
          current={visit?.hours === length}
        />
      ))}
    </nav>
  );
}
