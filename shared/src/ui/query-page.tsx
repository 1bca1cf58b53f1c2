import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { usePageData, useSite } from '@dswine/shared/section/runtime';
import { langOf } from '../fair/texts/bilingual.ts';
import { PageLayout } from './page-layout.tsx';
import { QueryState } from './query-state.tsx';

type Layout = ComponentProps<typeof PageLayout>;
type Props<Data> = Omit<Layout, 'children'> &
  Omit<ComponentProps<typeof QueryState<Data>>, 'query' | 'children'> & {
    /** Name of the request in the route's `data`. */
    request: string;
    /** What the response changes about the layout, such as the title. */
    of?: ((data: Data) => Partial<Layout>) | undefined;
    /** Content that does not wait for the response. */
    before?: ReactNode;
    after?: ReactNode;
    children: (data: Data) => ReactNode;
  };

/**
 * A page of one request: layout and query states. An own `heading` of the content replaces that of
 * the layout once there is content.
 */
export function QueryPage<Data>(props: Props<Data>) {
  const { request, of, heading, before, after, children, ...other } = props;
  const { failed, failedText, missing, empty, skeleton, ...layout } = other;
  const query = usePageData<Data>(request);
  const { data } = query;
  const isFull = data !== undefined && !empty?.when(data);
  return (
    <PageLayout {...layout} {...(isFull && { heading, ...of?.(data) })}>
      {before}
      <QueryState
        query={query}
        failed={failed}
        failedText={failedText}
        missing={missing}
        empty={empty}
        skeleton={skeleton}
      >
        {children}
      </QueryState>
      {after}
    </PageLayout>
  );
}

type PageRecord = { Id?: string; Title?: string; Name?: string; Untranslated?: readonly string[] };

/**
 * A page about one record, whose content has the heading. `title` is shown without the record. What
 * was opened or done in the content does not stay for another record.
 */
export function RecordPage<Of extends PageRecord>({ of, children, ...props }: Props<Of>) {
  const { locale } = useSite();
  return (
    <QueryPage<Of>
      heading="own"
      {...props}
      of={(record) => ({
        title: record.Title ?? record.Name ?? props.title,
        titleLang: langOf(record, record.Title === undefined ? 'Name' : 'Title', locale).lang,
        crumb: undefined,
        ...of?.(record),
      })}
    >
      {(record) => <Fragment key={record.Id}>{children(record)}</Fragment>}
    </QueryPage>
  );
}
