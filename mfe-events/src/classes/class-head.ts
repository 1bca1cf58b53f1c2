import type { ClassDetail, ClassList } from '@dswine/shared/contract/classes';
import { languageTag } from '@dswine/shared/fair/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { fairNamed, organiserNamed, venueOf } from '@dswine/shared/fair/edition-data';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { addresses, type ClassKind } from './class-kind.ts';

/** What the list says of itself, all of it or one group. */
export const listHead =
  (kind: ClassKind) =>
  ({ t, data, params }: HeadContext): Head => {
    const list = data.list as ClassList | undefined;
    const group = list?.Groups.find(({ Id }) => Id === params.group);
    const title = t(`classes.${kind}.title`);
    const root = { name: title, path: addresses[kind].list('tw') };
    const breadcrumb = [{ name: t('events.title'), path: '/Events' }, root];
    if (params.group !== undefined && params.group !== '0' && !group)
      return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const canonical = addresses[kind].list('tw', group?.Id);
    if (!group) return { title, description: t(`classes.${kind}.lead`), canonical, breadcrumb };
    return {
      title: t('classes.groupTitle', { group: group.Name, title }),
      description: group.Lead,
      canonical,
      breadcrumb: [...breadcrumb, { name: group.Name, path: canonical }],
    };
  };

/** What one class or meeting says of itself: it is an event at the fair. */
export const detailHead =
  (kind: ClassKind) =>
  ({ t, data, locale, edition }: HeadContext): Head => {
    const one = data.detail as ClassDetail | undefined;
    const title = t(`classes.${kind}.title`);
    if (!one) return { title, description: t(`classes.${kind}.lead`), noindex: true };
    const { list, detail } = addresses[kind];
    return {
      title: one.Title,
      ...(one.OnlyIn && { onlyIn: one.OnlyIn }),
      description: t('entry.description', {
        date: writeDate(one.Start, locale),
        time: t('entry.timeRange', { start: writeTime(one.Start), end: writeTime(one.End) }),
        place: one.Place,
        summary: one.Summary,
      }),
      ...(one.Share && { image: one.Share }),
      breadcrumb: [
        { name: t('events.title'), path: '/Events' },
        { name: title, path: list('tw') },
        { name: one.Title, path: detail('tw', one.Id) },
      ],
      ...(edition && {
        jsonLd: [
          {
            '@type': 'Event',
            name: one.Title,
            description: one.Summary,
            startDate: one.Start,
            endDate: one.End,
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            location: venueOf(edition, locale, one.Place),
            organizer: organiserNamed(edition, locale),
            ...(one.Share && { image: [one.Share] }),
            url: detail(locale, one.Id),
            inLanguage: languageTag(locale),
            superEvent: fairNamed(edition, locale),
          },
        ],
      }),
    };
  };
