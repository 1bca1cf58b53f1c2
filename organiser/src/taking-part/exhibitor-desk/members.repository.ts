import { randomUUID } from 'node:crypto';
import type { DeskAction } from '@dswine/shared/contract/exhibitor-desk';
import { maxDeskMembers } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { findSubject } from '../access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { ExhibitorMemberRow } from '../../store/tables/exhibitor-desk.ts';

type Exhibitor = { edition: string; exhibitorId: string };

export async function findMember(
  database: Database,
  id: string,
): Promise<ExhibitorMemberRow | undefined> {
  return database
    .selectFrom('exhibitor_members')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The member of a mailed link, and whether the link is still valid. `now` is by the show's clock. */
export async function memberOfLink(
  database: Database,
  { edition, token }: { edition: string; token: string },
  now: Date,
): Promise<{ member: ExhibitorMemberRow; isOpen: boolean } | undefined> {
  const at = (time: Date) => findSubject(database, 'exhibitor-desk', token, time);
  const id = (await at(now)) ?? (await at(new Date(0)));
  const member = id === undefined ? undefined : await findMember(database, id);
  if (member?.edition !== edition) return undefined;
  return { member, isOpen: member.revoked_at === null && (await at(now)) !== undefined };
}

const active = (database: Database) =>
  database.selectFrom('exhibitor_members').selectAll().where('revoked_at', 'is', null);

/** Those who may use an exhibitor's desk, or all desks of an edition, by name. */
export async function listMembers(
  database: Database,
  { edition, exhibitorId }: { edition: string; exhibitorId?: string },
): Promise<ExhibitorMemberRow[]> {
  const all = active(database).where('edition', '=', edition);
  const rows = exhibitorId === undefined ? all : all.where('exhibitor_id', '=', exhibitorId);
  return rows.orderBy('name').orderBy('id').execute();
}

/** The desks that one address may use. */
export async function membersWithEmail(
  database: Database,
  edition: string,
  email: string,
): Promise<ExhibitorMemberRow[]> {
  return active(database)
    .where('edition', '=', edition)
    .where('email', '=', email)
    .orderBy('exhibitor_id')
    .limit(maxDeskMembers)
    .execute();
}

export async function insertMember(
  database: Database,
  row: Omit<ExhibitorMemberRow, 'id' | 'revoked_at'>,
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('exhibitor_members')
    .values({ id, revoked_at: null, ...row })
    .execute();
  return id;
}

/**
 * Ends a member's access, and the links from the desk to its appointments: they name no member, and
 * colleagues get new ones. Returns false when that has been done, or it is no member of the desk.
 */
export async function revokeMember(
  database: Database,
  { edition, exhibitorId }: Exhibitor,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('exhibitor_members')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const appointments = database
    .selectFrom('appointments')
    .select('id')
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId);
  await database
    .deleteFrom('access_links')
    .where('purpose', '=', 'appointment-desk')
    .where('subject', 'in', appointments)
    .execute();
  return true;
}

/**
 * Records what a member did at the desk, or the staff when there is none, in the transaction that
 * does it. `action` is a code for which the page has a text.
 */
export async function recordDeskAction(
  database: Database,
  { edition, exhibitorId, memberId = null }: Exhibitor & { memberId?: string | null | undefined },
  action: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto('exhibitor_actions')
    .values({
      ...{ id: randomUUID(), edition, exhibitor_id: exhibitorId, member_id: memberId },
      ...{ at: now.toISOString(), action },
    })
    .execute();
}

const shownActions = 20;

/** The last actions at a desk, newest first. */
export async function listDeskActions(
  database: Database,
  { edition, exhibitorId }: Exhibitor,
): Promise<DeskAction[]> {
  const rows = await database
    .selectFrom('exhibitor_actions')
    .leftJoin('exhibitor_members', 'exhibitor_members.id', 'exhibitor_actions.member_id')
    .select(['at', 'action', 'exhibitor_members.name'])
    .where('exhibitor_actions.edition', '=', edition)
    .where('exhibitor_actions.exhibitor_id', '=', exhibitorId)
    .orderBy('at', 'desc')
    .limit(shownActions)
    .execute();
  return rows.map(({ at, action, name }) => ({
    At: at,
    Action: action,
    ...(name && { By: name }),
  }));
}
