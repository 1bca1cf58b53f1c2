import type { Lang } from '@dswine/shared/contract/wire';
import { maxDeskMembers } from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { plainEmail } from '@dswine/shared/form/email';
import { fieldError } from '../../http/responses.ts';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import { insertMember, listMembers, recordDeskAction } from './members.repository.ts';

type Invitation = {
  edition: string;
  exhibitorId: string;
  name: string;
  email: string;
  locale: Lang;
  /** The member who invites. Missing: the organiser's staff. */
  by?: string;
};

/**
 * Adds a member to an exhibitor's desk, and mails the link. One who is a member already gets the
 * mail again. Call it in a transaction.
 * @throws `FormValidationError` when the desk is full.
 */
export async function inviteMember(
  transaction: Database,
  { edition, exhibitorId, name, by, locale, ...invitation }: Invitation,
  now: Date,
): Promise<void> {
  const email = plainEmail(invitation.email);
  const members = await listMembers(transaction, { edition, exhibitorId });
  let member = members.find((other) => other.email === email)?.id;
  if (member === undefined) {
    if (members.length >= maxDeskMembers) throw fieldError('Email', 'wrong', full);
    const row = { edition, exhibitor_id: exhibitorId, name, email, locale };
    member = await insertMember(transaction, { ...row, created_at: now.toISOString() });
    await recordDeskAction(transaction, { edition, exhibitorId, memberId: by }, 'invite', now);
  }
  const mail = { kind: 'desk-invitation', recipient: email, locale, data: { member } };
  await putMail(transaction, mail, now);
}

const full = `最多 ${maxDeskMembers} 人，請先移除一人 / At most ${maxDeskMembers} people: please remove one first`;
