import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { contactKind } from '../submissions/kinds/contact.kind.ts';

export async function contactRoutes(app: Organiser, services: Services): Promise<void> {
  registerSubmissionRoute(app, services, {
    path: '/Contact/:code',
    summary: 'An inquiry to the organiser',
    kind: contactKind,
  });
}
