import type { EventInfo } from '@dswine/shared/contract/event-info';
import type { Head, HeadContext } from '@dswine/shared/section/section';

/**
 * The page exists in Chinese only. Its English URL is not indexed and has the Chinese URL as
 * canonical (rulings § 2).
 */
export function head({ t, data, params }: HeadContext): Head {
  const info = data.info as EventInfo | undefined;
  const topic = params.id === undefined ? undefined : info?.Topics[0];
  if (params.id !== undefined && !topic)
    return {
      title: t('info.title'),
      description: t('info.description'),
      noindex: true,
      onlyIn: 'tw',
    };
  const title = topic?.Title ?? t('info.title');
  const breadcrumb = [
    { name: t('events.title'), path: '/Events' },
    { name: t('info.title'), path: '/EventInfo' },
  ];
  return {
    title,
    description: topic?.Lead ?? t('info.description'),
    onlyIn: 'tw',
    breadcrumb: topic
      ? [...breadcrumb, { name: title, path: `/EventInfo/${topic.Id}` }]
      : breadcrumb,
  };
}
