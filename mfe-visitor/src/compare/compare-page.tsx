import type { Compared } from '@dswine/shared/contract/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { writeQuery } from '@dswine/shared/section/request-key';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { CompareTable } from './compare-table.tsx';
import { exhibitorRows, productRows } from './compare-rows.tsx';

export const head = unindexedHead('compare');

/**
 * Compares up to four exhibitors or products. The URL holds the selection, so the page can be
 * shared and needs no scripts.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryPage<Compared>
      request="compared"
      parents={[{ label: t('myList.title'), href: paths.myList(locale) }]}
      title={t('compare.title')}
      lead={t('compare.lead')}
      failed={t('compare.failed')}
      empty={{
        when: ({ Exhibitors, Products }) => Exhibitors.length + Products.length === 0,
        group: 'compare.empty',
        href: paths.myList(locale),
      }}
    >
      {(compared) => <Tables compared={compared} />}
    </QueryPage>
  );
}

function Tables({ compared }: { compared: Compared }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const address = (left: { exhibitor: string[]; product: string[] }) =>
    paths.compare(locale) + writeQuery(left);
  const { exhibitor = [], product = [] } = query;
  const without = (list: string[], id: string) => list.filter((one) => one !== id);
  return (
    <>
      <CompareTable
        id="compare-exhibitors"
        caption={t('compare.exhibitors')}
        items={compared.Exhibitors}
        rows={exhibitorRows(t, locale)}
        href={({ Id }) => paths.exhibitor(locale, Id)}
        without={({ Id }) => address({ exhibitor: without(exhibitor, Id), product })}
      />
      <CompareTable
        id="compare-products"
        caption={t('compare.products')}
        items={compared.Products}
        rows={productRows(t, locale)}
        href={({ Id }) => paths.product(locale, Id)}
        without={({ Id }) => address({ exhibitor, product: without(product, Id) })}
      />
    </>
  );
}
