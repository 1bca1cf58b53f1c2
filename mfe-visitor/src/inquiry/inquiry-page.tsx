import type { ComponentProps } from 'react';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { AreaName } from '@dswine/shared/ui/area-mark';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useListStates } from '../search/list-states.ts';
import type { ListName } from '../search/list-filter.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { InquirySheet, type Subject } from './inquiry-sheet.tsx';

type InquiryRecord = { Id: string; Name: string; Area: AreaName };
type Props<Of extends InquiryRecord> = {
  /** Name of the page's request in the route's `data`. */
  request: string;
  of: ListName;
  pageHref: string;
  plan: ComponentProps<typeof InquiryForm>['plan'];
  /** The product's id, if the inquiry is about one. */
  product?: string | undefined;
  subjectOf: (record: Of) => Omit<Subject, 'pageHref'>;
};

/** A trade inquiry about the record of the page. */
export function InquiryPage<Of extends InquiryRecord>(props: Props<Of>) {
  const { request, of, pageHref, plan, product, subjectOf } = props;
  const t = useTranslations();
  const { locale } = useSite();
  const all = { label: t(`${of}.title`), href: paths[of](locale) };
  return (
    <QueryPage<Of>
      request={request}
      title={t('inquiry.crumb')}
      heading="own"
      parents={[all]}
      of={(record) => {
        const { name, href, lang } = subjectOf(record);
        return { area: record.Area, parents: [all, { label: name, href, lang }] };
      }}
      {...useListStates(of)}
    >
      {(record) => (
        <InquirySheet subject={{ ...subjectOf(record), pageHref }}>
          <InquiryForm plan={plan} product={product} />
        </InquirySheet>
      )}
    </QueryPage>
  );
}
