import type { Calendar } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/paths';
import { Tabs } from '@dswine/shared/ui/tabs';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

type Props = {
  topics: Calendar['Topics'];
  /** The code of the displayed topic; undefined for all topics. */
  current: string | undefined;
};

/** Tabs for all topics and for each topic, with counts. */
export function TopicTabs({ topics, current }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const total = topics.reduce((sum, topic) => sum + topic.Count, 0);
  const all = {
    href: paths.calendar(locale),
    label: t('calendar.allTopics'),
    count: total,
    current: current === undefined,
  };
  const each = topics.map(({ Code, Name, Count }) => ({
    href: paths.calendar(locale, Code),
    label: Name,
    count: Count,
    current: Code === current,
  }));
  return <Tabs label={t('calendar.topics')} items={[all, ...each]} />;
}
