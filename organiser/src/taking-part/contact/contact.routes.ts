import type { Organiser, Dependencies } from '../../dependencies.ts';
import { registerSubmissionRoute } from '../submissions/create-submission.ts';
import { contactKind, exhibitorInquiryKind } from '../submissions/kinds/submission-kinds.ts';

export async function contactRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  registerSubmissionRoute(app, dependencies, {
    path: '/Contact/:code',
    summary: 'An inquiry to the organiser',
    kind: contactKind,
  });
  registerSubmissionRoute(app, dependencies, {
    path: '/ExhibitorInquiry/:code',
    summary: 'An inquiry from a company that considers exhibiting',
    kind: exhibitorInquiryKind,
  });
}
