import type { Organiser } from '../server/organiser.ts';
import type { SubmissionDependencies } from '../submissions/create-submission.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { exhibitorInquiryKind } from './exhibitor-inquiry.kind.ts';

export function exhibitorInquiryRoutes(app: Organiser, dependencies: SubmissionDependencies): void {
  registerSubmissionRoute(app, dependencies, {
    path: '/ExhibitorInquiry/:code',
    summary: 'An inquiry of a company that thinks of exhibiting',
    kind: exhibitorInquiryKind,
  });
}
