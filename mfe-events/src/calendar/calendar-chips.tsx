import type { Calendar } from '@dswine/shared/contract/calendar';
import { writeShortDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { Chip } from '@dswine/shared/ui/chip';
import { filterOptions, type CalendarFilter } from './calendar-filter.ts';
import styles from './calendar-chips.module.scss';

type Props = {
  calendar: Calendar;
  filter: CalendarFilter;
  topic: string | undefined;
};

/**
 * Day, half-day, area, kind and language as links: the URL holds what is chosen. A chosen chip leads
 * back to the programme without it.
 */
export function CalendarChips({ calendar: { Entries, Topics }, filter, topic }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { days, halves, areas, languages } = filterOptions(Entries, filter);
  const toggle = <Name extends keyof CalendarFilter>(
    name: Name,
    value: CalendarFilter[Name],
    label: string,
  ) => {
    const current = filter[name] === value;
    const next = { ...filter, [name]: current ? undefined : value };
    return { label, current, href: addressOf(paths.calendar(locale, topic), next) };
  };
  return (
    <nav className={styles.chips} aria-label={t('calendar.filter.label')}>
      <div>
        <Chips
          label={t('calendar.filter.day')}
          items={days.map((day) => toggle('day', day, writeShortDay(day, locale)))}
        />
      </div>
      <div>
        <Chips
          label={t('calendar.filter.half')}
          items={halves.map((half) => toggle('half', half, t(`calendar.filter.${half}`)))}
        />
        <Chips
          label={t('entry.area')}
          items={areas.map((area) => ({ ...toggle('area', area, t(`areas.${area}`)), area }))}
        />
      </div>
      <div>
        <Chips
          label={t('entry.topic')}
          items={Topics.filter(({ Count }) => Count > 0).map(({ Code, Name }) => {
            const current = Code === topic;
            const path = paths.calendar(locale, current ? undefined : Code);
            return { label: Name, current, href: addressOf(path, filter) };
          })}
        />
        <Chips
          label={t('entry.language')}
          items={languages.map(({ code, name }) => toggle('language', code, name))}
        />
      </div>
    </nav>
  );
}

type ChipsProps = {
  label: string;
  items: readonly {
    label: string;
    href: string;
    current: boolean;
    area?: CalendarFilter['area'];
  }[];
};

function Chips({ label, items }: ChipsProps) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <ul className={styles.group} aria-label={label}>
      {items.map(({ current, ...item }) => (
        <li key={item.label}>
          <Chip
            {...item}
            current={current}
            removeLabel={current ? t('calendar.filter.remove') : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function addressOf(path: string, filter: { [Name in keyof CalendarFilter]: string | undefined }) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}
