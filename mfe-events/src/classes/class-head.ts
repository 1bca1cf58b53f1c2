import type { ClassDetail, ClassList } from '@dswine/shared/contract/classes';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { fairNamed, organiserNamed, venueOf } from '@dswine/shared/fair/edition-data';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { classPaths, type ClassKind } from './class-kind.ts';

/** Head of the list: all groups or one group. */
export const listHead =
  (kind: ClassKind) =>
  ({ t, data, params }: HeadContext): Head => {
    const list = data.list as ClassList | undefined;
    const group = list?.Groups.find(({ Id }) => Id === params.group);
    const title = t(`classes.${kind}.title`);
    const root = { name: title, path: classPaths[kind].list('tw') };
    const breadcrumb = [{ name: t('events.title'), path: '/Events' }, root];
    if (params.group !== undefined && params.group !== '0' && !group)
      return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const canonical = classPaths[kind].list('tw', group?.Id);
    if (!group) return { title, description: t(`classes.${kind}.lead`), canonical, breadcrumb };
    return {
      title: t('classes.groupTitle', { group: group.Name, title }),
      description: group.Lead,
      canonical,
      breadcrumb: [...breadcrumb, { name: group.Name, path: canonical }],
    };
  };

/** Head of one class or meeting, with an `Event` as structured data. */
export const detailHead =
  (kind: ClassKind) =>
  ({ t, data, locale, edition }: HeadContext): Head => {
    const item = data.detail as ClassDetail | undefined;
    const title = t(`classes.${kind}.title`);
    if (!item) return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const { list, detail } = classPaths[kind];
    return {
      title: item.Title,
      ...(item.OnlyIn && { onlyIn: item.OnlyIn }),
      description: t('entry.description', {
        date: writeDate(item.Start, locale),
        time: t('entry.timeRange', { start: writeTime(item.Start), end: writeTime(item.End) }),
        place: item.Place,
        summary: item.Summary,
      }),
      ...(item.Share && { image: item.Share }),
      breadcrumb: [
        { name: t('events.title'), path: '/Events' },
        { name: title, path: list('tw') },
        { name: item.Title, path: detail('tw', item.Id) },
      ],
      ...(edition && {
        jsonLd: [
          {
            '@type': 'Event',
            name: item.Title,
            description: item.Summary,
            startDate: item.Start,
            endDate: item.End,
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            location: venueOf(edition, locale, item.Place),
            organizer: organiserNamed(edition, locale),
            ...(item.Share && { image: [item.Share] }),
            url: detail(locale, item.Id),
            inLanguage: languageTag(locale),
            superEvent: fairNamed(edition, locale),
          },
        ],
      }),
    };
  };
