import type { NewsCard } from '@dswine/shared/contract/news';
import { Rows } from '@dswine/shared/ui/list-row';
import { useWords } from '@dswine/shared/section/runtime';
import { StoryRow } from './news-row.tsx';
import styles from './related-news.module.scss';

/** What else belongs to a news item; nothing when it stands alone. */
export function RelatedStories({ stories }: { stories: readonly NewsCard[] }) {
  const t = useWords();
  if (stories.length === 0) return null;
  return (
    <aside className={styles.related} aria-labelledby="related-stories">
      <h2 id="related-stories">{t('item.related')}</h2>
      <Rows>
        {stories.map((story) => (
          <StoryRow key={story.Id} story={story} />
        ))}
      </Rows>
    </aside>
  );
}
