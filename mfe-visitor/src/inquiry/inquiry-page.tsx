import type { ComponentProps } from 'react';
import { paths } from '@dswine/shared/fair/paths';
import type { AreaName } from '@dswine/shared/ui/area-mark';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListQueryState } from '../search/list-query-state.tsx';
import type { ListName } from '../search/list-filter.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { InquirySheet, type Subject } from './inquiry-sheet.tsx';

type InquiryRecord = { Id: string; Name: string; Area: AreaName };
type Props<Of extends InquiryRecord> = {
  /** Name of the page's request in the route's `data`. */
  data: string;
  of: ListName;
  pageHref: string;
  plan: ComponentProps<typeof InquiryForm>['plan'];
  /** The product's id, if the inquiry is about one. */
  product?: string | undefined;
  subjectOf: (record: Of) => Omit<Subject, 'pageHref'>;
};

/** A trade inquiry about the record of the page. */
export function InquiryPage<Of extends InquiryRecord>(props: Props<Of>) {
  const { data: name, of, pageHref, plan, product, subjectOf } = props;
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<Of>(name);
  const subject = query.data && subjectOf(query.data);
  return (
    <PageLayout
      title={t('inquiry.crumb')}
      parents={[
        { label: t(`${of}.title`), href: paths[of](locale) },
        ...(subject ? [{ label: subject.name, href: subject.href, lang: subject.lang }] : []),
      ]}
      heading={subject && 'own'}
      area={query.data?.Area}
    >
      <ListQueryState of={of} query={query}>
        {(record) => (
          <InquirySheet subject={{ ...subjectOf(record), pageHref }}>
            <InquiryForm plan={plan} product={product} />
          </InquirySheet>
        )}
      </ListQueryState>
    </PageLayout>
  );
}
