import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { exhibitorInquiryKind } from '../submissions/kinds/exhibitor-inquiry.kind.ts';

export async function exhibitorInquiryRoutes(app: Organiser, services: Services): Promise<void> {
  registerSubmissionRoute(app, services, {
    path: '/ExhibitorInquiry/:code',
    summary: 'An inquiry from a company that considers exhibiting',
    kind: exhibitorInquiryKind,
  });
}
