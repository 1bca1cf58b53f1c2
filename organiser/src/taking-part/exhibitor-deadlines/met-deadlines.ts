import type { EditionRecords } from '../../content/records/records.ts';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import type { ExhibitorMarkRow } from '../../store/tables/exhibitor-work.ts';
import { linesIn, listSentOrders } from '../exhibitor-orders/orders.repository.ts';
import { listMembers } from '../exhibitor-desk/members.repository.ts';

type Deadline = EditionRecords['deadlines'];
type OrderItem = EditionRecords['order-items'];

/** How a deadline was met: by staff who ticked it off, or by what the exhibitor sent. */
export type MetBy = 'staff' | 'order' | NonNullable<Deadline['MetBy']>;

/** The deadlines at which an exhibitor has to do something, by their day. */
export function listTasks(deadlines: readonly Deadline[], items: readonly OrderItem[]): Deadline[] {
  const ordered = new Set(items.map(({ Deadline }) => Deadline));
  return deadlines
    .filter(({ Id, Form, MetBy }) => Form !== undefined || MetBy !== undefined || ordered.has(Id))
    .toSorted((a, b) => a.Due.localeCompare(b.Due));
}

/** How a deadline stands on a day for an exhibitor who has not met it. */
export function stateOf({ Due, Late }: Deadline, today: string): 'open' | 'late' | 'missed' {
  if (today <= Due) return 'open';
  return Late && today <= Late.Until ? 'late' : 'missed';
}

/** What the exhibitors of an edition have to do and have done. The maps are by exhibitor. */
export async function loadTasks(database: Database, edition: string) {
  const items = await listRecords(database, edition, 'order-items');
  const tasks = listTasks(await listRecords(database, edition, 'deadlines'), items);
  const marks = await database
    .selectFrom('exhibitor_marks')
    .select(['exhibitor_id', 'kind', 'subject'])
    .where('edition', '=', edition)
    .orderBy('subject')
    .execute();
  const byKind = (kind: ExhibitorMarkRow['kind']) => marks.filter((mark) => mark.kind === kind);
  const ticked = new Set(byKind('met').map((mark) => `${mark.exhibitor_id} ${mark.subject}`));
  const orders = await listSentOrders(database, edition);
  const members = Map.groupBy(
    await listMembers(database, { edition }),
    ({ exhibitor_id }) => exhibitor_id,
  );
  const profiles = await listProfiles(database, edition);
  const deadlineOf = new Map(items.map(({ Id, Deadline }) => [Id, Deadline]));
  const steps = new Map(tasks.map(({ Id, MetBy }) => [Id, MetBy]));
  return {
    ...{ tasks, orders, members },
    reminded: new Map(byKind('reminded').map((mark) => [mark.exhibitor_id, mark.subject])),
    metBy(exhibitorId: string, deadlineId: string): MetBy | undefined {
      const order = orders.get(exhibitorId);
      if (order && linesIn(order).some(({ Id }) => deadlineOf.get(Id) === deadlineId))
        return 'order';
      const step = steps.get(deadlineId);
      if (step === 'desk' && members.has(exhibitorId)) return step;
      if (step === 'profile' && profiles.has(exhibitorId)) return step;
      return ticked.has(`${exhibitorId} ${deadlineId}`) ? 'staff' : undefined;
    },
  };
}

/** Who has published its profile, or sent it to be approved. */
async function listProfiles(database: Database, edition: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('exhibitor_actions')
    .select('exhibitor_id')
    .distinct()
    .where('edition', '=', edition)
    .where('action', 'in', ['publish', 'send'])
    .execute();
  return new Set(rows.map(({ exhibitor_id }) => exhibitor_id));
}

/** Notes something about an exhibitor. Returns false when that was noted before. */
export async function addMark(transaction: Database, mark: ExhibitorMarkRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('exhibitor_marks')
    .values(mark)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeMark(
  transaction: Database,
  mark: Omit<ExhibitorMarkRow, 'staff' | 'at'>,
): Promise<void> {
  await transaction
    .deleteFrom('exhibitor_marks')
    .where(({ and }) => and(mark))
    .execute();
}
