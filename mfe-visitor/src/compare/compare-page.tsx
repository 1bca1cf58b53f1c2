import type { Compared } from '@dswine/shared/contract/my-list';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { CompareTable } from './compare-table.tsx';
import { exhibitorRows, productRows } from './compare-rows.tsx';

export function head({ t }: HeadContext): Head {
  return { title: t('compare.title'), description: t('compare.description'), noindex: true };
}

/**
 * Compares up to four exhibitors or products. The URL holds the selection, so the page can be
 * shared and needs no scripts.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout
      parents={[{ label: t('myList.title'), href: paths.myList(locale) }]}
      title={t('compare.title')}
      lead={t('compare.lead')}
    >
      <QueryState
        query={usePageData<Compared>('compared')}
        failed={t('compare.failed')}
        empty={{
          when: ({ Exhibitors, Products }) => Exhibitors.length + Products.length === 0,
          title: t('compare.empty.title'),
          text: t('compare.empty.text'),
          href: paths.myList(locale),
          hrefLabel: t('compare.empty.action'),
        }}
      >
        {(compared) => <Tables compared={compared} />}
      </QueryState>
    </PageLayout>
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
