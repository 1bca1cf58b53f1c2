import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { accreditationKind } from '../submissions/kinds/accreditation.kind.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';

export async function accreditationRoutes(app: Organiser, services: Services): Promise<void> {
  registerSubmissionRoute(app, services, {
    path: '/Accreditation/:code',
    summary: 'An application for press accreditation',
    kind: accreditationKind,
  });
}
