import type { Deadlines } from '@dswine/shared/contract/deadlines';
import { writeMonth } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ExhibitorPage } from '../page-layout/exhibitor-page.tsx';
import styles from './exhibitor-calendar-page.module.scss';
import { MonthTabs } from './month-tabs.tsx';
import { Months } from './months.tsx';
import { NextDeadline } from './next-deadline.tsx';

/** Deadlines for exhibitors: all of them, or one month. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { month } = useSlot().params;
  const all = { label: t('calendar.title'), href: paths.exhibitorCalendar(locale) };
  // An invalid month in the URL is displayed as written, not formatted as a date.
  const name = month !== undefined && isMonth(month) ? writeMonth(month, locale) : month;
  return (
    <ExhibitorPage<Deadlines>
      request="deadlines"
      title={all.label}
      crumb={name}
      parents={name === undefined ? [] : [all]}
      heading="own"
      isEmpty={({ Items }) => Items.length === 0}
      back={all}
    >
      {(deadlines) => (
        <>
          <div className={styles.opening}>
            {name === undefined ? (
              <SectionHeading
                level={1}
                kicker={t('forExhibitors')}
                title={t('calendar.title')}
                lead={t('calendar.lead')}
              />
            ) : (
              <SectionHeading level={1} kicker={t('calendar.title')} title={name} />
            )}
            <NextDeadline deadlines={deadlines} />
          </div>
          <ZoneNote />
          <MonthTabs months={deadlines.Months} current={month} />
          <Months deadlines={deadlines} isSingleMonth={month !== undefined} />
        </>
      )}
    </ExhibitorPage>
  );
}

function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/u.test(text);
}

export function head({ t, locale, params: { month }, data }: HeadContext): Head {
  const all = { name: t('calendar.title'), path: paths.exhibitorCalendar('tw') };
  if (month === undefined || data['deadlines'] === undefined || !isMonth(month))
    return { title: all.name, description: t('calendar.description'), breadcrumb: [all] };
  const name = writeMonth(month, locale);
  return {
    title: t('calendar.titleOfMonth', { month: name }),
    description: t('calendar.descriptionOfMonth', { month: name }),
    breadcrumb: [all, { name, path: paths.exhibitorCalendar('tw', month) }],
  };
}
