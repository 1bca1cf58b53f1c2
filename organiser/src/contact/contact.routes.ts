import type { Organiser } from '../server/organiser.ts';
import type { SubmissionDependencies } from '../submissions/create-submission.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { contactKind } from './contact.kind.ts';

export function contactRoutes(app: Organiser, dependencies: SubmissionDependencies): void {
  registerSubmissionRoute(app, dependencies, {
    path: '/Contact/:code',
    summary: 'An inquiry to the organiser',
    kind: contactKind,
  });
}
