import type { TravelKind, Venue } from '@dswine/shared/contract/venue';
import type { AreaName } from '@dswine/shared/ui/area-mark';
import { TransportIcon } from './transport-icon.tsx';
import styles from './transport-route.module.scss';

/** The red metro line is red here too; the others use the fair's remaining colours. */
const accents: Record<TravelKind, AreaName> = {
  metro: 'wine',
  bus: 'sake',
  car: 'spirits',
  foot: 'fair',
};

/** One way to the hall: its origins, then the directions. */
export function TransportRoute({ way }: { way: Venue['Ways'][number] }) {
  const id = `way-${way.Kind}`;
  return (
    <section
      className={styles.way}
      id={id}
      aria-labelledby={`${id}-title`}
      data-area={accents[way.Kind]}
    >
      <header className={styles.head}>
        <TransportIcon kind={way.Kind} />
        <h2 id={`${id}-title`}>{way.Title}</h2>
        <p className={styles.time}>{way.Time}</p>
      </header>
      <div className={styles.body}>
        <p className={styles.lead}>{way.Lead}</p>
        <dl className={styles.routes}>
          {way.Routes.map(({ From, Text }) => (
            <div key={From}>
              <dt>{From}</dt>
              <dd>{Text}</dd>
            </div>
          ))}
        </dl>
        {way.Note === undefined ? null : <p className={styles.note}>{way.Note}</p>}
      </div>
    </section>
  );
}
