import type { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { referenceIn } from '@dswine/shared/fair/reference';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { usePageData, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { FindSubmission } from './find-submission.tsx';
import { SubmissionDeleted } from './submission-deleted.tsx';
import { SubmissionSheet } from './submission-sheet.tsx';

/**
 * Shows a submission of any form to its sender. The reference number and the contact address open
 * it for a limited time, by a cookie.
 */
export function Page() {
  const t = useTranslations();
  const query = usePageData<FoundSubmission>('own');
  return (
    <PageLayout title={t('submission.title')} heading={query.data && 'own'}>
      <QueryState query={query}>{(found) => <SubmissionContent found={found} />}</QueryState>
    </PageLayout>
  );
}

function SubmissionContent({ found }: { found: FoundSubmission }) {
  const { query } = useSlot();
  const { Found, Submission } = found;
  if (Found === 'deleted' && query.done !== undefined) return <SubmissionDeleted />;
  const requestedReference = referenceIn(query.ref?.[0]);
  const isOther =
    query.another !== undefined ||
    (requestedReference !== undefined && requestedReference !== Submission?.Reference);
  if (Submission === undefined || isOther)
    return <FindSubmission expired={Found === 'expired' && !isOther} />;
  return <SubmissionSheet submission={Submission} />;
}

export function head({ t }: HeadContext): Head {
  return { title: t('submission.title'), description: t('submission.description'), noindex: true };
}
