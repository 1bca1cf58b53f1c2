import type { WiderSearch as Wider } from '@dswine/shared/contract/search';
import { isBoothNumber } from '@dswine/shared/fair/hall/booth-number';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { NoData } from '@dswine/shared/ui/no-data';
import { TextLink } from '@dswine/shared/ui/link';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { addressOf, nothingChosen, type ListFilter, type ListName } from './list-filter.ts';
import styles from './wider-search.module.scss';

type Props = { of: ListName; filter: ListFilter; wider: readonly Wider[] };

/** Shown without results: searches with one filter less, the other list, and the whole list. */
export function WiderSearch({ of, filter, wider }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const booth = filter.booth || (isBoothNumber(filter.keyword) ? filter.keyword : '');
  const other = of === 'exhibitors' ? 'products' : 'exhibitors';
  return (
    <div className={styles.wider}>
      <NoData
        title={booth ? t('search.noBooth', { booth }) : t(`${of}.emptyTitle`)}
        text={t(booth ? 'search.boothLetters' : 'search.emptyText')}
        href={paths[of](locale)}
        hrefLabel={t(`${of}.all`)}
      />
      {wider.length > 0 || filter.keyword !== '' ? (
        <section aria-labelledby="wider">
          <h2 id="wider" className={styles.title}>
            {t('search.wider')}
          </h2>
          <ul>
            {wider.map(({ Without, Total }) => (
              <li key={Without}>
                <TextLink href={addressOf(of, without(filter, Without), locale)}>
                  {t(`wider.${Without}`, { count: Total })}
                </TextLink>
              </li>
            ))}
            {filter.keyword === '' ? null : (
              <li>
                <TextLink href={addressOf(other, { ...filter, ...keywordOnly }, locale)}>
                  {t(`search.in.${other}`, { keyword: filter.keyword })}
                </TextLink>
              </li>
            )}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const keywordOnly = {
  type: undefined,
  booth: '',
  exhibitorId: undefined,
  chosen: nothingChosen,
  sort: 'default',
  page: 1,
  more: [],
} as const;

function without(filter: ListFilter, removed: Wider['Without']): ListFilter {
  const first = { ...filter, type: undefined, page: 1 };
  if (removed === 'Keyword') return { ...first, keyword: '' };
  if (removed === 'Booth') return { ...first, booth: '' };
  if (removed === 'ExhibitorId') return { ...first, exhibitorId: undefined };
  const facet =
    removed === 'BoothOption'
      ? 'boothOption'
      : (removed.toLowerCase() as Lowercase<typeof removed>);
  return { ...first, chosen: { ...filter.chosen, [facet]: [] } };
}
