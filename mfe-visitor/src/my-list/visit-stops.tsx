import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName, entryPath } from './entry-link.ts';
import styles from './my-visit-page.module.scss';
import type { Stop } from './visit-order.ts';

/** The stops in walking order, each with its entries and the route from the previous stop. */
export function VisitStops({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (stops.length === 0) return null;
  const plan = paths.floorPlan(locale);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops">{t('myVisit.stops')}</h2>
      <ol className={styles.stops} role="list">
        {stops.map((stop, at) => {
          const before = stops[at - 1];
          return (
            <li key={stop.booth}>
              <p className={styles.booth}>
                <span className="dw-hidden">{t('myVisit.stop', { number: at + 1 })} </span>
                {stop.booth}
              </p>
              <div>
                {stop.entries.map((entry) => {
                  const name = entryName(entry, locale);
                  return (
                    <div key={`${entry.kind}${entry.id}`} className={styles.name}>
                      <h3 lang={name.lang}>
                        <a href={entryPath(entry, locale)}>{name.text}</a>
                      </h3>
                      {entry.note === '' ? null : <p className={styles.note}>{entry.note}</p>}
                    </div>
                  );
                })}
                <p className={styles.way}>
                  <a href={`${plan}?booth=${stop.booth}`}>{t('myVisit.onPlan')}</a>
                  {before ? (
                    <a href={`${plan}?from=${before.booth}&to=${stop.booth}`}>{t('myVisit.way')}</a>
                  ) : null}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
