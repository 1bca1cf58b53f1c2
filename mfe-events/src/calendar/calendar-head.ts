import type { Calendar } from '@dswine/shared/contract/calendar';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { filterOf, isNarrowed } from './calendar-filter.ts';
import { topicInPath, topicName } from './topic-in-path.ts';

/** What the calendar says of itself. All ways of asking for all of it have one canonical path. */
export function head({ t, data, params, query, edition, locale }: HeadContext): Head {
  // What a reader narrowed the calendar to is no page of its own.
  const noindex = isNarrowed(filterOf(query));
  const topic = topicInPath(params.topic);
  const calendar = data.calendar as Calendar | undefined;
  const name = topicName(calendar, topic);
  const show = edition ? inLocale(edition.ShowName, locale) : t('theFair');
  const canonical = paths.calendar('tw', topic);
  const breadcrumb = [{ name: t('calendar.title'), path: paths.calendar('tw') }];
  if (topic === undefined)
    return {
      title: t('calendar.title'),
      description: t('calendar.description', { show }),
      canonical,
      breadcrumb,
      noindex,
    };
  // A topic that the organiser does not know is not for search engines.
  if (name === undefined)
    return {
      title: t('calendar.title'),
      description: t('calendar.description', { show }),
      noindex: true,
    };
  return {
    title: t('calendar.topicTitle', { topic: name }),
    description: t('calendar.topicDescription', { topic: name, show }),
    canonical,
    noindex,
    ...(calendar?.Share && { image: calendar.Share }),
    breadcrumb: [...breadcrumb, { name, path: canonical }],
  };
}
