import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { NewsCard } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ListRow } from '@dswine/shared/ui/list-row';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsDate } from './news-date.tsx';

type Props = { newsItem: NewsCard; full?: boolean };

/** A news item as a row of a short list. `full` adds its picture and summary. */
export function NewsRow({ newsItem, full = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ListRow
      href={paths.newsItem(locale, newsItem.Id)}
      title={newsItem.Title}
      titleLang={langOf(newsItem, 'Title', locale).lang}
      textLang={langOf(newsItem, 'Summary', locale).lang}
      area={newsItem.Picture.Tone}
      meta={[
        <b key="category">{newsItem.Category.Name}</b>,
        <NewsDate key="date" when={newsItem.PublishedAt} />,
        ...(newsItem.Past ? [t('news.past')] : []),
      ]}
      {...(full && { picture: newsItem.Picture, text: newsItem.Summary })}
    />
  );
}
