import type { DeadlineMonth } from '@dswine/shared/contract/deadlines';
import { writeMonth } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Links to every month that has deadlines. Each month has its own URL. */
export function MonthTabs({
  months,
  current,
}: {
  months: readonly DeadlineMonth[];
  current: string | undefined;
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const all = {
    href: paths.exhibitorCalendar(locale),
    label: t('calendar.all'),
    count: months.reduce((sum, { Count }) => sum + Count, 0),
    current: current === undefined,
  };
  return (
    <Tabs
      label={t('calendar.months')}
      items={[
        all,
        ...months.map(({ Code, Count }) => ({
          href: paths.exhibitorCalendar(locale, Code),
          label: writeMonth(Code, locale),
          count: Count,
          current: Code === current,
        })),
      ]}
    />
  );
}
