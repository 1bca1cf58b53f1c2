import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { requireEdition, type ExhibitorRecord } from '../../content/editions/edition.ts';
import type { EditionRecords } from '../../content/records/records.ts';
import { listRecords } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';
import type { ExhibitorOrderRow } from '../../store/tables/exhibitor-work.ts';
import {
  loadTasks,
  stateOf,
  type MetBy,
} from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { areDesksOver } from '../../taking-part/access-links/access-links.ts';
import type { DeskDependencies } from '../desk-parts.ts';

/** A deadline of an exhibitor, how it was met, or else how it stands today. */
export type Task = {
  deadline: EditionRecords['deadlines'];
  met: MetBy | undefined;
  state: MetBy | ReturnType<typeof stateOf>;
};
/** An exhibitor: who uses its desk, what it has done, and what it has ordered. */
export type ListedExhibitor = {
  exhibitor: ExhibitorRecord;
  members: readonly ExhibitorMemberRow[];
  /** Its changes wait for approval. */
  isWaiting: boolean;
  tasks: readonly Task[];
  /** The one that counts. */
  order: ExhibitorOrderRow | undefined;
  /** The day of the last reminder. */
  reminded: string | undefined;
  /** The links to the desks of this edition have ended. */
  isOver: boolean;
};

export const nameOf = ({ Name }: ExhibitorRecord): string => textsOf(Name).join(' / ');
export const hasDesk = ({ members }: ListedExhibitor) => members.length > 0;
export const openOf = ({ tasks }: ListedExhibitor) => tasks.filter(({ met }) => !met);
export const overdueOf = (row: ListedExhibitor) =>
  openOf(row).filter(({ state }) => state !== 'open');

export const canInvite = (row: ListedExhibitor) =>
  !row.isOver && !hasDesk(row) && row.exhibitor.ContactEmail !== undefined;
export const canRemind = (row: ListedExhibitor) =>
  !row.isOver && hasDesk(row) && openOf(row).length > 0;

/** All exhibitors of the present edition. */
export async function listExhibitors(
  { exhibitionCode: edition, now }: Pick<DeskDependencies, 'exhibitionCode' | 'now'>,
  database: Database,
): Promise<ListedExhibitor[]> {
  const { tasks, metBy, orders, members, reminded } = await loadTasks(database, edition);
  const approvals = await database
    .selectFrom('profile_approvals')
    .select('exhibitor_id')
    .where('edition', '=', edition)
    .execute();
  const waiting = new Set(approvals.map(({ exhibitor_id }) => exhibitor_id));
  const today = dayOf(now().toISOString());
  const isOver = areDesksOver(await requireEdition(database, edition), now());
  const exhibitors = await listRecords(database, edition, 'exhibitors');
  return exhibitors.map((exhibitor) => ({
    exhibitor,
    members: members.get(exhibitor.Id) ?? [],
    isWaiting: waiting.has(exhibitor.Id),
    tasks: tasks.map((deadline) => {
      const met = metBy(exhibitor.Id, deadline.Id);
      return { deadline, met, state: met ?? stateOf(deadline, today) };
    }),
    order: orders.get(exhibitor.Id),
    reminded: reminded.get(exhibitor.Id),
    isOver,
  }));
}
