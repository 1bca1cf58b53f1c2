import type { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import { exhibitorInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/look/breadcrumb';
import { SectionHeading } from '@dswine/shared/look/section-heading';
import { ListSkeleton } from '@dswine/shared/look/skeleton';
import { usePageData, useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { ListFailed } from '../search/list-failed.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InquirySheet } from './inquiry-sheet.tsx';
import styles from './inquiry-page.module.scss';

/** A trade inquiry to an exhibitor. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const { params } = useSlot();
  const { data, error, isValidating, mutate } = usePageData<ExhibitorDetail>('exhibitor');
  const here = paths.askExhibitor(locale, params['id']);
  return (
    <div className={`dw-container ${styles.page}`} data-area={data?.Area}>
      <Breadcrumb
        label={t('youAreHere')}
        items={[
          { label: t('home'), href: paths.home(locale) },
          { label: t('exhibitors.title'), href: paths.exhibitors(locale) },
          ...(data ? [{ label: data.Name, href: paths.exhibitor(locale, data.Id) }] : []),
          { label: t('inquiry.crumb') },
        ]}
      />
      {error || !data ? <SectionHeading level={1} title={t('inquiry.crumb')} /> : null}
      {error ? (
        <ListFailed
          of="exhibitors"
          error={error}
          href={here}
          retry={{ again: () => void mutate(), busy: isValidating }}
        />
      ) : data ? (
        <InquirySheet
          subject={{
            title: t('inquiry.toExhibitor', { name: data.Name }),
            kind: t('inquiry.to'),
            name: data.Name,
            picture: data.Picture,
            booths: data.Booths,
            href: paths.exhibitor(locale, data.Id),
            here,
          }}
        >
          <InquiryForm plan={exhibitorInquiryForm} />
        </InquirySheet>
      ) : (
        <ListSkeleton label={t('exhibitor.loading')} />
      )}
    </div>
  );
}

export function head({ t, data }: HeadContext): Head {
  const exhibitor = data['exhibitor'] as ExhibitorDetail | undefined;
  return {
    title: exhibitor ? t('inquiry.toExhibitor', { name: exhibitor.Name }) : t('inquiry.crumb'),
    description: t('inquiry.description'),
    noindex: true,
  };
}
