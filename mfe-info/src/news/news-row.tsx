import { langOf } from '@dswine/shared/fair/bilingual';
import type { NewsCard } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { ListRow } from '@dswine/shared/ui/list-row';
import { useSite } from '@dswine/shared/section/runtime';
import { StoryDate } from './news-card.tsx';

type Props = { story: NewsCard; full?: boolean };

/** A news item as a row of a short list: its category, date and title; in full with its picture and summary. */
export function StoryRow({ story, full = false }: Props) {
  const { locale } = useSite();
  return (
    <ListRow
      href={paths.newsItem(locale, story.Id)}
      title={story.Title}
      titleLang={langOf(story, 'Title', locale).lang}
      textLang={langOf(story, 'Summary', locale).lang}
      area={story.Picture.Tone}
      meta={[<b key="category">{story.Category.Name}</b>, <StoryDate key="date" when={story.PublishedAt} />]}
      {...(full && { picture: story.Picture, text: story.Summary })}
    />
  );
}
