import type { Booth, BoothExhibitor } from '@dswine/shared/contract/floorplan';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { AddToListButton } from '../../search/add-to-list-button.tsx';
import styles from './booth-list.module.scss';
import { planAddress } from '../shown/plan-query.ts';

type Props = {
  booths: readonly Booth[];
  /** Each row leads to the request for an appointment. */
  canAsk?: boolean;
  /** Each row can be saved to the list. */
  canSave?: boolean;
};

/**
 * One row per exhibitor, in booth order. A booth number shows the booth on the plan; the name opens
 * the exhibitor's page.
 */
export function BoothRows({ booths, canAsk = false, canSave = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { unpublished } = useShowState();
  const free = booths.filter(({ Exhibitors }) => Exhibitors.length === 0);
  return (
    <>
      <ul className={styles.rows} role="list">
        {stands(booths).map((stand) => (
          <StandRow key={stand.exhibitor.Id} stand={stand} canAsk={canAsk} canSave={canSave} />
        ))}
      </ul>
      {free.length > 0 ? (
        <p className={styles.free}>
          {t(unpublished === 'coming' ? 'list.free' : 'list.unlisted', { count: free.length })}
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

type RowProps = { stand: Stand; canAsk: boolean; canSave: boolean };

function StandRow({ stand: { exhibitor, area, numbers }, canAsk, canSave }: RowProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Id, Name } = exhibitor;
  return (
    <li data-area={area}>
      <span className={styles.numbers}>
        {numbers.map((Number) => (
          <a key={Number} className={styles.number} href={planAddress(locale, { booth: Number })}>
            <span className="dw-hidden">{t('list.show')} </span>
            {Number}
          </a>
        ))}
      </span>
      <a
        className={styles.name}
        href={paths.exhibitor(locale, Id)}
        {...langOf(exhibitor, 'Name', locale)}
      >
        {Name}
      </a>
      {canAsk ? (
        <a
          className={styles.way}
          href={`${paths.askExhibitor(locale, Id)}#appointment`}
          aria-label={t('list.askOf', { name: Name })}
        >
          {t('list.ask')}
        </a>
      ) : null}
      {canSave ? <AddToListButton kind="exhibitor" of={{ Id, Name, Booths: numbers }} /> : null}
    </li>
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
