import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { Picture as PictureRecord } from '@dswine/shared/contract/wire';
import { Picture } from '@dswine/shared/ui/picture';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { CompareRow } from './compare-rows.tsx';
import styles from './compare-table.module.scss';

type ComparedItem = {
  Id: string;
  Name: string;
  Area: string;
  Picture: PictureRecord;
  Untranslated?: string[];
};
type Props<T extends ComparedItem> = {
  id: string;
  caption: string;
  items: readonly T[];
  rows: readonly CompareRow<T>[];
  href: (item: T) => string;
  /** URL of the comparison without this item. */
  without: (item: T) => string;
};

/** One column per item, one row per property. Omits rows without any value. */
export function CompareTable<T extends ComparedItem>({
  id,
  caption,
  items,
  rows,
  href,
  without,
}: Props<T>) {
  const t = useTranslations();
  const { locale } = useSite();
  if (items.length === 0) return null;
  return (
    <section className={styles.frame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.what')}</th>
            {items.map((item) => (
              <th key={item.Id} scope="col" data-area={item.Area}>
                <Picture
                  picture={item.Picture}
                  alt=""
                  layout="thumbnail"
                  className={styles.picture}
                />
                <a className={styles.name} href={href(item)} {...langOf(item, 'Name', locale)}>
                  {item.Name}
                </a>
                <a
                  className={styles.without}
                  href={without(item)}
                  aria-label={t('compare.removeThis', { name: item.Name })}
                >
                  {t('compare.remove')}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ cell }) => items.some((item) => hasValue(cell(item))))
            .map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {items.map((item) => {
                  const value = cell(item);
                  return <td key={item.Id}>{hasValue(value) ? value : t('compare.none')}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

const hasValue = (value: unknown) => value !== undefined && value !== '' && value !== null;
