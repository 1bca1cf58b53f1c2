import { langOf } from '@dswine/shared/fair/bilingual';
import type { NewsCard } from '@dswine/shared/contract/news';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { Card } from '@dswine/shared/ui/card';
import { useSite } from '@dswine/shared/section/runtime';

type Props = { story: NewsCard; level: 2 | 3; eager?: boolean };

/** A news item as a card: its category, title, summary and date. */
export function StoryCard({ story, level, eager = false }: Props) {
  const { locale } = useSite();
  return (
    <Card
      href={paths.newsItem(locale, story.Id)}
      title={story.Title}
      titleLang={langOf(story, 'Title', locale).lang}
      text={story.Summary}
      textLang={langOf(story, 'Summary', locale).lang}
      kicker={story.Category.Name}
      area={story.Picture.Tone}
      picture={story.Picture}
      eager={eager}
      level={level}
      meta={[<StoryDate key="date" when={story.PublishedAt} />]}
    />
  );
}

/** The day on which a news item was published. */
export function StoryDate({ when }: { when: string }) {
  const { locale } = useSite();
  return <time dateTime={when}>{writeDate(when, locale)}</time>;
}
