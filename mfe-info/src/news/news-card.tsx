import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { NewsCard } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Card } from '@dswine/shared/ui/card';
import type { PictureLayout } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NewsDate } from '../page-layout/news-date.tsx';

type Props = { newsItem: NewsCard; level: 2 | 3; layout: PictureLayout; eager?: boolean };

export function NewsCardLink({ newsItem, level, layout, eager = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <Card
      href={paths.newsItem(locale, newsItem.Id)}
      title={newsItem.Title}
      titleLang={langOf(newsItem, 'Title', locale).lang}
      text={newsItem.Summary}
      textLang={langOf(newsItem, 'Summary', locale).lang}
      kicker={newsItem.Category.Name}
      area={newsItem.Picture.Tone}
      picture={newsItem.Picture}
      pictureLayout={layout}
      eager={eager}
      level={level}
      meta={[
        <NewsDate key="date" when={newsItem.PublishedAt} />,
        ...(newsItem.Past ? [t('news.past')] : []),
      ]}
    />
  );
}
