import type { NewsDetail } from '@dswine/shared/contract/news';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './story-neighbours.module.scss';

type Neighbour = { Id: string; Title: string };
type Props = { previous: NewsDetail['Previous']; next: NewsDetail['Next'] };

/** The story before this one and the one after it. */
export function StoryNeighbours({ previous, next }: Props) {
  const t = useWords();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('item.neighbours')}>
      {previous ? <NeighbourLink label={t('item.previous')} story={previous} rel="prev" /> : null}
      {next ? <NeighbourLink label={t('item.next')} story={next} rel="next" /> : null}
    </nav>
  );
}

function NeighbourLink({ label, story, rel }: { label: string; story: Neighbour; rel: 'prev' | 'next' }) {
  const { locale } = useSite();
  return (
    <a className={styles[rel]} href={paths.newsItem(locale, story.Id)} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{story.Title}</span>
    </a>
  );
}
