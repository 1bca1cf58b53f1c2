import type { Compared } from '@dswine/shared/contract/my-list';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { writeQuery } from '@dswine/shared/section/request-key';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import styles from './compare-page.module.scss';
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
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: t('myList.title'), href: paths.myList(locale) },
          { label: t('compare.title') },
        ]}
      />
      <SectionHeading level={1} title={t('compare.title')} lead={t('compare.lead')} />
      <Tables />
    </div>
  );
}

function Tables() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate } = usePageData<Compared>('compared');
  const address = (left: { exhibitor: string[]; product: string[] }) =>
    paths.compare(locale) + writeQuery(left);
  const { exhibitor = [], product = [] } = query;
  if (error)
    return (
      <LoadFailed
        title={t('compare.failed')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        href={address({ exhibitor, product })}
        retry={() => void mutate()}
      />
    );
  if (!data) return <ListSkeleton label={t('compare.loading')} />;
  if (data.Exhibitors.length + data.Products.length === 0)
    return (
      <NoData
        title={t('compare.empty.title')}
        text={t('compare.empty.text')}
        href={paths.myList(locale)}
        hrefLabel={t('compare.empty.action')}
      />
    );
  const without = (list: string[], id: string) => list.filter((one) => one !== id);
  return (
    <>
      <CompareTable
        id="compare-exhibitors"
        caption={t('compare.exhibitors')}
        items={data.Exhibitors}
        rows={exhibitorRows(t, locale)}
        href={({ Id }) => paths.exhibitor(locale, Id)}
        without={({ Id }) => address({ exhibitor: without(exhibitor, Id), product })}
      />
      <CompareTable
        id="compare-products"
        caption={t('compare.products')}
        items={data.Products}
        rows={productRows(t, locale)}
        href={({ Id }) => paths.product(locale, Id)}
        without={({ Id }) => address({ exhibitor, product: without(product, Id) })}
      />
    </>
  );
}
