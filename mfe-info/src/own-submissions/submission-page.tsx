import type { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { FindSubmission } from './find-submission.tsx';
import { SubmissionDeleted } from './submission-deleted.tsx';
import { SubmissionSheet } from './submission-sheet.tsx';

/**
 * Shows a submission of any form to its sender. The reference number and the contact address open
 * it for a limited time, by a cookie.
 */
export function Page() {
  const t = useTranslations();
  return (
    <QueryPage<FoundSubmission> request="own" title={t('submission.title')} heading="own">
      {(found) => <SubmissionContent found={found} />}
    </QueryPage>
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

export const head = unindexedHead('submission');
