import { langOf } from '@dswine/shared/fair/bilingual';
import type { Picture as PictureRecord } from '@dswine/shared/contract/wire';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { CompareRow } from './compare-rows.tsx';
import styles from './compare-table.module.scss';

type Thing = {
  Id: string;
  Name: string;
  Area: string;
  Picture: PictureRecord;
  Untranslated?: string[];
};
type Props<T extends Thing> = {
  id: string;
  caption: string;
  things: readonly T[];
  rows: readonly CompareRow<T>[];
  href: (thing: T) => string;
  /** URL of the comparison without this item. */
  without: (thing: T) => string;
};

/** One column per item, one row per property. Omits rows without any value. */
export function CompareTable<T extends Thing>({
  id,
  caption,
  things,
  rows,
  href,
  without,
}: Props<T>) {
  const t = useTranslations();
  const { locale } = useSite();
  if (things.length === 0) return null;
  return (
    <section className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            {things.map((thing) => (
              <th key={thing.Id} scope="col" data-area={thing.Area}>
                <Picture picture={thing.Picture} alt="" className={styles.picture} />
                <a className={styles.name} href={href(thing)} {...langOf(thing, 'Name', locale)}>
                  {thing.Name}
                </a>
                <a
                  className={styles.without}
                  href={without(thing)}
                  aria-label={t('compare.removeThis', { name: thing.Name })}
                >
                  {t('compare.remove')}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ cell }) => things.some((thing) => hasValue(cell(thing))))
            .map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {things.map((thing) => {
                  const value = cell(thing);
                  return <td key={thing.Id}>{hasValue(value) ? value : t('compare.none')}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

const hasValue = (value: unknown) => value !== undefined && value !== '' && value !== null;
