import type { ExhibitorNewsDetail } from '@dswine/shared/contract/exhibitor-news';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './press-neighbours.module.scss';

type Neighbour = { Id: string; Title: string };
type Props = { previous: ExhibitorNewsDetail['Previous']; next: ExhibitorNewsDetail['Next'] };

/** The item before this one and the one after it. */
export function PressNeighbours({ previous, next }: Props) {
  const t = useWords();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('press.item.neighbours')}>
      {previous ? <NeighbourLink label={t('press.item.previous')} item={previous} rel="prev" /> : null}
      {next ? <NeighbourLink label={t('press.item.next')} item={next} rel="next" /> : null}
    </nav>
  );
}

function NeighbourLink({ label, item, rel }: { label: string; item: Neighbour; rel: 'prev' | 'next' }) {
  const { locale } = useSite();
  return (
    <a className={styles[rel]} href={paths.exhibitorNewsItem(locale, item.Id)} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{item.Title}</span>
    </a>
  );
}
