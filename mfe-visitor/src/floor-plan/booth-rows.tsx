import type { Booth } from '@dswine/shared/contract/floorplan';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './booth-list.module.scss';
import { planAddress } from './plan-query.ts';

/** One row an exhibitor, in the order of the booths: each number shows its booth on the plan, the name opens the exhibitor. */
export function BoothRows({ booths }: { booths: readonly Booth[] }) {
  const t = useWords();
  const { locale } = useSite();
  const free = booths.filter(({ ExhibitorId }) => ExhibitorId === undefined);
  return (
    <>
      <ul className={styles.rows} role="list">
        {stands(booths).map(([first, ...others]) => (
          <li key={first.Number} data-area={first.Area}>
            <span className={styles.numbers}>
              {[first, ...others].map(({ Number }) => (
                <a key={Number} className={styles.number} href={planAddress(locale, { booth: Number })}>
                  <span className="dw-hidden">{t('list.show')} </span>
                  {Number}
                </a>
              ))}
            </span>
            <a className={styles.name} href={paths.exhibitor(locale, first.ExhibitorId)}>
              {first.ExhibitorName}
            </a>
          </li>
        ))}
      </ul>
      {free.length > 0 ? (
        <p className={styles.free}>
          {t('list.free', { count: free.length })}
          {free.map(({ Number }) => (
            <a key={Number} className={styles.number} href={planAddress(locale, { booth: Number })}>
              {Number}
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}

function stands(booths: readonly Booth[]): [Booth, ...Booth[]][] {
  const byOwner = new Map<string, [Booth, ...Booth[]]>();
  for (const booth of booths) {
    if (booth.ExhibitorId === undefined) continue;
    const stand = byOwner.get(booth.ExhibitorId);
    if (stand) stand.push(booth);
    else byOwner.set(booth.ExhibitorId, [booth]);
  }
  return [...byOwner.values()];
}
