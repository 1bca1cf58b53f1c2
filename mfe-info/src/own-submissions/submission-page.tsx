import type { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { paths } from '@dswine/shared/fair/paths';
import { referenceIn } from '@dswine/shared/fair/reference';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { FindSubmission } from './find-submission.tsx';
import { SubmissionDeleted } from './submission-deleted.tsx';
import styles from './submission-page.module.scss';
import { SubmissionSheet } from './submission-sheet.tsx';

/**
 * Shows a submission of any form to its sender. The reference number and the contact address open
 * it for a limited time, by a cookie.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('submission.title') },
        ]}
      />
      <SubmissionContent />
    </div>
  );
}

function SubmissionContent() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const { data, error, mutate, isValidating } = usePageData<FoundSubmission>('own');
  if (error)
    return (
      <>
        <h1 className="dw-hidden">{t('submission.title')}</h1>
        <LoadFailed
          title={t('faces.page')}
          text={t('faces.busy')}
          retryLabel={t('faces.retry')}
          href={paths.submission(locale)}
          retry={() => void mutate()}
          busy={isValidating}
        />
      </>
    );
  if (!data)
    return (
      <>
        <h1 className="dw-hidden">{t('submission.title')}</h1>
        <ListSkeleton label={t('faces.loading')} />
      </>
    );
  if (data.Found === 'deleted' && query.done !== undefined) return <SubmissionDeleted />;
  const requestedReference = referenceIn(query.ref?.[0]);
  const isOther =
    query.another !== undefined ||
    (requestedReference !== undefined && requestedReference !== data.Submission?.Reference);
  if (data.Submission === undefined || isOther)
    return <FindSubmission expired={data.Found === 'expired' && !isOther} />;
  return <SubmissionSheet submission={data.Submission} />;
}

export function head({ t }: HeadContext): Head {
  return { title: t('submission.title'), description: t('submission.description'), noindex: true };
}
