import type { EventPart } from '@dswine/shared/contract/event-pages';
import { PagePart } from '@dswine/shared/ui/page-part';
import styles from './event-parts.module.scss';

/**
 * The parts of an event page. Steps are numbered, facts form a two-column table, and prizes are
 * drawn as tickets.
 */
export function EventParts({ parts }: { parts: readonly EventPart[] }) {
  return parts.map((part, index) => (
    <PagePart key={part.Title} id={`part-${index + 1}`} title={part.Title}>
      <Items part={part} />
    </PagePart>
  ));
}

function Items({ part }: { part: EventPart }) {
  if (part.Kind === 'facts')
    return (
      <dl className={styles.facts}>
        {part.Items.map((item) => (
          <div key={item.Title}>
            <dt>{item.Title}</dt>
            <dd>{item.Text}</dd>
          </div>
        ))}
      </dl>
    );
  const List = part.Kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles[part.Kind]} data-count={part.Items.length}>
      {part.Items.map((item) => (
        <li key={item.Title}>
          {item.Note === undefined ? null : <p className={styles.note}>{item.Note}</p>}
          <div>
            <h3 className={styles.title}>{item.Title}</h3>
            <p className={styles.text}>{item.Text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
