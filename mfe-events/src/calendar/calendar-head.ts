import type { Calendar } from '@dswine/shared/contract/calendar';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { parseFilter, isFiltered } from './calendar-filter.ts';
import { topicInPath, topicName } from './topic-in-path.ts';

/** Head of the calendar. All URLs of the whole calendar have one canonical path. */
export function head({ t, data, params, query, edition, locale }: HeadContext): Head {
  // Filtered views are not pages of their own for search engines.
  const noindex = isFiltered(parseFilter(query));
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
  // Unknown topics are not indexed.
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
