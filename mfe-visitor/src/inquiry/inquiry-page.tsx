import type { ComponentProps } from 'react';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ListError } from '../search/list-error.tsx';
import type { ListName } from '../search/list-filter.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { InquirySheet, type Subject } from './inquiry-sheet.tsx';
import styles from './inquiry-page.module.scss';

type InquiryRecord = { Id: string; Name: string; Area: string };
type Props<Of extends InquiryRecord> = {
  /** Name of the page's request in the route's `data`. */
  data: string;
  of: ListName;
  pageHref: string;
  plan: ComponentProps<typeof InquiryForm>['plan'];
  loading: string;
  subjectOf: (record: Of) => Omit<Subject, 'pageHref'>;
};

/** A trade inquiry about the record of the page. */
export function InquiryPage<Of extends InquiryRecord>({
  data: name,
  of,
  pageHref,
  plan,
  loading,
  subjectOf,
}: Props<Of>) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, isValidating, mutate } = usePageData<Of>(name);
  const subject = data && { ...subjectOf(data), pageHref };
  return (
    <div className={`dw-container ${styles.page}`} data-area={data?.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: t(`${of}.title`), href: paths[of](locale) },
          ...(subject ? [{ label: subject.name, href: subject.href }] : []),
          { label: t('inquiry.crumb') },
        ]}
      />
      {error || !subject ? <SectionHeading level={1} title={t('inquiry.crumb')} /> : null}
      {error ? (
        <ListError
          of={of}
          error={error}
          href={pageHref}
          retry={{ again: () => void mutate(), busy: isValidating }}
        />
      ) : subject ? (
        <InquirySheet subject={subject}>
          <InquiryForm plan={plan} />
        </InquirySheet>
      ) : (
        <ListSkeleton label={loading} />
      )}
    </div>
  );
}
