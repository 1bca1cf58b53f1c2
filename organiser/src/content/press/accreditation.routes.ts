import { isThrough } from '@dswine/shared/fair/texts/dates';
import { listRecords } from '../../store/content.ts';
import { fieldError } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { accreditationKind } from '../../taking-part/submissions/kinds/submission-kinds.ts';
import { registerSubmissionRoute } from '../../taking-part/submissions/create-submission.ts';

const closed =
  '線上申請已截止，資料沒有送出 / Online applications have closed, and nothing was sent';

export async function accreditationRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  registerSubmissionRoute(app, dependencies, {
    path: '/Accreditation/:code',
    summary: 'An application for press accreditation',
    kind: accreditationKind,
    async check({ edition }) {
      const [press] = await listRecords(dependencies.database, edition, 'press');
      if (!press || isThrough(press.Accreditation.Until, dependencies.now().toISOString()))
        return [];
      // Concerns no single field: thrown with its own title of the error summary.
      throw fieldError('Name', 'wrong', closed);
    },
  });
}
