import type { EventPage, EventSlug } from '@dswine/shared/contract/event-pages';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { eventAddress } from './event-address.ts';

export const eventHead =
  (slug: EventSlug) =>
  ({ t, data }: HeadContext): Head => {
    const page = data.event as EventPage | undefined;
    const title = page?.Title ?? t(`events.${slug}`);
    return {
      title,
      description: page?.Lead ?? t('events.description'),
      breadcrumb: [
        { name: t('events.title'), path: '/Events' },
        { name: title, path: eventAddress(slug, 'tw') },
      ],
    };
  };
