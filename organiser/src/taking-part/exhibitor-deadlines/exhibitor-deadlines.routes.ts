import { ExhibitorDeadlines } from '@dswine/shared/contract/exhibitor-deadlines';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { viewDeadline } from '../../content/deadlines/deadlines.routes.ts';
import { createLocalizer } from '../../content/editions/edition.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { ownDataSchema } from '../../http/responses.ts';
import { findDesk } from '../exhibitor-desk/exhibitor-of-desk.ts';
import { loadTasks, stateOf } from './met-deadlines.ts';

/** What an exhibitor still has to do, and by when. */
export async function exhibitorDeadlineRoutes(
  app: Organiser,
  dependencies: Dependencies,
): Promise<void> {
  const { database, editions, pictures, now } = dependencies;
  app.get('/ExhibitorDesk/Deadlines/:code', { schema }, async (request) => {
    const edition = await editions.require(request.params.code);
    const desk = await findDesk(dependencies, request);
    if (typeof desk === 'string') return { Code: 200, Data: { Items: [] } };
    const view = await createLocalizer(pictures, edition, request.query.Lang);
    const { tasks, metBy } = await loadTasks(database, edition.code);
    const today = dayOf(now().toISOString());
    const Items = tasks.map(async (record) => ({
      ...(await viewDeadline(dependencies, view, record)),
      State: metBy(desk.exhibitorId, record.Id) ?? stateOf(record, today),
    }));
    return { Code: 200, Data: { Items: await Promise.all(Items) } };
  });
}

const schema = ownDataSchema({
  summary: 'The deadlines of the exhibitor whose desk the key of a link opens, with their state',
  access: deskAccess,
  data: ExhibitorDeadlines,
});
