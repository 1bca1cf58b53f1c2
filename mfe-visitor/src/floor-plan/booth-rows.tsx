import type { Booth, BoothExhibitor } from '@dswine/shared/contract/floorplan';
import { langOf } from '@dswine/shared/fair/bilingual';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import styles from './booth-list.module.scss';
import { planAddress } from './plan-query.ts';

type Props = {
  booths: readonly Booth[];
  /** Each row leads to the request for an appointment. */
  canAsk?: boolean;
};

/**
 * One row per exhibitor, in booth order. A booth number shows the booth on the plan; the name opens
 * the exhibitor's page.
 */
export function BoothRows({ booths, canAsk = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { unpublished } = useShowState();
  const free = booths.filter(({ Exhibitors }) => Exhibitors.length === 0);
  return (
    <>
      <ul className={styles.rows} role="list">
        {stands(booths).map(({ exhibitor, area, numbers }) => (
          <li key={exhibitor.Id} data-area={area}>
            <span className={styles.numbers}>
              {numbers.map((Number) => (
                <a
                  key={Number}
                  className={styles.number}
                  href={planAddress(locale, { booth: Number })}
                >
                  <span className="dw-hidden">{t('list.show')} </span>
                  {Number}
                </a>
              ))}
            </span>
            <a
              className={styles.name}
              href={paths.exhibitor(locale, exhibitor.Id)}
              {...langOf(exhibitor, 'Name', locale)}
            >
              {exhibitor.Name}
            </a>
            {canAsk ? (
              <a
                className={styles.way}
                href={`${paths.askExhibitor(locale, exhibitor.Id)}#appointment`}
                aria-label={t('list.askOf', { name: exhibitor.Name })}
              >
                {t('list.ask')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {free.length > 0 ? (
        <p className={styles.free}>
          {t(unpublished === 'over' ? 'list.freeOver' : 'list.free', { count: free.length })}
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

type Stand = { exhibitor: BoothExhibitor; area: Booth['Area']; numbers: string[] };

function stands(booths: readonly Booth[]): Stand[] {
  const byExhibitor = new Map<string, Stand>();
  for (const { Number, Area, Exhibitors } of booths)
    for (const exhibitor of Exhibitors) {
      const stand = byExhibitor.get(exhibitor.Id);
      if (stand) stand.numbers.push(Number);
      else byExhibitor.set(exhibitor.Id, { exhibitor, area: Area, numbers: [Number] });
    }
  return [...byExhibitor.values()];
}
